import type { NoWorkReason } from "@hunarmand/api/jobs/no-work/no-work";
import { maskContacts } from "../../values/mask-contacts.ts";
import { getReplyLanguage } from "../../values/replies.ts";
import { getTexts } from "../../values/texts.ts";

/**
 * Returns both columns for a customer's words: as typed, and masked for handymen who have not accepted (docs/security-rules.md S4). A
 * constraint of the table refuses one without the other.
 */
export const toWordColumns = (description: string | null) => ({
  description,
  descriptionMasked: description === null ? null : maskContacts(description),
});

/**
 * Returns why a job was cancelled, in the language of the call: the sentence of the reason of a job without work, if it was one, then what
 * the person typed.
 */
export function sayCancelReason(
  noWork: NoWorkReason | null | undefined,
  words: string | null | undefined,
): string | null {
  const sentence = noWork ? getTexts("no-work", getReplyLanguage())[noWork] : undefined;
  return [sentence, words].filter(Boolean).join("\n") || null;
}
