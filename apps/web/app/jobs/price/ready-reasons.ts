import priceParts from "../../locales/en/price-parts.json";
import { getMessages } from "../../shared/texts/messages.ts";
import { replaceLines } from "./replace-lines.ts";

/** What a price above the usual one is mostly for. Calls and the database have the English phrase, so that everybody reads it in their language. */
export const readyReasons = ["parts", "lift", "work", "far"] as const;

/** A note of the reader with its ready phrases in English, as it is sent. */
export const toSentReasons = (note: string): string =>
  replaceLines(note, getMessages(priceParts).reasons, priceParts.english.reasons);

/** A note that was sent, with its ready phrases in the reader's language. */
export const toShownReasons = (note: string): string =>
  replaceLines(note, priceParts.english.reasons, getMessages(priceParts).reasons);

/** Divides a note that was sent into its ready phrases, in the reader's language, and what somebody typed. */
export function divideNote(note: string): { ready: readonly string[]; typed: string } {
  const { reasons } = priceParts.english;
  const lines = note.split("\n");
  const isReady = (line: string) => readyReasons.some((name) => reasons[name] === line.trim());
  return {
    ready: lines.filter(isReady).map(toShownReasons),
    typed: lines
      .filter((line) => !isReady(line))
      .join("\n")
      .trim(),
  };
}
