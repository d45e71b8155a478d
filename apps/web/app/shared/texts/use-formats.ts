import type { Language } from "@hunarmand/texts/catalogue";
import { type Formats, makeFormats } from "./formats.ts";
import { useLanguage } from "./messages.ts";

/** Returns the formats of numbers, money and days in the chosen language. Digits are Latin in every language. */
export function useFormats(): Formats {
  const language = useLanguage();
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

const made = new Map<Language, Formats>();
