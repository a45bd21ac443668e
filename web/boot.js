// Shows how far the start has come, before there is any Python to do it.
//
//   <html data-boot="…">   download → python → app → ready, or failed
//   <progress id="boot">   two thirds for the start-up bytes that have arrived (the build writes data-bytes
//                          at each preloaded file), the rest for Python and the page's own start
//   <html data-early="…">  what was asked for before there was anybody to do it; Python does it then
//
// Python sets <html data-ready="1"> when the page can be used. The words stand in the page; its
// styles choose by data-boot which of them to show.

const root = document.documentElement;
const bar = document.getElementById("boot");
const order = ["download", "python", "app"];
const awaited = new Map();
for (const link of document.querySelectorAll("link[data-bytes]")) {
  awaited.set(link.href, Number(link.dataset.bytes));
}

const sum = (sizes) => [...sizes].reduce((total, bytes) => total + bytes, 0);
const total = sum(awaited.values());
const SHARE = { download: 2 / 3, python: 2 / 3, app: 5 / 6 };

function reach(stage) {
  if (order.indexOf(stage) > order.indexOf(root.dataset.boot) && order.includes(root.dataset.boot)) {
    root.dataset.boot = stage;
    if (bar) bar.value = SHARE[stage];
  }
}

function arrived(entries) {
  for (const { name } of entries) awaited.delete(name);
  if (bar && awaited.size) bar.value = SHARE.download * (1 - sum(awaited.values()) / total);
  if (awaited.size === 0) reach("python");
}

function settle() {
  root.dataset.boot = root.dataset.ready ? "ready" : "failed";
}

root.dataset.boot = order[0];
new PerformanceObserver((list) => arrived(list.getEntries())).observe({ type: "resource", buffered: true });
new MutationObserver(settle).observe(root, { attributeFilter: ["data-ready"] });
addEventListener("py:ready", () => reach("app"));
// PyScript reports "done" also after an exception; without data-ready it was one.
addEventListener("py:done", settle);
addEventListener("unhandledrejection", settle);
addEventListener("error", settle, true);
addEventListener("click", ({ target }) => {
  const asked = target.closest?.("[data-do]");
  if (asked && !root.dataset.ready) root.dataset.early = asked.dataset.do;
});
