import type { NoticeKind } from "@hunarmand/api/notices/notice-kinds";
import type { Language } from "@hunarmand/texts/catalogue";
import type { NameOf } from "../../services/catalogue-names.ts";
import { getTexts, readTree } from "../../values/texts.ts";
import { sayEnd } from "../topics/ended-offer.ts";
import { nameValues } from "./name-values.ts";
import type { Texts } from "./template-texts.ts";

const placeholder = /\{(\w+)\}/g;

const namesIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name]) => name ?? "");

/** The default texts as written. Their placeholders may also occur in the office's own texts, and `{name}` in any text. */
export const getDefaultTexts = (kind: NoticeKind, language: Language = "en"): Texts =>
  (readTree("notices", language) as unknown as Record<NoticeKind, Texts>)[kind];

/** The placeholders that texts of this kind may contain. */
export function placeholdersOf(kind: NoticeKind): string[] {
  const { subject, text } = getDefaultTexts(kind);
  return [...new Set(["name", ...namesIn(subject), ...namesIn(text)])];
}

/** Placeholders without a value. */
export const findUnknownPlaceholders = (kind: NoticeKind, text: string): string[] =>
  namesIn(text).filter((name) => !placeholdersOf(kind).includes(name));

/** Replaces in one pass, so that braces inside values stay unchanged. */
function fillTemplate(texts: Texts, values: Readonly<Record<string, string>>): Texts {
  const fill = (text: string) => text.replace(placeholder, (_whole, name: string) => values[name] ?? "");
  return { subject: fill(texts.subject), text: fill(texts.text) };
}

export interface Wording {
  /** The office's own texts of this kind, in English. */
  own: Texts | undefined;
  language: Language;
  /** The names of the catalogue in this language. */
  nameOf: NameOf;
}

/** Formats a notice: the office's own texts if there are any, or else the reader's language. */
export function formatNotice(
  { kind, values }: { kind: NoticeKind; values: Readonly<Record<string, string>> },
  { own, language, nameOf }: Wording,
): Texts {
  if (own && language === "en") return fillTemplate(own, values);
  // Offers from before their facts and ends were stored have none.
  const named = { facts: "", why: sayEnd(undefined, language), ...nameValues(values, { language, nameOf }) };
  const texts = getTexts("notices", language)[kind] as Record<keyof Texts, string | ((values: unknown) => string)>;
  const fill = (text: string | ((values: unknown) => string)) => (typeof text === "string" ? text : text(named));
  return { subject: fill(texts.subject), text: fill(texts.text) };
}
