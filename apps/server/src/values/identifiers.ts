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

/** Returns an e-mail in its stored form: NFKC, lower case (docs/security-rules.md S3). */
export const normaliseEmail = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

export const normaliseCnic = (text: string): string => text.replace(/\D/g, "");
