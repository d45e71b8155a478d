import { languageNames } from "@hunarmand/texts/catalogue";
import { toLanguagePath } from "@hunarmand/texts/language-paths";
import { useLocation } from "react-router";
import { useLanguageChoice } from "./use-language-choice.ts";

/**
 * Links to this page in the other languages, each named in its own letters. Shows nothing while only one language is
 * complete.
 */
export function LanguageSwitch({ className = "menu-item" }: { className?: string }) {
  const { others, choose } = useLanguageChoice();
  const { pathname, search } = useLocation();
  return others.map((language) => (
    <a
      key={language}
      className={className}
      href={toLanguagePath(language, `${pathname}${search}`)}
      hrefLang={language}
      lang={language}
      onClick={(event) => {
        event.preventDefault();
        void choose(language);
      }}
    >
      {languageNames[language]}
    </a>
  ));
}
