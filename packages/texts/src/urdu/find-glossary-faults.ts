import { listShown } from "../translations/list-shown.ts";
import { buttons, type GlossaryEntry, glossary } from "./glossary.ts";

const entries = glossary
  .flatMap((entry) => entry.english.map((english) => ({ entry, english })))
  .sort((a, b) => b.english.length - a.english.length)
  .map(({ entry, english }) => ({ entry, pattern: new RegExp(`(?<![\\w-])(?:${english})(?![\\w-])`, "gi") }));

/** Finds words of the glossary that the Urdu text says in another way than the glossary does. */
export function findGlossaryFaults(english: string, urdu: string): string[] {
  const shown = listShown(english);
  const translated = listShown(urdu).join("\n");
  const button = buttons[shown[0]?.trim() ?? ""];
  if (button) return button.includes(translated.trim()) ? [] : [`is a button: write ${button.join(" or ")}`];
  const said = new Set(shown.flatMap(listEntries));
  return [...said].flatMap((entry) => compareWords(entry, translated));
}

/** Returns the entries that an English text uses. A word inside a longer phrase counts only for the phrase. */
function listEntries(text: string): GlossaryEntry[] {
  let rest = text;
  return entries.flatMap(({ entry, pattern }) => {
    const without = rest.replace(pattern, " ");
    if (without === rest) return [];
    rest = without;
    return [entry];
  });
}

function compareWords({ english, urdu, never = [] }: GlossaryEntry, translated: string): string[] {
  const wrong = never
    .filter((word) => translated.includes(word))
    .map((word) => `says ${word}: write ${urdu.join(" or ")}`);
  if (wrong.length > 0) return wrong;
  const isSaid = urdu.some((word) => translated.includes(word));
  return isSaid ? [] : [`lacks the glossary's word for "${english[0]}": ${urdu.join(" or ")}`];
}
