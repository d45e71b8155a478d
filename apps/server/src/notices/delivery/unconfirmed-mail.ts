import type { Language } from "@hunarmand/texts/catalogue";
import { getTexts } from "../../values/texts.ts";

/**
 * The values of a text without those that people chose. As long as nobody has confirmed a mail's address, the mailbox may be of
 * somebody who was never here, and the portal must not bring them a stranger's words. The notice in the portal says it all.
 */
export const withoutTyped = (
  values: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> & { name: string } => ({ ...values, ...getTexts("mails", language).notice.standIns });
