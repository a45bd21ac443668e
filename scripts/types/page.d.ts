// What the scripts of the page say to each other and find beside them, for the type checker.

declare module "*/runtime/pyodide/pyodide.mjs" {
  export { loadPyodide, version } from "pyodide"; // the build puts it there
}

/** Something that was done before Python could do it. */
interface Kept {
  do: string;
  value: string;
  field?: string;
  seen?: Record<string, string>;
}

interface DocumentEventMap {
  kept: CustomEvent<Kept>;
}

/** What scripts/kills/page.js puts into the page. */
declare var killTest: Record<string, any>;

/** In a worker: how its Python was started. */
declare var memory: string;
