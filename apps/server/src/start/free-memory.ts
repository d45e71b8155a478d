const settledMilliseconds = 5_000;

/**
 * What was needed only to load modules and to build schemas, V8 keeps for as long as nobody calls: one collection gives some 40 MB back.
 * It is there because `npm start` exposes it.
 */
export function freeMemoryOnceSettled(): void {
  setTimeout(() => void globalThis.gc?.({ execution: "async" }), settledMilliseconds).unref();
}
