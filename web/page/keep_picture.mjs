// Keeps a picture of the table that is on the screen when the page is hidden or left, so that the game is there at once the next
// time (web/page/kept_picture.js). The app says when it may be kept: <html data-keeps>. There is only one, and it is nothing that
// anybody would miss: where local storage is full it gives way (web/page/store.js).
import { MOST, about, marks, standing, stepOf } from "./kept_picture.js";
import { PICTURE, dropPicture } from "./store.js";

const root = document.documentElement;
const app = document.getElementById("app");

// The size of a board is told beside the markup, for the page's policy allows no styles in it.
function markup() {
  const copy = /** @type {Element} */ (app.cloneNode(true));
  for (const one of copy.querySelectorAll("[style]")) one.removeAttribute("style");
  return copy.innerHTML;
}

function keep() {
  const { keeps, kept } = root.dataset;
  if (keeps === undefined || kept !== undefined) return;
  if (keeps !== stepOf(keeps.split(" ", 1)[0])) return; // another tab has gone on, and it is not drawn yet
  const text = `${JSON.stringify({ of: about(keeps), marks: marks(), stands: standing() })}\n${markup()}`;
  try {
    if (text.length > MOST) throw new Error("too long");
    localStorage.setItem(PICTURE, text);
  } catch {
    dropPicture(); // no room, not even for this one in the place of the one before
  }
}

/** From here on a picture is kept when the page is hidden, and when another address is opened. */
export function keepPictures() {
  const hidden = () => document.visibilityState === "hidden" && keep();
  document.addEventListener("visibilitychange", hidden);
  addEventListener("pagehide", hidden); // one that was hidden already, and in which computers have gone on
  addEventListener("hashchange", keep); // the app has not answered yet
}
