/** A message from a page to the service worker. */
export type WorkerMessage =
  /** Fetch the scripts and styles of all screens of this role, with their texts in this language. */
  | { kind: "keep-screens"; role: string; language: string }
  /** A waiting worker takes over from an older one. */
  | { kind: "take-over" };
