import { RE2JS } from "re2js";

/** Replaces hidden words. It is the same in every language. */
export const hiddenMark = "•••";

/** White space of any script, as in browsers: the engine's own \s is ASCII only. */
const blank = String.raw`[\s\x0B\p{Z}\x{FEFF}]`;
const ink = String.raw`[^\s\x0B\p{Z}\x{FEFF}]`;
const addressPart = String.raw`[^\s\x0B\p{Z}\x{FEFF}@,;]+`;

const at = String.raw`(?:@|\(at\)|\[at\])`;
const dot = String.raw`(?:\.|\(dot\)|\[dot\])`;
const endings = "app|biz|co|com|gl|info|io|link|ly|me|net|online|org|pk|shop|site|store|tv";

const email = `${addressPart}${blank}*${at}${blank}*${addressPart}${blank}*${dot}${blank}*[a-z]{2,}`;
const address = String.raw`(?:[a-z][a-z\d+.-]*://|www\.)${ink}+`;
const domain = String.raw`(?:[\p{L}\d-]+\.)+(?:${endings})\b(?:/${ink}*)?`;
const handle = String.raw`@[\p{L}\d_.]{3,}`;
/** Seven digits or more of any script, with any separators. A year, a size or a price is shorter. */
const phone = String.raw`[+(]*\p{Nd}(?:(?:${blank}|[\p{P}\p{S}]){0,3}\p{Nd}){6,}`;

/** Compiled at the first use instead of at the start: classes of all scripts take some milliseconds. */
let compiled: readonly RE2JS[] | undefined;

const readContacts = (): readonly RE2JS[] => {
  compiled ??= [email, address, domain, handle, phone].map((pattern) => RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE));
  return compiled;
};

/**
 * Hides contact data in a person's own words: phone numbers, e-mails, links and account names. It hides a date or two prices in a row
 * rather than miss a number. The engine does not backtrack, so hostile words take as long as others of their length (docs/security-rules.md
 * SL6). Call it once, when words are posted.
 */
export const maskContacts = (text: string): string =>
  readContacts().reduce((masked, contact) => contact.matcher(masked).replaceAll(hiddenMark), text);
