import type { Language } from "@hunarmand/texts/catalogue";
import { toLanguagePath } from "@hunarmand/texts/language-paths";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { useSession } from "../person/session.ts";
import { useLanguage } from "../texts/messages.ts";
import { languageNames, listOtherLanguages, openInLanguage } from "../texts/page-language.ts";

/**
 * Links to this page in the other languages, each named in its own letters. The choice is kept on the device, and for a
 * logged-in person on the account: mails and messages use it. Nothing shows while only one language is complete.
 */
export function LanguageSwitch({ className = "menu-item" }: { className?: string }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const choose = async (event: MouseEvent, language: Language): Promise<void> => {
    event.preventDefault();
    // On demand: visitors need neither the call nor its schema. Without network the page changes all the same.
    const part = session && (await import("./keep-language.ts").catch(() => undefined));
    part?.keepLanguage(language);
    openInLanguage(language);
  };
  return listOtherLanguages(useLanguage()).map((language) => (
    <a
      key={language}
      className={className}
      href={toLanguagePath(language, `${pathname}${search}`)}
      hrefLang={language}
      lang={language}
      onClick={(event) => void choose(event, language)}
    >
      {languageNames[language]}
    </a>
  ));
}
