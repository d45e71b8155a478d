import type { Language } from "@hunarmand/texts/catalogue";
import { Button, useMantineColorScheme } from "@mantine/core";
import layout from "../../locales/en/layout.json";
import { setLanguage, useLanguage, useMessages } from "../texts/messages.ts";

// Each language is named in itself, so these are the same in every translation.
const languageNames: Record<Language, string> = { en: "English", ur: "اردو" };

/** There is a language once the frame around every screen is there in it. */
const languages = ["en", ...Object.keys(layout.others ?? {})] as Language[];

/** Light or dark, and the language as soon as there is a second one. */
export function DisplaySettings() {
  const { footer } = useMessages(layout);
  const { toggleColorScheme } = useMantineColorScheme();
  const current = useLanguage();
  return (
    <div className="display-settings">
      <Button variant="default" onClick={toggleColorScheme}>
        {footer.colorScheme}
      </Button>
      {languages
        .filter((language) => language !== current)
        .map((language) => (
          <Button key={language} variant="default" lang={language} onClick={() => void setLanguage(language)}>
            {languageNames[language]}
          </Button>
        ))}
    </div>
  );
}
