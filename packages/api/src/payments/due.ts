import { z } from "zod";
import { defineCall } from "../call.ts";
import { toPlainDigits } from "../digits.ts";
import { blankAsAbsent, Id, requiredText, withoutSeparators } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { payer, WalletType } from "./payer.ts";

/** What a payer must know before paying: how much, and to which account. All in PKR. */

/** A mobile number, an account number or an IBAN: wallets use any of these. */
const AccountNumber = requiredText(limits.payoutNumberCharacters)
  .overwrite(toPlainDigits)
  .refine((number) => /^\+?[a-z\d]{7,34}$/i.test(withoutSeparators(number)), nameIssue("wallet-account-number"));

/** The account for a wallet payment: its title, as the wallet shows it to the sender, and its number. */
export const WalletAccount = z.object({ title: requiredText(), number: AccountNumber });
export type WalletAccount = z.infer<typeof WalletAccount>;

/** The office's receiving accounts. A wallet that is missing has none. */
export const WalletAccounts = z.partialRecord(WalletType, WalletAccount);
export type WalletAccounts = z.infer<typeof WalletAccounts>;

export const getWalletAccounts = defineCall({
  method: "GET",
  path: "/Provider/wallet-accounts",
  summary: "The accounts for wallet payments, by wallet; a missing wallet receives none.",
  access: payer,
  reply: z.object({ accounts: WalletAccounts }),
});

/** Where a card is typed: in the portal's form, or on the gateway's own page. `off` takes no cards. */
export const cardEntries = ["form", "page", "off"] as const;

export const getAmountDue = defineCall({
  method: "GET",
  path: "/Provider/amount-due",
  summary: "What the caller has to pay now, for a job or in total.",
  notes: [
    "With a job: that job's price while it can be paid; without one: what the caller owes, less what the portal owes them.",
  ],
  access: payer,
  query: z.object({ jobId: blankAsAbsent(Id) }),
  reply: z.object({ amount: z.number(), cardEntry: z.enum(cardEntries) }),
  errors: ["job-not-found", "job-not-completed", "job-paid"],
});
