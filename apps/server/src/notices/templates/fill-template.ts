import type { NoticeKind } from "@hunarmand/api/notices/notices";
import type { Language } from "@hunarmand/texts/catalogue";
import { getTexts, readTree } from "../../values/texts.ts";
import type { Texts } from "./template-texts.ts";

const placeholder = /\{(\w+)\}/g;

const namesIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name]) => name ?? "");

/** The texts that ship, as they are written. What stands in braces there may stand in the office's own texts as well, and `{name}` anywhere. */
export const getDefaultTexts = (kind: NoticeKind): Texts =>
  (readTree("notices", "en") as unknown as Record<NoticeKind, Texts>)[kind];

/** What may stand in braces in the texts of this kind. */
export function placeholdersOf(kind: NoticeKind): string[] {
  const { subject, text } = getDefaultTexts(kind);
  return [...new Set(["name", ...namesIn(subject), ...namesIn(text)])];
}

/** Placeholders that nobody will fill in. */
export const findUnknownPlaceholders = (kind: NoticeKind, text: string): string[] =>
  namesIn(text).filter((name) => !placeholdersOf(kind).includes(name));

/** One pass: braces in what is filled in stay as they are. */
function fillTemplate(texts: Texts, values: Readonly<Record<string, string>>): Texts {
  const fill = (text: string) => text.replace(placeholder, (_whole, name: string) => values[name] ?? "");
  return { subject: fill(texts.subject), text: fill(texts.text) };
}

interface Wording {
  /** The office's own texts of this kind; they are English. */
  own: Texts | undefined;
  language: Language;
}

/** A notice in words: the office's own where it has written some, or those of the reader's language. */
export function wordNotice(
  { kind, values }: { kind: NoticeKind; values: Readonly<Record<string, string>> },
  { own, language }: Wording,
): Texts {
  if (own && language === "en") return fillTemplate(own, values);
  const texts = getTexts("notices", language)[kind] as Record<keyof Texts, string | ((values: unknown) => string)>;
  const fill = (text: string | ((values: unknown) => string)) => (typeof text === "string" ? text : text(values));
  return { subject: fill(texts.subject), text: fill(texts.text) };
}
