// Runs before anything is painted: the light a person chose, where the address leads, and an ear for
// everything that is done before there is Python to do it; web/page/takeover.mjs does it again then.
//
//   <html data-then="…">    what the address asks for: a new game, or one of the games
//   <html data-early="[…]"> what was tapped, chosen and typed, in order: {do, value, field, seen};
//                           on a kept picture (web/page/kept_picture.js) one tap: {do, id, value, on}
//   <html data-waits>       something was tapped, and what comes of it cannot be shown yet
//   <html data-started>     Python listens itself now
//   <html data-in-page>     no worker started, so Python is to run on the page's own thread
//   <html data-painted>     something is to be seen
//
// A "kept" event tells of each; whoever shows what comes of it (web/page/preview.js) prevents its default.
{
  // In a frame of another site nothing begins: browsers would keep its games apart from those of the site itself, and whoever owns the
  // frame could lay something over it. Another page says so. (Only an HTTP header could forbid the frame.)
  try {
    void top.document;
  } catch {
    location.replace("framed.html");
  }

  const root = document.documentElement;
  const ours = `hansa:${new URL(".", location.href).pathname}`; // as in service-worker.js
  try {
    const theme = JSON.parse(localStorage.getItem(`${ours}preferences`) ?? "{}").theme;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  } catch {
    // Storage is blocked or holds something else: the system's light will do.
  }

  // The words first: the large drawing takes as long to paint as everything else, and comes one frame later.
  requestAnimationFrame(() => setTimeout(() => (root.dataset.painted = "")));

  const { places } = document.currentScript.dataset;
  let kept = [];
  try {
    const again = `${ours}early`; // boot.js had to load the page once more
    const noted = JSON.parse(sessionStorage.getItem(again) || "[]");
    if (Array.isArray(noted)) kept = noted.filter((what) => typeof what?.do === "string");
    sessionStorage.removeItem(again);
    if (sessionStorage.getItem(`${ours}in-page`)) root.dataset.inPage = "";
  } catch {
    // Nothing then.
  }
  const write = () => {
    if (kept.length) root.dataset.early = JSON.stringify(kept);
    else delete root.dataset.early;
  };
  const keep = (what) => {
    if (what.field && kept.at(-1)?.field === what.field) kept.pop(); // of what is typed only the last counts
    kept.push(what);
    write();
    return !document.dispatchEvent(new CustomEvent("kept", { cancelable: true, detail: what }));
  };
  const ticks = (field) => field.matches("[type=checkbox], [type=radio]");
  const state = (field) => (ticks(field) ? (field.checked ? "on" : "off") : field.value);
  const onPicture = (target) => root.dataset.kept !== undefined && target.closest("#app");
  const hear = (kind, ear) =>
    document.addEventListener(kind, (event) => {
      if (root.dataset.started === undefined || onPicture(event.target)) ear(event);
    });

  // What comes of it is not to be seen, so only the first tap can be meant as it was made.
  const tap = ({ dataset: { do: command, id, value } }) => {
    root.dataset.waits = "";
    if (kept.some(({ on }) => on)) return;
    kept.push({ do: command ?? "", id, value: value ?? "", on: root.dataset.kept });
    write();
  };

  hear("click", ({ target }) => {
    const used = target.closest(onPicture(target) ? "[data-id], [data-do]" : "[data-do]");
    if (used && onPicture(used)) return tap(used);
    if (!used || used.matches("input, select, textarea, form")) return;
    if (keep({ do: used.dataset.do, value: used.dataset.value ?? "" })) return;
    root.dataset.waits = "";
    const form = used.closest("form"); // what comes of it is not to be seen yet, so nothing can be built upon it
    if (form) form.inert = true;
  });
  hear("input", ({ target }) => {
    const value = target.matches("[type=radio]") ? target.value : state(target);
    if (target.dataset.do) keep({ do: target.dataset.do, value, field: target.id });
  });
  hear("submit", (event) => {
    event.preventDefault();
    const form = event.target;
    const seen = [...form.elements].filter(({ id }) => id).map((field) => [field.id, state(field)]);
    if (form.dataset.do) keep({ do: form.dataset.do, value: "", seen: Object.fromEntries(seen) });
    root.dataset.then = "game";
    form.inert = true;
  });

  // Files: Python finds them in their field.
  const picker = () => /** @type {HTMLInputElement} */ (document.getElementById("file"));
  hear("change", ({ target }) => {
    if (target === picker()) root.dataset.waits = "";
  });
  hear("dragover", (event) => event.preventDefault()); // else the browser would leave the page for the file
  hear("drop", (event) => {
    event.preventDefault();
    if (!picker() || !event.dataTransfer?.files.length) return;
    picker().files = event.dataTransfer.files;
    root.dataset.waits = "";
  });

  // The addresses of screens (web/wire/address.py), each with what the static page shows meanwhile.
  const known = new Map(places.split(" ").map((one) => /** @type {[string, string]} */ (one.split(":"))));
  const route = () => {
    const then = known.get(/^#\/(\w+)/.exec(location.hash)?.[1]);
    root.dataset.then = then ?? "";
    write();
    if (kept.length || picker()?.files.length || then === "") root.dataset.waits = "";
    else delete root.dataset.waits;
  };
  route();
  addEventListener("hashchange", () => {
    if (root.dataset.started !== undefined) return;
    kept = kept.filter(({ do: command, on }) => !on && command.startsWith("app.")); // the rest was of the screen that was left
    route();
  });
}
