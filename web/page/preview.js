// The page while Python starts: lists the saved games, shows the set-up of a new game at #/new, and a game that is to go on as
// it was left (web/page/kept_picture.js). List and set-up are made of
// markup that the page's own Python drew at the build (web/app/static.py); what is done there is kept by web/page/recorder.js, and
// once Python is there it does the same again, in order, and draws everything anew.
import { hide as hidePicture, show as showPicture } from "./kept_picture.js";
import { colours, lastPlayers, saves, titled } from "./saves.js";
import { FORM, mended } from "./store.js";

const root = document.documentElement;
const app = document.getElementById("app");
const home = app.firstElementChild;
const models = /** @type {HTMLTemplateElement} */ (document.getElementById("early")).content;

// Large pictures are there only once, and the chart in the home screen: models borrow them.
function lent(name) {
  const model = /** @type {HTMLTemplateElement} */ (models.querySelector(`[data-lent="${name}"]`));
  if (name !== "chart") return model.content.cloneNode(true);
  const chart = /** @type {Element} */ (home.querySelector(".hero-chart").cloneNode(true));
  for (const word of chart.querySelectorAll("text")) word.remove();
  return chart;
}

function copy(selector) {
  const made = models.querySelector(selector)?.content.cloneNode(true);
  for (const place of made?.querySelectorAll("[data-borrowed]") ?? []) place.replaceWith(lent(place.dataset.borrowed));
  return made;
}

// The list of games.

function shields(made, save) {
  const bySeat = [...made.querySelector(".shields").children]; // all colours that the game has
  const chosen = colours(save).map((colour) =>
    bySeat.find((one) => one.querySelector(`.player-${CSS.escape(colour)}`)),
  );
  const order = [...new Set([...chosen.filter((one) => one), ...bySeat])].slice(0, save.players.length);
  for (const [seat, one] of order.entries()) one.querySelector("text").textContent = seat + 1;
  return order;
}

function card(save) {
  const made = (copy(`[data-card="${CSS.escape(save.game)}"]`) ?? copy("[data-card]")).firstElementChild;
  const title = titled(save);
  made.querySelector("a").href = `#/game/${save.id}`;
  made.querySelector(".card-title").textContent = title;
  const menu = made.querySelector("[data-do=menu]");
  menu.dataset.value = save.id;
  menu.ariaLabel = menu.ariaLabel.replace("{title}", () => title);
  made.querySelector(".shields").replaceChildren(...shields(made, save));
  const turn = [...made.querySelectorAll(".card-facts *")].find((fact) => fact.textContent.includes("{who}"));
  made.querySelector(".when").style.visibility = "hidden"; // only Python tells dates, but they have their place
  const who = save.players[save.seat];
  if (who === undefined) turn?.remove();
  else if (turn) turn.textContent = turn.textContent.replace("{who}", () => who);
  return made;
}

// Whoever wrote a game may have known facts that are strange to this page: Python will tell what it is.
function tryCard(save) {
  try {
    return [card(save)];
  } catch {
    return [];
  }
}

const PIECE = 60; // as many as the home screen draws at once

function list() {
  const cards = saves().slice(0, PIECE).flatMap(tryCard);
  const games = copy(cards.length ? "[data-model=games]" : "[data-model=none]");
  if (cards.length) games.firstElementChild.replaceChildren(...cards);
  home.querySelector("#games").replaceChildren(games);
  // Which game the large button starts for somebody who has played only Python knows.
  if (cards.length) home.querySelector("#usual").textContent = "\u00a0";
}

// The set-up: one model for each game and number of players.

let form, game, people;
let chosen; // what was ticked, by the name of the choice; what nobody touched comes with the model

const part = (id) => form.querySelector(`#${CSS.escape(id)}`);
const model = (name, count) => `[data-setup="${name} ${count}"]`;

function setUp() {
  form = copy("[data-model=setup]").firstElementChild;
  const first = /** @type {HTMLElement} */ (models.querySelector("[data-setup]")); // of the first game
  const last = saves()[0]?.game;
  game = models.querySelector(`[data-setup^="${CSS.escape(last ?? "")} "]`) ? last : first.dataset.setup.split(" ")[0];
  chosen = {};
  people = lastPlayers().map(([name, level]) => ({ name, level, was: "" }));
  while (people.length && !models.querySelector(model(game, people.length))) people.pop();
  while (!models.querySelector(model(game, people.length))) people.push({ name: "", level: "", was: "" });
  draw();
  app.replaceChildren(form);
}

function draw() {
  const drawn = copy(model(game, people.length));
  if (!drawn) return false;
  const active = /** @type {HTMLElement} */ (document.activeElement);
  const again = active?.id ? `#${CSS.escape(active.id)}` : `[data-do="${active?.dataset.do}"]`;
  for (const one of [...drawn.children]) part(one.dataset.part)?.replaceChildren(...one.childNodes);
  for (const { id, checked } of Object.values(chosen)) {
    const box = part(id);
    if (box && !box.disabled) box.checked = checked;
  }
  people.forEach(({ name, level }, seat) => {
    part(`name-${seat}`).value = name;
    const sits = part(`level-${seat}`);
    sits.value = level;
    if (sits.selectedIndex < 0) sits.value = "";
  });
  call();
  if (form.contains(active) || !active?.isConnected) form.querySelector(again)?.focus({ preventScroll: true });
  return true;
}

// Whoever may begin is called by name.
function call() {
  people.forEach(({ name }, seat) => {
    const label = part(`start-${seat + 1}`)?.nextElementSibling;
    if (label) label.textContent = name.trim() || part(`name-${seat}`).placeholder;
  });
}

const CHANGES = {
  name: (seat, value) => {
    people[seat].name = value;
    call();
    return true;
  },
  level: (seat, level) => {
    const one = people[seat];
    if (Boolean(level) !== Boolean(one.level)) [one.name, one.was] = [one.level ? one.was : "", one.name];
    one.level = level;
    return draw();
  },
  game: (_key, name) => {
    game = name;
    while (people.length && !models.querySelector(model(game, people.length))) people.pop();
    return draw();
  },
  add: (_key, computer) => {
    const friendly = /** @type {HTMLOptionElement} */ (form.querySelector("optgroup option")).value;
    const level = computer ? (people.findLast((one) => one.level)?.level ?? friendly) : "";
    people.push({ name: "", level, was: "" });
    return draw();
  },
  remove: (_key, seat) => {
    people.splice(seat, 1);
    return draw();
  },
  up: (_key, seat) => {
    people.splice(seat - 1, 2, people[seat], people[seat - 1]);
    return draw();
  },
};

document.addEventListener("kept", (event) => {
  if (!form?.isConnected) return;
  const [kind, key] = event.detail.do.split(":");
  const box = event.detail.field && part(event.detail.field);
  if (box?.matches("[type=checkbox], [type=radio]")) chosen[box.name || box.id] = { id: box.id, checked: box.checked };
  if (CHANGES[kind]?.(key, event.detail.value)) event.preventDefault();
});

// Which of them.

// Whether there is a picture of the game that is to go on.
function goesOn() {
  const [, named] = /^#\/game\/(\w+)$/.exec(location.hash) ?? [];
  const id = location.hash === "#/resume" ? saves().find(({ seat }) => seat !== FORM.over)?.id : named;
  return Boolean(id) && showPicture(id);
}

function show({ arriving = true } = {}) {
  if (root.dataset.started !== undefined || root.dataset.boot === "failed") return;
  const before = app.firstElementChild;
  if (location.hash === "#/new") {
    hidePicture();
    setUp();
  } else if (!goesOn()) goHome();
  if (!arriving || app.firstElementChild === before) return;
  if (root.dataset.kept === undefined) scrollTo(0, 0);
  const heading = app.querySelector("h1");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function goHome() {
  hidePicture();
  if (app.firstElementChild !== home) app.replaceChildren(home);
}

list();
show({ arriving: false });
mended
  .then((changed) => {
    if (!changed.length || root.dataset.started !== undefined || root.dataset.boot === "failed") return;
    list();
    if (root.dataset.kept !== undefined) show({ arriving: false }); // it may be of an older step
  })
  .catch(() => {}); // Python draws it anew
addEventListener("hashchange", () => show());
