// The lists that the build writes before the service worker's own code (scripts/tasks/offline.py).

/** Every path of the site and the hash of its content. */
declare const FILES: Record<string, string>;
/** Those of them that only make the start faster, with the room they take. */
declare const OPTIONAL: Record<string, number>;
/** The type of every ending that a name of the site has. */
declare const TYPES: Record<string, string>;
