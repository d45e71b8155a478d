import texts from "../../locales/en/ready-objections.json";
import { getMessages } from "../../shared/texts/messages.ts";
import { replaceLines } from "./replace-lines.ts";

/** What is usually wrong with a price. Calls and the database have the English sentence, so that everybody reads it in their language. */
export const readyObjections = ["high", "agreed", "materials", "unfinished", "more"] as const;

/** The sentence that a reason is sent as. */
export const toSentObjection = (reason: (typeof readyObjections)[number]): string => texts.english.reasons[reason];

/** A customer's objection to a price, with its ready sentence in the reader's language. */
export const toShownObjection = (objection: string): string =>
  replaceLines(objection, texts.english.reasons, getMessages(texts).reasons);
