// Keeps the screen from going dark while <html data-awake> says that a game is being played. The browser lets go of it
// whenever the page is hidden; it is asked for again when the page comes back.
const root = document.documentElement;
const GESTURES = ["pointerup", "keyup"];

let held; // what keeps the screen on, or a promise of it

const wanted = () => root.dataset.awake !== undefined && document.visibilityState === "visible";

function release() {
  const letGo = held;
  held = undefined;
  letGo?.then((lock) => lock?.release()).catch(() => {});
}

// Some browsers want to be asked in the moment of a tap, and all refuse it when the battery is low.
function askAtNextTap() {
  held = undefined;
  for (const gesture of GESTURES) addEventListener(gesture, attend, { once: true });
}

function attend() {
  for (const gesture of GESTURES) removeEventListener(gesture, attend);
  if (!wanted()) return release();
  if (held) return undefined;
  const asked = navigator.wakeLock.request("screen");
  held = asked;
  return asked.then(
    (lock) =>
      lock.addEventListener("release", () => {
        if (held === asked) held = undefined;
      }),
    () => held === asked && askAtNextTap(),
  );
}

if (navigator.wakeLock) {
  new MutationObserver(attend).observe(root, { attributeFilter: ["data-awake"] });
  document.addEventListener("visibilitychange", attend);
}
