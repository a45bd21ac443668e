// What browsers allow only in the very moment in which a person does something, and not when the app has answered:
// whatever is going to ask for it says so.
//
//   data-copy="words"   copies them; without words what the app is going to say
//   data-send="title"   hands data-link over to the system, which asks to whom
//   data-prints         prints the page: no matter for the app
//   data-writes         leads to a field: a tablet shows its keyboard only for one that gets the focus now
let copied; // {words, done}: begun in the gesture
let sent = false;

function begin() {
  let say;
  const words = new Promise((done) => (say = done));
  const text = words.then((found) => new Blob([found], { type: "text/plain" }));
  const done = navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
  return { say, done };
}

function copyNow(words) {
  if (!navigator.clipboard) return;
  if (words) copied = { words, done: navigator.clipboard.writeText(words) };
  else if (!navigator.userActivation && globalThis.ClipboardItem) copied = begin();
  copied?.done.catch(() => {}); // who awaits it hears of it
}

const share = (title, url) => navigator.share({ title, url }).catch(() => {}); // nobody was chosen

export function inGesture(element) {
  const { copy, send, link, prints, writes } = element.dataset;
  if (copy !== undefined) copyNow(copy);
  if (send !== undefined && navigator.share) {
    sent = true;
    share(send, link);
  }
  if (prints !== undefined) print();
  if (writes !== undefined && matchMedia("(pointer: coarse)").matches) {
    document.getElementById("writes")?.focus({ preventScroll: true });
  }
}

/** Whether the words are in the clipboard; in the gesture it may have been done already. */
export async function copy(words) {
  const begun = copied;
  copied = undefined;
  begun?.say?.(words);
  const mine = begun && (begun.say || begun.words === words);
  try {
    await (mine ? begun.done : navigator.clipboard.writeText(words));
    return true;
  } catch {
    return false; // or a browser without a clipboard
  }
}

export function send(title, link) {
  if (!sent) share(title, link);
  sent = false;
}
