import type { PayoutAccount, PayoutKind } from "@hunarmand/api/payouts/payouts";
import { electronicFormatIBAN, extractIBAN } from "ibantools";
import { invalidField } from "../values/app-error.ts";
import { findDialledPhone } from "../values/identifiers.ts";

const country = "PK";
const mobile = /^\+923\d{9}$/;
const shownCharacters = 4;

/** Returns the account's number in its stored form. @throws AppError invalid-input */
export function readPayoutNumber(kind: PayoutKind, typed: string): string {
  if (kind !== "bank") {
    const phone = findDialledPhone(typed);
    if (!phone || !mobile.test(phone)) throw invalidField("number", "wallet-number");
    return phone;
  }
  const iban = electronicFormatIBAN(typed) ?? "";
  const { valid, countryCode } = extractIBAN(iban);
  if (!valid || countryCode !== country) throw invalidField("number", "iban-format");
  return iban;
}

interface Owner {
  firstName: string;
  lastName: string;
  phone: string | null;
}

/** Returns the owner's own name and mobile number as a wallet, for a form without an account; null without a mobile number. */
export function suggestAccount({ firstName, lastName, phone }: Owner): PayoutAccount | null {
  if (!phone || !mobile.test(phone)) return null;
  return { kind: "easypaisa", holderName: `${firstName} ${lastName}`.trim(), number: toBankNumber(phone) };
}

export const maskNumber = (number: string): string => `…${number.slice(-shownCharacters)}`;

/** Returns the form that banks accept: a wallet's number without the plus, which a spreadsheet would read as a formula. */
export const toBankNumber = (number: string): string => number.replace(/^\+92/, "0");
