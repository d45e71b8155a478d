import type { Language } from "@hunarmand/texts/catalogue";
import { useSession } from "../person/session.ts";
import { useLanguage } from "../texts/messages.ts";
import { listOtherLanguages, openInLanguage } from "../texts/page-language.ts";

/**
 * The languages that people can change to. A choice is kept on the device, and for a logged-in person on the account:
 * mails and messages use it.
 */
export function useLanguageChoice() {
  const session = useSession();
  const others = listOtherLanguages(useLanguage());
  const choose = async (language: Language): Promise<void> => {
    // On demand: visitors need neither the call nor its schema. Without network the page changes all the same.
    const part = session && (await import("./keep-language.ts").catch(() => undefined));
    part?.keepLanguage(language);
    openInLanguage(language);
  };
  return { others, choose };
}
