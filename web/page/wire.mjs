// The wire to the app, wherever it runs (web/app/remote.py).
//
//   page → app    [kind, values, picture, facts]   something happened, while this picture was on the screen
//   app → page    [heard, picture, steps]          what comes of it; `heard` counts the messages that it is an answer to
import { room } from "./picture.mjs";
import { answers, silent } from "./silence.mjs";
import { upright } from "./upright.js";

/** @type {MessagePort} */
let port;
let sent = 0;
let heard = 0;
let picture = 0;
let waiting = []; // for the answer to everything that was said

// The app always answers. Where it does not for long, its worker is dead or stuck. The time is counted in ticks, so that a sleep
// of the machine costs one, and only while something is unanswered: an idle page does nothing.
const TICK = 1_000; // milliseconds
const PATIENCE = 15; // ticks
let ticks = 0;
let attends = false;

function tick() {
  ticks += 1;
  if (ticks === PATIENCE) silent();
  attends = unanswered() > 0;
  if (attends) setTimeout(tick, TICK);
}

function attend() {
  ticks = 0;
  if (!attends) setTimeout(tick, TICK);
  attends = true;
}

// What the app may ask about in the middle of a turn.
const facts = () => ({
  route: location.hash || "#/",
  portrait: upright.matches,
  focused: /** @type {HTMLElement} */ (document.activeElement?.closest("[data-id]"))?.dataset.id ?? "",
  room: room(),
});

export function tell(kind, ...values) {
  if (!unanswered()) attend();
  sent += 1;
  port.postMessage([kind, values, picture, facts()]);
}

// The first message tells more, once and for all.
export function begin(far, more, ...values) {
  port = far;
  sent += 1;
  port.postMessage(["begin", values, picture, { ...facts(), ...more }]);
}

// How many messages have not been answered yet. Where there are some, what comes may be older than what is on the screen.
export const unanswered = () => sent - heard;

export const quiet = () => (unanswered() ? new Promise((done) => waiting.push(done)) : Promise.resolve());

export function hear(carryOut) {
  port.onmessage = ({ data: [now, number, steps] }) => {
    heard = now;
    ticks = 0;
    answers();
    carryOut(steps);
    picture = number;
    if (unanswered()) return;
    const every = waiting;
    waiting = [];
    for (const done of every) done(undefined);
  };
}

Object.assign(globalThis, { unanswered, allAnswered: quiet }); // for whoever measures or tests the page
