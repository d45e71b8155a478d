/** A message from a page to the service worker. */
export type WorkerMessage =
  /** Fetch the scripts and styles of all screens of this role. */
  | { kind: "keep-screens"; role: string }
  /** A waiting worker takes over from an older one. */
  | { kind: "take-over" };
