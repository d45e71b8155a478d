import { z } from "zod";
import { defineCall } from "../call.ts";
import { blankAsAbsent, Id, PageQuery } from "../fields.ts";
import { period } from "./day.ts";
import { ledgerAccounts } from "./office.ts";

/** The lines of the ledger, and the account of one person, as Finance reads them (docs/product.md M20). All in PKR. */

/** What an entry of the ledger records. */
export const ledgerKinds = [
  "card-payment",
  "wallet-payment",
  "cash-confirmed",
  "payout",
  "payout-returned",
  "dues-set-off",
  "refund",
  "correction",
  "contract-payment",
  "contract-payment-voided",
] as const;

/** `entryId` is the entry with both sides. Of `debit` and `credit` one is null. The other ids lead to the records behind the line. */
export const LedgerLine = z.object({
  id: z.int(),
  date: z.iso.datetime(),
  kind: z.enum(ledgerKinds),
  account: z.enum(ledgerAccounts),
  debit: z.number().nullable(),
  credit: z.number().nullable(),
  /** Null for the portal's own accounts. */
  ownerId: Id.nullable(),
  ownerName: z.string().nullable(),
  jobId: Id.nullable(),
  /** "H-10482" */
  jobNumber: z.string().nullable(),
  /** "R-10042", of the job. */
  receiptNumber: z.string().nullable(),
  /** The wallet payment with its picture. */
  proofId: Id.nullable(),
  /** The payout's reference in the bank's file, and its batch. */
  payoutId: Id.nullable(),
  batchId: Id.nullable(),
  contractId: Id.nullable(),
  entryId: Id,
});
export type LedgerLine = z.infer<typeof LedgerLine>;

export const LedgerFilter = z.object({
  ...period,
  account: blankAsAbsent(z.enum(ledgerAccounts)),
  kind: blankAsAbsent(z.enum(ledgerKinds)),
  entryId: blankAsAbsent(Id),
});

export const listLedgerLines = defineCall({
  method: "GET",
  path: "/Admin/ledger-lines",
  summary: "The lines of the ledger, newest first, each with the records behind it.",
  notes: ["Days in Pakistan, both included.", "`entryId` returns both sides of one entry."],
  access: ["Finance"],
  forKeys: true,
  query: PageQuery.extend(LedgerFilter.shape),
  paged: true,
  reply: z.array(LedgerLine),
});

/** `balance` is what the portal owes the person after the line, negative for what they owe. */
export const AccountLine = LedgerLine.extend({ balance: z.number() });
export type AccountLine = z.infer<typeof AccountLine>;

export const getPersonAccount = defineCall({
  method: "GET",
  path: "/Admin/ledger-accounts/:id",
  summary: "A person's account over a period: balance before, every line, balance after.",
  notes: [
    "Of a handyman, or a customer, who may also be a contractor.",
    "Days in Pakistan, both included; by default the last 30 days.",
    "Lines come newest first. Balances are positive for what the portal owes the person.",
  ],
  access: ["Finance"],
  params: z.object({ id: Id }),
  query: PageQuery.extend(period),
  paged: true,
  reply: z.object({
    name: z.string(),
    role: z.enum(["Provider", "Customer"]),
    phoneNumber: z.string().nullable(),
    email: z.string().nullable(),
    from: z.iso.date(),
    to: z.iso.date(),
    openingBalance: z.number(),
    closingBalance: z.number(),
    lines: z.array(AccountLine),
  }),
  errors: ["person-not-found"],
});
