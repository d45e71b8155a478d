import { toPlainDigits } from "@hunarmand/api/digits";
import { withoutSeparators } from "@hunarmand/api/fields";
import { parsePhoneNumberFromString } from "libphonenumber-js";

/** Names and e-mails contain letters, even if they have as many digits as a phone number or a CNIC. */
export const isNumber = (text: string): boolean => !/[\p{L}@]/u.test(text);

/**
 * Converts any usual spelling to E.164 (03001234567 -> +923001234567), as Pakistani unless it has another country code. Returns nothing if
 * it is not a number. An e-mail is not passed to the library, which would read its digits.
 */
export function findDialledPhone(text: string): string | undefined {
  if (!isNumber(text)) return undefined;
  const phone = parsePhoneNumberFromString(text, "PK");
  return phone?.isPossible() ? phone.number : undefined;
}

/** Returns a number in its stored form: E.164, or only its digits if it can only be dialled locally (2345678). */
export function normalisePhone(text: string): string | undefined {
  const digits = withoutSeparators(text.trim()).replace(/^\+/, "");
  return findDialledPhone(text) ?? (/^\d{7,15}$/.test(digits) ? digits : undefined);
}

const phoneBeginning = /^(\+|00)?(\d{5,15})$/;

/** With fewer digits, without the prefix of country or long distance, too many numbers begin. */
const nationalDigitsMin = 5;

/**
 * Returns the stored forms with which the typed part of a number may begin: 0300 12, +92 300 12, 92 300 12 and 300 12 -> +9230012. Digits
 * without a prefix may also be a number that can only be dialled locally. Returns nothing for any other text.
 */
export function findPhoneBeginnings(typed: string): string[] {
  const [, international, digits = ""] = phoneBeginning.exec(withoutSeparators(toPlainDigits(typed.trim()))) ?? [];
  const national = digits.replace(/^0/, "");
  const afterCountry = digits.startsWith("92") ? digits.replace(/^920?/, "") : "";
  const forms = international
    ? [afterCountry === "" ? { digits, form: `+${digits}` } : { digits: afterCountry, form: `+92${afterCountry}` }]
    : [
        { digits: national, form: `+92${national}` },
        { digits, form: digits },
        { digits: afterCountry, form: `+92${afterCountry}` },
      ];
  return [...new Set(forms.filter((each) => each.digits.length >= nationalDigitsMin).map(({ form }) => form))];
}

/** Returns an e-mail in its stored form: NFKC, lower case (docs/security-rules.md S3). */
export const normaliseEmail = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

export const normaliseCnic = (text: string): string => text.replace(/\D/g, "");
