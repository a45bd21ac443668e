// What runs inside the page: a watcher that tells what is on the screen, and the taps of somebody who plays at random.
{
  // Lines oldest first, as [number of the action, sentence]; the log itself stands newest first.
  const log = (root) =>
    [...root.querySelectorAll(".log-lines .log-moment")]
      .reverse()
      .map((line) => [Number(line.dataset.value), line.textContent]);

  const cards = () =>
    [...document.querySelectorAll("#games .card")].map((card) => [
      card.querySelector("a")?.hash.replace("#/game/", "") ?? "",
      card.querySelector(".card-title").textContent,
    ]);

  const look = () => {
    const { ready, screen } = document.documentElement?.dataset ?? {}; // there is no page yet when this begins
    if (ready !== "1") return undefined;
    if (screen === "home") return { cards: cards() };
    const told = document.querySelector("#table-log:has(.log-lines)");
    const game = /^#\/game\/(\w+)/.exec(location.hash)?.[1];
    return screen === "table" && told && game ? { game, lines: log(told) } : undefined;
  };

  // After each change it waits for the frame that shows it. What is told carries the moment at which that frame was done.
  let last = "";
  let waiting = false;
  const tell = () => {
    waiting = false;
    const seen = look();
    setTimeout(() => {
      const words = JSON.stringify(seen);
      if (!seen || words === last) return;
      last = words;
      const report = JSON.stringify({ ...seen, moment: Date.now() });
      globalThis.killTest.told.push(report); // for those who ask
      console.debug(`kill-test ${report}`); // and for those who listen
    });
  };
  new MutationObserver(() => {
    if (!waiting) requestAnimationFrame(tell);
    waiting = true;
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ["data-ready", "data-screen"],
  });

  /** @type {(selector: string, root: ParentNode) => HTMLButtonElement[]} */
  const every = (selector, root) => [...root.querySelectorAll(/** @type {"button"} */ (selector))];
  const able = (selector, /** @type {ParentNode} */ root = document) =>
    every(selector, root).filter((one) => one.getAttribute("aria-disabled") !== "true" && !one.disabled);
  const use = (one) => one?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) !== undefined;

  // What comes of it is drawn when the app has answered.
  const answered = () => globalThis.allAnswered?.();
  const useAndSee = async (one) => {
    const there = use(one);
    await answered();
    return there;
  };

  // One tap at the table; `dice`, from 0 to 1, chooses among what can be used.
  const step = (dice) => {
    const any = (found) => use(found[Math.floor(dice * found.length)]);
    const dialog = document.querySelector("#dialog[open]");
    if (dialog) {
      const ways = ["yes", "sell", "build", "create", "displace", "act"].map((way) => `[data-do="${way}"]`).join();
      return (any(able(ways, dialog)) || any(able('[data-do="app.dismiss"]', dialog))) && "sheet";
    }
    if (use(document.querySelector('.final [data-do="look"]'))) return "over";
    if (document.querySelector('#table-bar [data-do="final"]')) return "over";
    if (document.querySelector(".bar-computer")) return "computer";
    const offers = ['[data-do="app.take-over"]', '#table-bar [data-do="confirm"]', "#table-bar .pick"];
    const things = ".board .target.is-legal, #table-bar button[data-id]";
    return [...offers, things].some((offer) => any(able(offer))) ? "tap" : "stuck";
  };

  /** @type {(selector: string) => void} */
  const send = (selector) => /** @type {HTMLFormElement} */ (document.querySelector(selector)).requestSubmit();

  const undo = () => use(able("#table-bar .step-undo")[0]);

  const fill = (field, words) => {
    field.value = words;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };

  // On the set-up: a game, and for each seat the level of a computer, or nothing for a person.
  const begin = async ([game, seats]) => {
    document.getElementById(`game-${game}`).click();
    await answered();
    const rows = () => document.querySelectorAll("#seats .seat").length;
    const way = () => (rows() < seats.length ? '[data-do="add"]' : '[data-do="remove"]');
    while (rows() !== seats.length) await useAndSee([...document.querySelectorAll(way())].at(-1));
    for (const [seat, level] of seats.entries()) {
      fill(document.getElementById(`level-${seat}`), level);
      await answered();
    }
    send("form.setup");
  };

  // On the list: the menu of a game, and what is chosen there.
  const choose = async (game, way) => {
    await useAndSee(document.querySelector(`#games [data-do="menu"][data-value="${game}"]`));
    await useAndSee(document.querySelector(`#dialog [data-do="${way}"]`));
  };
  const remove = (game) => choose(game, "delete");
  const rename = async ([game, title]) => {
    await choose(game, "rename");
    fill(document.querySelector("#dialog #title"), title);
    send("#dialog form");
  };

  // At the table: the whole log, from its sheet. Nothing until the sheet is there with all its pieces: to be asked again.
  const whole = async () => {
    const sheet = document.querySelector("#dialog[open]:has(.log-lines)");
    if (!sheet) {
      if (!(await useAndSee(document.querySelector('.final [data-do="look"]'))))
        await useAndSee(document.querySelector('#table-head [data-do="log"]'));
      return undefined;
    }
    if (await useAndSee(sheet.querySelector('[data-do="earlier"]'))) return undefined;
    const lines = log(sheet);
    await useAndSee(sheet.querySelector('[data-do="app.dismiss"]'));
    return lines;
  };

  // Computers that do not keep anybody waiting, and no pieces on their way, by the page's own preferences.
  const hurry = async () => {
    await useAndSee(document.querySelector('[data-do="app.preferences"]'));
    for (const choice of ["speed-once", "motion-off"]) {
      document.getElementById(choice).click();
      await answered();
    }
    await useAndSee(document.querySelector('#dialog [data-do="app.dismiss"]'));
  };

  globalThis.killTest = { begin, cards, hurry, remove, rename, step, told: [], undo, whole };
}
