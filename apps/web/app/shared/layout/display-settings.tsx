import { Button, useMantineColorScheme } from "@mantine/core";
import { layout } from "../../locales/en/layout.ts";
import { availableLanguages, type Language, setLanguage, useLanguage, useMessages } from "../texts/messages.ts";

// Each language is named in itself, so these are the same in every translation.
const languageNames: Record<Language, string> = { en: "English", ur: "اردو" };

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
      {availableLanguages.length > 1 &&
        availableLanguages
          .filter((language) => language !== current)
          .map((language) => (
            <Button key={language} variant="default" lang={language} onClick={() => void setLanguage(language)}>
              {languageNames[language]}
            </Button>
          ))}
    </div>
  );
}
