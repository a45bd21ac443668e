// The worker in which the computer players think: Python of its own, started when the first of them is needed.
// Its first message is the address of the interpreter and whether to do without a snapshot, which the page knows
// from its session; "ready" or a failure is the answer to it.
// What follows is between web/play/thinker.py in the page and web/thinker.py here.

async function start({ interpreter, noSnapshot }) {
  globalThis.thinks = true;
  globalThis.noSnapshot = noSnapshot;
  const { loadPyodide } = await import(interpreter);
  const pyodide = await loadPyodide();
  pyodide.pyimport("web.thinker");
}

addEventListener(
  "message",
  ({ data }) =>
    start(data).then(
      () => postMessage("ready"),
      (error) => postMessage(`failed: ${error}`),
    ),
  { once: true },
);
