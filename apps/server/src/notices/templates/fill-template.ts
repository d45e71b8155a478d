import type { NoticeKind } from "@hunarmand/api/notices/notices";
import { defaultTexts, type Texts } from "./template-texts.ts";

const placeholder = /\{(\w+)\}/g;

const namesIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name]) => name ?? "");

/** What may stand in braces in the texts of this kind. */
export function placeholdersOf(kind: NoticeKind): string[] {
  const { subject, text } = defaultTexts[kind];
  return [...new Set(["name", ...namesIn(subject), ...namesIn(text)])];
}

/** Placeholders that nobody will fill in. */
export const findUnknownPlaceholders = (kind: NoticeKind, text: string): string[] =>
  namesIn(text).filter((name) => !placeholdersOf(kind).includes(name));

/** One pass: braces in what is filled in stay as they are. */
export function fillTemplate(texts: Texts, values: Readonly<Record<string, string>>): Texts {
  const fill = (text: string) => text.replace(placeholder, (_whole, name: string) => values[name] ?? "");
  return { subject: fill(texts.subject), text: fill(texts.text) };
}
