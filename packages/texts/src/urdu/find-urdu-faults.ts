import { listShown } from "../translations/list-shown.ts";

/** What a rule forbids in an Urdu text, and what to write instead. */
interface Rule {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** A value in a text is this sign for the rules, which is neither a letter nor a digit. */
const valueMark = "\uFFFC";

const letter = "\\p{Script=Arabic}\\p{M}";
const words = (...list: string[]): RegExp => new RegExp(`(?<![${letter}])(?:${list.join("|")})(?![${letter}])`, "u");

/** Letters of Arabic that look like those of Urdu, but are not found by a search, and look wrong in Nastaliq. */
const letters: readonly Rule[] = [
  { pattern: /[يى]/u, instead: "ی (U+06CC)" },
  { pattern: /ك/u, instead: "ک (U+06A9)" },
  { pattern: /[هە]/u, instead: "ہ (U+06C1) or ھ (U+06BE)" },
  { pattern: /ة/u, instead: "ہ or ت" },
  { pattern: /[\uFB50-\uFDFF\uFE70-\uFEFE]/u, instead: "the letters themselves, not their forms for display" },
  { pattern: /[\u0660-\u0669\u06F0-\u06F9]/u, instead: "the digits 0 to 9" },
  {
    pattern: /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u,
    instead: "no hidden signs; the portal isolates values",
  },
];

const signs: readonly Rule[] = [
  { pattern: new RegExp(`[${letter}]\\s*,`, "u"), instead: "the comma ،" },
  { pattern: new RegExp(`[${letter}]\\s*\\.(?!\\.)`, "u"), instead: "the full stop ۔" },
  { pattern: /\?/u, instead: "the question mark ؟" },
  { pattern: new RegExp(`[${letter}]\\s*;`, "u"), instead: "؛" },
];

/** Forms for a child or a servant. Customers and handymen are آپ. */
const forms: readonly Rule[] = [
  { pattern: words("تم", "تمہیں", "تمہارا", "تمہاری", "تمہارے", "تو نے", "تجھے", "تیرا", "تیری"), instead: "آپ" },
  {
    pattern: words("کرو", "بھیجو", "دیکھو", "لکھو", "بتاؤ", "جاؤ", "آؤ", "ڈالو", "کھولو", "رکھو", "سنو", "پڑھو", "چنو"),
    instead: "the polite form in -یں, such as کریں",
  },
  { pattern: words("توازن"), instead: "بیلنس, or the sense" },
  { pattern: words("بٹوہ", "بٹوے"), instead: "والیٹ" },
];

/** Words with two spellings: the portal has one of each, so that a reader sees one word and a search finds it. */
const spellings: readonly Rule[] = [
  { pattern: words("انھیں", "انھوں", "جنھیں", "جنھوں"), instead: "it with ہ: انہیں, انہوں" },
  {
    pattern: words("لئے", "چاہئے", "کئے", "دئے", "دئیے", "کیجئے", "دیجئے"),
    instead: "it with ی: لیے, چاہیے, کیے, دیے",
  },
  { pattern: words("سی ایس وی"), instead: "CSV" },
];

/** Names and short forms that people know in Latin letters. */
export const latinWords: readonly string[] = [
  ...["Hunarmand", "CNIC", "PKR", "PDF", "easypaisa", "jazzcash", "nayapay", "sadapay", "WhatsApp", "GPS"],
  ...["TID", "IBAN", "CSV", "SMS", "Google"],
];
const latin = /[A-Za-z][A-Za-z'’.@:/_-]*/gu;
/** An address of a page or of mail, or a sample of a number such as HM-1234. */
const isSample = (word: string): boolean => /[@/\d]|\.\w/.test(word);

/** The rules of letters, signs, forms and spellings. `latin` is the rule about Latin letters, which has its own allowances. */
export function findUrduFaults(urdu: string): { forms: string[]; latin: string[] } {
  const shown = listShown(urdu, valueMark);
  const rules = [...letters, ...signs, ...forms, ...spellings];
  const faults = rules.flatMap(({ pattern, instead }) => {
    const found = shown.flatMap((text) => pattern.exec(text) ?? [])[0];
    return found === undefined ? [] : [`has "${found.trim()}": write ${instead}`];
  });
  const composed = urdu === urdu.normalize("NFC") ? [] : ["has letters in parts: write it in NFC"];
  return { forms: [...faults, ...composed], latin: findLatin(shown) };
}

function findLatin(shown: readonly string[]): string[] {
  const found = shown.flatMap((text) => text.split(/\s+/u)).filter((word) => !isSample(word));
  const unknown = found.flatMap((word) => word.match(latin) ?? []).map((word) => word.replace(/[.:'’-]+$/u, ""));
  return [...new Set(unknown)]
    .filter((word) => !latinWords.includes(word))
    .map((word) => `has "${word}" in Latin letters: write it in Urdu`);
}
