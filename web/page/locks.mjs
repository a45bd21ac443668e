// One tab at a time: a lock of the browser by name. The app hears whether it was granted, and when another tab took it away.
import { SITE } from "./site.js";
import { tell } from "./wire.mjs";

const AGAIN = 150; // milliseconds until it is asked for once more: this tab itself may be just about to let go of it

let current;

function ask(wish, tries) {
  if (!wish.wanted) return;
  const how = wish.steal ? { steal: true } : { ifAvailable: true };
  const granted = (lock) => {
    if (!wish.wanted) return undefined;
    if (lock) {
      tell("answered", wish.number, true);
      return new Promise((letGo) => (wish.letGo = letGo));
    }
    if (tries > 1) setTimeout(ask, AGAIN, wish, tries - 1);
    else tell("answered", wish.number, false);
    return undefined;
  };
  // Another tab took it; or none was ever held, because the browser gives this page no locks at all.
  navigator.locks.request(SITE + wish.name, how, granted).catch(() => {
    if (!wish.wanted) return;
    if (wish.letGo) tell("lost", wish.number);
    else tell("answered", wish.number, true); // sequence numbers keep two tabs apart
  });
}

function unlock() {
  if (!current) return;
  current.wanted = false;
  current.letGo?.();
  current = undefined;
}

function lock(name, steal, number) {
  unlock();
  if (!navigator.locks) return tell("answered", number, true);
  current = { name, steal, number, wanted: true };
  return ask(current, 2);
}

export const locks = { lock, unlock };
