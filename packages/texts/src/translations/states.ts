import { createHash } from "node:crypto";

/** How far a translated text is. Every text begins as drafted, and only the further states are written down. */
export const furtherStates = ["blind", "native"] as const;
export type FurtherState = (typeof furtherStates)[number];

export const stateNames = {
  drafted: "drafted",
  blind: "read blind",
  native: "read by a native speaker",
} as const;

/** Catalogue, key, and the state with a digest of both texts: "blind 1a2b3c4d". Beside the catalogues, as `ur.states.json`. */
export type States = Record<string, Record<string, string>>;

/** A text that is changed after it was read must be read again: its digest is another one. */
export const writeState = (state: FurtherState, english: string, translated: string): string =>
  `${state} ${createHash("sha256").update(`${english}\n${translated}`).digest("hex").slice(0, 8)}`;

/** Returns the state of a text. Returns "drafted" if it was changed after it was read. */
export function readState(written: string | undefined, english: string, translated: string): keyof typeof stateNames {
  return furtherStates.find((state) => written === writeState(state, english, translated)) ?? "drafted";
}
