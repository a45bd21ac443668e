// What PyScript gets of the browser, before it is loaded: no watch over the page once our Python runs.

const root = document.documentElement;

// It looks at everything that is put into the page, and runs what says that it is Python. We have one script; from then on markup
// is only markup. It is known by what it looks at; others who look at the page, such as a browser's tools, may be there before it.
const watchers = new Set();
const { observe } = MutationObserver.prototype;
MutationObserver.prototype.observe = function (target, how) {
  if (target === document && how?.childList && how.attributes) watchers.add(this);
  return observe.call(this, target, how);
};
const started = new MutationObserver(() => {
  started.disconnect();
  MutationObserver.prototype.observe = observe;
  for (const watcher of watchers) {
    watcher.disconnect();
    watcher.observe = () => {}; // it would go on in the shadow of an element
  }
});
started.observe(root, { attributeFilter: ["data-started"] });
