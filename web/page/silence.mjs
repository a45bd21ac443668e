// When the app does not answer any more: its worker is stuck, or has come to an end. Whatever was played is kept, so
// <html data-silent> shows a line that offers to begin again, and the games as files (web/app/static.py).
import { filesOf } from "./rescue.js";

const root = document.documentElement;
const details = /** @type {HTMLDetailsElement} */ (document.getElementById("silent-games"));

details?.addEventListener("toggle", async () => {
  if (details.open) details.querySelector("ul").replaceChildren(...(await filesOf()));
});
document.getElementById("silent-again")?.addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});

export const silent = () => (root.dataset.silent = "");
export const answers = () => delete root.dataset.silent;
