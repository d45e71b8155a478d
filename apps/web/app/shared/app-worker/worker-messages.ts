/** A message from a page to the service worker. */
export type WorkerMessage =
  /** Fetch the scripts and styles of all screens of this role, with their texts in this language. */
  | { kind: "keep-screens"; role: string; language: string }
  /** Remove stored recordings of sentences that are none of these, by the hashes of their bytes. */
  | { kind: "keep-recordings"; hashes: readonly string[] }
  /** A waiting worker takes over from an older one. */
  | { kind: "take-over" };

/** The name of the browser's background sync, and of the worker's message to the pages: send what waits. */
export const sendWaitingTag = "send-waiting";
