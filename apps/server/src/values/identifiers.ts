import { withoutSeparators } from "@hunarmand/api/fields";
import { parsePhoneNumberFromString } from "libphonenumber-js";

/** Names and e-mails have letters, and may have as many digits as a phone number or a CNIC. */
export const isNumber = (text: string): boolean => !/[\p{L}@]/u.test(text);

/**
 * Any usual spelling to E.164 (03001234567 -> +923001234567), as Pakistani unless it says otherwise; nothing if no number. Of an e-mail with
 * digits the library would take these.
 */
export function findDialledPhone(text: string): string | undefined {
  if (!isNumber(text)) return undefined;
  const phone = parsePhoneNumberFromString(text, "PK");
  return phone?.isPossible() ? phone.number : undefined;
}

/** A number as it is compared and kept: E.164, or its digits where it can be dialled in one place only (2345678). */
export function normalisePhone(text: string): string | undefined {
  const digits = withoutSeparators(text.trim()).replace(/^\+/, "");
  return findDialledPhone(text) ?? (/^\d{7,15}$/.test(digits) ? digits : undefined);
}

/** An e-mail as it is compared and kept: NFKC, lower case (docs/security-rules.md S3). */
export const normaliseEmail = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

export const normaliseCnic = (text: string): string => text.replace(/\D/g, "");
