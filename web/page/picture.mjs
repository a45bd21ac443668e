// What only the page can measure: pieces on their way, and the size of a board in its frame.

const root = document.documentElement;
const MILLISECONDS = { quick: 320, calm: 800 }; // how long a piece is on its way, as a person likes it
const LEAST = 2; // pixels below which nothing is seen to move
const MOST = 400; // how far two fingers may enlarge a board, in hundredths of its frame's width
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const duration = () => (calm.matches ? 0 : (MILLISECONDS[root.dataset.motion] ?? 0));

// Pieces: each glides from where it was drawn last to where it is drawn now.

/** Where the pieces inside an element stand on the screen, by name. */
export function places(element) {
  const pieces = duration() ? [...element.querySelectorAll("[data-piece]")] : [];
  return new Map(pieces.map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]));
}

export function glide(element, before) {
  if (!before.size) return;
  for (const piece of element.querySelectorAll("[data-piece]")) {
    const was = before.get(piece.dataset.piece);
    const box = was && piece.getBoundingClientRect();
    if (was) come(piece, was.x - box.x, was.y - box.y);
  }
}

let begun = [];

// A piece where it stands, or where pieces come from: a player's panel, the piles.
function find(place) {
  const name = JSON.stringify(place);
  return document.querySelector(`[data-stands=${name}], [data-home=${name}]`);
}

/** Note where moves begin; they end when all is drawn, with `land`. */
export function lift(moves) {
  begun = duration() ? moves.map(([start, end]) => [middle(find(start)), end]) : [];
}

export function land() {
  for (const [start, end] of begun.splice(0)) {
    const piece = document.querySelector(`[data-stands=${JSON.stringify(end)}]`);
    const there = middle(piece);
    if (start && there) come(piece, start[0] - there[0], start[1] - there[1]);
  }
}

function middle(element) {
  const box = element?.getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}

function come(piece, x, y) {
  if (Math.max(Math.abs(x), Math.abs(y)) <= LEAST) return;
  // The piece's own place is an attribute, so what is inside it moves; its lengths are those of the drawing.
  const scale = piece.getScreenCTM().a;
  // On its way it is nothing to tap: whoever taps means what lies below.
  const away = { transform: `translate(${x / scale}px, ${y / scale}px)`, pointerEvents: "none" };
  const steps = [away, { transform: "none", pointerEvents: "none" }];
  piece.firstElementChild.animate(steps, { duration: duration(), easing: "ease-in-out" });
}

// The board in its frame: whatever a person looks at stays in its place while the board grows or shrinks.

const frameOf = () => document.querySelector(".board-scroll");
const edge = (frame) => parseFloat(getComputedStyle(frame).paddingTop); // what hangs over it

/** How wide and high the frame is. */
export function room() {
  const frame = frameOf();
  return frame ? [frame.clientWidth, frame.clientHeight - edge(frame)] : [0, 0];
}

// Where the picture is: in the middle of its element, whose shape may be another.
function drawn(frame) {
  const board = /** @type {SVGSVGElement} */ (frame.firstElementChild);
  const box = board.getBoundingClientRect();
  const shape = board.viewBox.baseVal;
  const scale = Math.min(box.width / shape.width, box.height / shape.height);
  const [width, height] = [shape.width * scale, shape.height * scale];
  return { left: box.x + (box.width - width) / 2, top: box.y + (box.height - height) / 2, width, height };
}

// The place on the board under a point of the screen, in parts of its width and height.
function partAt(frame, /** @type {number[]} */ [x, y]) {
  const { left, top, width, height } = drawn(frame);
  return [(x - left) / width, (y - top) / height];
}

function bring(frame, part, /** @type {number[]} */ [x, y]) {
  const { left, top, width, height } = drawn(frame);
  frame.scrollLeft += left + part[0] * width - x;
  frame.scrollTop += top + part[1] * height - y;
}

// In hundredths of the frame's width; 0 shows the whole board.
function resize(board, size) {
  board.dataset.zoomed = size;
  board.style.width = size === "0" ? "" : `${size}%`;
}

// What was looked at, on this board, before the page looked at what somebody else is asked for: it is shown again afterwards.
let seen;

/** Give the board the size that the page asks for, around the middle of what is seen of it. */
export function fit() {
  const frame = frameOf();
  const mark = /** @type {HTMLElement} */ (document.querySelector("[data-zoom]"));
  const size = mark?.dataset.zoom;
  if (!frame || size === undefined) return;
  const board = /** @type {SVGSVGElement} */ (frame.firstElementChild);
  const away = mark.dataset.away !== undefined;
  if (seen?.board !== board) seen = undefined;
  if (away && !seen) seen = { board, before: board.dataset.zoomed, left: frame.scrollLeft, top: frame.scrollTop };
  if (!away && seen) {
    const { before, left, top } = seen;
    seen = undefined;
    if (before === size) {
      resize(board, size);
      frame.scrollTo(left, top);
      return;
    }
  }
  if (board.dataset.zoomed === undefined) {
    resize(board, size);
    frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
    frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2;
  } else if (board.dataset.zoomed !== size) {
    const at = middle(frame);
    const part = partAt(frame, at);
    resize(board, size);
    bring(frame, part, at);
  }
}

/** Bring a point of the board, in parts of its width and height, to the middle of the frame. */
export function centre(x, y) {
  const frame = frameOf();
  if (!frame) return;
  const box = frame.getBoundingClientRect();
  bring(frame, [x, y], [box.x + box.width / 2, box.y + (box.height + edge(frame)) / 2]);
}

function fingers({ touches: [one, two] }) {
  const at = [(one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2];
  return { at, apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) };
}

/** Two fingers: what lies between them stays between them. `then` hears the size, 0 for the whole board. */
export function hearPinches(then) {
  // The browser waits for what these listeners say before it scrolls by itself.
  const active = { passive: false };
  const begin = (event) => {
    const frame = event.touches.length === 2 && event.target.closest(".board-scroll");
    if (!frame) return;
    event.preventDefault();
    const { at, apart } = fingers(event);
    const part = partAt(frame, at);
    const start = (100 * drawn(frame).width) / frame.clientWidth;
    let size = start;
    const over = new AbortController();
    const moved = (next) => {
      if (next.touches.length !== 2) return;
      next.preventDefault();
      const now = fingers(next);
      size = Math.min((start * now.apart) / Math.max(apart, 1), MOST);
      resize(frame.firstElementChild, String(Math.max(Math.round(size), 1)));
      bring(frame, part, now.at);
    };
    const ended = () => {
      over.abort();
      const whole = frame.clientHeight > frame.firstElementChild.getBoundingClientRect().height;
      then(whole ? 0 : Math.round(size));
    };
    document.addEventListener("touchmove", moved, { ...active, signal: over.signal });
    for (const kind of ["touchend", "touchcancel"]) document.addEventListener(kind, ended, { signal: over.signal });
  };
  document.addEventListener("touchstart", begin, active);
}
