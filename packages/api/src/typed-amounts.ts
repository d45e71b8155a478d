import { toPlainDigits } from "./digits.ts";

const currencyFirst = /^(?:rs\.?|pkr|روپے) ?/;
const amount = /^(\d+(?:\.\d+)?) ?(k|thousand|hazaa?r|ہزار|lakh|lac|لاکھ)? ?(?:rs\.?|pkr|rupees?|روپے)? ?(?:\/[-=]?)?$/;
const lakhs: readonly string[] = ["lakh", "lac", "لاکھ"];

/**
 * Reads an amount as people write it: "5 hazar", "5k", "5,000/-", "Rs 5000", "1.5 lakh". Returns it in PKR, or undefined for any other text.
 * For forms: calls take digits only.
 */
export function readTypedAmount(typed: string): number | undefined {
  const plain = toPlainDigits(typed).replaceAll(/[,،]/g, "").replaceAll(/\s+/g, " ").trim().toLowerCase();
  const [, digits, unit] = amount.exec(plain.replace(currencyFirst, "")) ?? [];
  if (digits === undefined) return undefined;
  if (unit === undefined) return Number(digits);
  // "2.55k" is not quite 2550 in binary fractions.
  return Math.round(Number(digits) * (lakhs.includes(unit) ? 100_000 : 1_000) * 100) / 100;
}
