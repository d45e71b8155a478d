import { CardPaymentBody } from "@hunarmand/api/payments/payer";
import { z } from "zod";

const { cardNumber } = CardPaymentBody.shape;
const groupDigits = 4;
const numberDigits = 16;

/**
 * The contract's card payment as it is typed: the number in groups; whose it is and what for, the screen knows. The spec gives
 * the amount no rule: the button does not wait for it, and the server refuses what is none.
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
  const digits = text.replace(/\D/g, "").slice(0, numberDigits);
  return digits.replace(new RegExp(`\\d{${groupDigits}}(?=\\d)`, "g"), "$& ");
}

/** 1228 -> 12/28. A month that needs no second digit gets its zero: 4 -> 04. */
export function formatExpiry(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, groupDigits);
  const filled = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, groupDigits) : digits;
  return filled.length > 2 ? `${filled.slice(0, 2)}/${filled.slice(2)}` : filled;
}

export function keepDigits(text: string): string {
  return text.replace(/\D/g, "").slice(0, groupDigits);
}
