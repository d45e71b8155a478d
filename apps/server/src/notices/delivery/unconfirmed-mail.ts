import type { Language } from "@hunarmand/texts/catalogue";
import { getTexts } from "../../values/texts.ts";

/**
 * Removes the values that people typed. The mailbox of an unconfirmed address may belong to a person who never used the portal, and must
 * not receive a stranger's words. The notice in the portal contains them.
 */
export const withoutTyped = (
  values: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> & { name: string } => ({ ...values, ...getTexts("mails", language).notice.standIns });
