import { toPlainDigits } from "@hunarmand/api/digits";
import { CardPaymentBody, toExpiry } from "@hunarmand/api/payments/payer";
import { z } from "zod";

const { cardNumber } = CardPaymentBody.shape;
const groupDigits = 4;
const numberDigits = 16;
const fullExpiryCharacters = "2030/12".length;

/**
 * The call's card payment as it is typed, with the number in groups. The screen adds e-mail and job. The spec has no
 * rule for the amount, so the form can be sent with an invalid one, and the server refuses it.
 */
export const CardForm = CardPaymentBody.omit({ email: true, jobId: true }).extend({
  amount: z.string().trim(),
  cardNumber: z
    .string()
    .transform((typed) => typed.replaceAll(" ", ""))
    .pipe(cardNumber),
});
export type CardForm = z.output<typeof CardForm>;

/** 4242424242424242 -> 4242 4242 4242 4242 */
export function formatCardNumber(text: string): string {
  const digits = findDigits(text).slice(0, numberDigits);
  return digits.replace(new RegExp(`\\d{${groupDigits}}(?=\\d)`, "g"), "$& ");
}

const findDigits = (text: string): string => toPlainDigits(text).replace(/\D/g, "");

/**
 * Formats an expiry while it is typed: 1228 -> 12/28. A month without a second digit gets a zero (4 -> 04, 1/ -> 01/).
 * Years of four digits work before and after the month: 12/2030 and 2030-12 become 12/30.
 */
export function formatExpiry(text: string): string {
  const typed = toPlainDigits(text)
    .replace(/[^\d/.\s-]/g, "")
    .trimStart()
    .replace(/[/.\s-]+/g, "/")
    .replace(/^\//, "");
  const [, year, month] = /^(20\d\d)\/?(\d{0,2})/.exec(typed) ?? [];
  if (year) return month?.length === 2 ? toExpiry(`${year}-${month}`) : typed.slice(0, fullExpiryCharacters);
  const [first = "", ...rest] = typed.split("/");
  if (rest.length > 0) return writeYear(first.slice(0, 2).padStart(2, "0"), rest.join(""));
  // 20 and 203 may be the start of a year.
  if (/^20?$|^20\d$/.test(first)) return first;
  const digits = /^[2-9]/.test(first) ? `0${first}` : first;
  return digits.length > 2 ? writeYear(digits.slice(0, 2), digits.slice(2)) : digits;
}

/** 203 may be the start of 2030; any other third digit is dropped. */
function writeYear(month: string, year: string): string {
  const digits = year.slice(0, year.startsWith("20") ? groupDigits : 2);
  return digits.length === groupDigits ? toExpiry(`${month}/${digits}`) : `${month}/${digits}`;
}

export const keepDigits = (text: string): string => findDigits(text).slice(0, groupDigits);
