import { lazyPart } from "../../shared/parts/lazy-part.tsx";

/** What of a job waits to be sent. Loaded on demand: usually nothing waits. */
export const WaitingOf = lazyPart(
  async () => (await import("../../shared/waiting-calls/screens/waiting-of.tsx")).WaitingOf,
  { away: () => null },
);
