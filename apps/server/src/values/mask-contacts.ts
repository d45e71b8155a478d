/** What stands where something was hidden; it needs no language. */
export const hiddenMark = "•••";

const email = /[^\s@,;]+\s*(?:@|\(at\)|\[at\])\s*[^\s@,;]+\s*(?:\.|\(dot\)|\[dot\])\s*[a-z]{2,}/giu;
const address = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+/giu;
const domain =
  /(?:[\p{L}\d-]+\.)+(?:app|biz|co|com|gl|info|io|link|ly|me|net|online|org|pk|shop|site|store|tv)\b(?:\/\S*)?/giu;
const handle = /@[\p{L}\d_.]{3,}/gu;
/** Seven digits and more, of any script, however they are kept apart; a year, a size or a price is shorter. */
const phone = /[+(]*\p{Nd}(?:[\s\p{P}\p{S}]{0,3}\p{Nd}){6,}/gu;

/** Without any of these none of the five finds a thing: lists mask words by the dozen, and few hold a contact. */
const sign = /[@\p{Nd}]|:\/\/|\.\S|\((?:at|dot)\)|\[(?:at|dot)\]/iu;

/**
 * A person's own words without what leads to them past the portal: phone numbers, e-mails, links and names of accounts. Rather a
 * date or two prices in a row too many than a number too few.
 */
export function maskContacts(text: string): string {
  if (!sign.test(text)) return text;
  return [email, address, domain, handle, phone].reduce((masked, contact) => masked.replace(contact, hiddenMark), text);
}
