import { lazyPart } from "../parts/lazy-part.tsx";

/** Loaded when an amount is first shown as notes. Without them the digits say the same. */
export const Banknotes = lazyPart(async () => (await import("./banknotes.tsx")).Banknotes, { away: () => null });
