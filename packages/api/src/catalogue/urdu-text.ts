import { blankAsAbsent, lineOfText, linesOfText } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";

/**
 * The letters of Urdu. Keyboards for Arabic type ي, ك and ه instead: they look alike, but they look wrong in Nastaliq, and a reader's search in
 * the page does not find them.
 */
const onlyUrdu = /^[ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہۂۃھیےۓ\u064B-\u0652\u0654\u0670\s0-9()&.'’:%+–،؛۔؟!-]*$/u;
const someLetter = /[ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہۂۃھیےۓ]/u;

const isUrdu = (text: string): boolean => text === "" || (onlyUrdu.test(text) && someLetter.test(text));
const composed = (text: string): string => text.normalize("NFC");

/** An optional name in Urdu. Lists of names are joined by commas, so it has none. */
export const optionalUrduName = blankAsAbsent(
  lineOfText(limits.nameCharacters)
    .overwrite(composed)
    .refine(isUrdu, nameIssue("urdu-letters"))
    .refine((name) => !name.includes("،"), nameIssue("entry-name")),
);

/** An optional description in Urdu. */
export const optionalUrduLines = blankAsAbsent(
  linesOfText(limits.reasonCharacters).overwrite(composed).refine(isUrdu, nameIssue("urdu-letters")),
);
