import { parsePhoneNumberFromString } from "libphonenumber-js";

/** Any usual spelling to E.164 (03001234567 -> +923001234567), as Pakistani unless it says otherwise; nothing if no number. */
export function normalisePhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, "PK");
  return phone?.isPossible() ? phone.number : undefined;
}

/** An e-mail as it is compared and kept: NFKC, lower case (docs/security-rules.md S3). */
export const normaliseEmail = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

export const normaliseCnic = (text: string): string => text.replace(/\D/g, "");
