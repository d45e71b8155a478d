import { RE2JS } from "re2js";

/** What stands where something was hidden; it needs no language. */
export const hiddenMark = "•••";

/** White space of any script, as browsers count it: the engine's own \s is ASCII alone. */
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
/** Seven digits and more, of any script, however they are kept apart; a year, a size or a price is shorter. */
const phone = String.raw`[+(]*\p{Nd}(?:(?:${blank}|[\p{P}\p{S}]){0,3}\p{Nd}){6,}`;

/** Compiled for the first words that are posted, not at each start: classes of all scripts take some milliseconds. */
let compiled: readonly RE2JS[] | undefined;

const readContacts = (): readonly RE2JS[] => {
  compiled ??= [email, address, domain, handle, phone].map((pattern) => RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE));
  return compiled;
};

/**
 * A person's own words without what leads to them past the portal: phone numbers, e-mails, links and names of accounts. Rather a
 * date or two prices in a row too many than a number too few. The engine never goes back in the text, whatever stands in it: it takes as long for
 * hostile words as for others of their length (docs/security-rules.md SL6). Call it once, when words are posted.
 */
export const maskContacts = (text: string): string =>
  readContacts().reduce((masked, contact) => contact.matcher(masked).replaceAll(hiddenMark), text);
