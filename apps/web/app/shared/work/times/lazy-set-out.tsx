import { lazyPart } from "../../parts/lazy-part.tsx";

/** Loaded on demand: most jobs are of now. Its place is held, so that no button below moves. */
export const SetOutLines = lazyPart(async () => (await import("./set-out-lines.tsx")).SetOutLines, {
  fallback: <span style={{ display: "block", height: "3.5rem" }} />,
});
