import { z } from "zod";
import { defineCall } from "../call.ts";
import { toPlainDigits } from "../digits.ts";
import { ActionReply, blankAsAbsent, CurrentPassword, Id, PageQuery, requiredLines, requiredText } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { amountFrom, walletTypes } from "../payments/payer.ts";
import { PayoutNextSteps, payoutStatus } from "./steps.ts";

/** What the portal pays to its providers, in batches that Finance prepares (decision 044). All in PKR. */

export const payoutKinds = ["bank", ...walletTypes] as const;
const PayoutKind = z.enum(payoutKinds, nameIssue("payout-kind"));
export type PayoutKind = z.infer<typeof PayoutKind>;

/** A provider's payout account: an IBAN, or the phone number of a mobile wallet. */
export const PayoutAccountBody = z.object({
  kind: PayoutKind,
  /** As registered with the bank or wallet. */
  holderName: requiredText(),
  number: requiredText(limits.payoutNumberCharacters).overwrite(toPlainDigits),
});

export const PayoutAccount = z.object({ kind: PayoutKind, holderName: z.string(), number: z.string() });
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const getPayoutAccount = defineCall({
  method: "GET",
  path: "/Provider/payout-account",
  summary: "The provider's payout account, and what they are owed.",
  notes: [
    "`owed` is what the portal would pay them now, after setting off dues.",
    "`payDay` is the next day on which payouts are sent; null while less than the smallest payout is owed.",
    "Without an account, `suggested` is their own name and mobile number, for the form.",
  ],
  access: ["verified-provider"],
  reply: z.object({
    account: PayoutAccount.nullable(),
    suggested: PayoutAccount.nullable(),
    owed: z.number(),
    payDay: z.iso.date().nullable(),
  }),
});

export const updatePayoutAccount = defineCall({
  method: "PUT",
  path: "/Provider/payout-account",
  summary: "Set the provider's payout account.",
  notes: [
    "Needs the current password; the provider is notified by mail and in the portal, so that a wrong account is noticed.",
  ],
  access: ["verified-provider"],
  body: PayoutAccountBody.extend({ currentPassword: CurrentPassword }),
  reply: ActionReply.extend({ account: PayoutAccount }),
  errors: ["password-required", "password-wrong"],
});

const PayoutStatus = z.enum(payoutStatus);
export const payoutStatuses = PayoutStatus.options;

export const PayoutBatch = z.object({
  id: Id,
  status: PayoutStatus,
  payouts: z.int(),
  total: z.number(),
  createdDate: z.iso.datetime(),
  createdBy: z.string(),
  decidedDate: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Whether it waits for a second member of staff, and who that was. */
  needsApproval: z.boolean(),
  approvedDate: z.iso.datetime().nullable(),
  approvedBy: z.string().nullable(),
  nextSteps: PayoutNextSteps,
});
export type PayoutBatch = z.infer<typeof PayoutBatch>;

export const listPayoutBatches = defineCall({
  method: "GET",
  path: "/Admin/payouts",
  summary: "Batches of payouts, newest first.",
  access: ["Finance"],
  forKeys: true,
  query: PageQuery.extend({ status: blankAsAbsent(PayoutStatus) }),
  paged: true,
  reply: z.array(PayoutBatch),
});

/** Only the last four characters of the account's number are shown. The file for the bank contains all of it. */
export const Payout = z.object({
  id: Id,
  providerId: Id,
  providerName: z.string(),
  kind: PayoutKind,
  holderName: z.string(),
  numberMasked: z.string(),
  amount: z.number(),
  /** Dues that it settles. */
  setOff: z.number(),
  /** The bank's own number of the transfer, and when the bank's file confirmed it (docs/product.md B8). */
  bankReference: z.string().nullable(),
  confirmedDate: z.iso.datetime().nullable(),
  /** Why the bank returned it, if it did. */
  returnReason: z.string().nullable(),
});
export type Payout = z.infer<typeof Payout>;

const ofBatch = { access: ["Finance"], params: z.object({ id: Id }), errors: ["payout-not-found"] } as const;

export const readPayoutBatch = defineCall({
  ...ofBatch,
  method: "GET",
  path: "/Admin/payouts/:id",
  summary: "One batch of payouts.",
  reply: PayoutBatch,
});

export const listPayouts = defineCall({
  ...ofBatch,
  method: "GET",
  path: "/Admin/payouts/:id/list",
  summary: "The payouts of one batch, newest first.",
  query: PageQuery,
  paged: true,
  reply: z.array(Payout),
});

export const preparePayouts = defineCall({
  method: "POST",
  path: "/Admin/payouts",
  summary: "Prepare a batch of payouts.",
  notes: [
    "Includes everyone who is owed at least `minimum` and has a payout account, the largest amounts first.",
    "A provider in a prepared batch is in no other batch.",
    "`withoutAccount` counts those who have not said where.",
  ],
  access: ["Finance"],
  body: z.object({ minimum: blankAsAbsent(amountFrom(limits.paisaPkr)) }),
  reply: ActionReply.extend({ batch: PayoutBatch, withoutAccount: z.int() }),
  status: 201,
  once: true,
  errors: ["payout-nothing-due"],
});

const decision = {
  ...ofBatch,
  method: "POST",
  reply: ActionReply.extend({ status: PayoutStatus }),
  errors: ["payout-not-found", "payout-state"],
} as const;

export const approvePayouts = defineCall({
  ...decision,
  path: "/Admin/payouts/:id/approve",
  summary: "Approve a batch above the Owner's limit, as a second member of staff.",
  notes: ["Whoever prepared the batch cannot approve it. Until then it has no file and cannot be paid."],
  errors: ["payout-not-found", "payout-state", "payout-own"],
});

export const payPayouts = defineCall({
  ...decision,
  path: "/Admin/payouts/:id/paid",
  summary: "Record that the bank has paid a batch, which then counts.",
  errors: ["payout-not-found", "payout-state", "payout-unapproved"],
});

export const cancelPayouts = defineCall({
  ...decision,
  path: "/Admin/payouts/:id/cancel",
  summary: "Cancel a batch that was not paid, with the reason.",
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
});

export const returnPayout = defineCall({
  ...ofBatch,
  method: "POST",
  path: "/Admin/payouts/:id/returned",
  summary: "Record that the bank has returned a payout, with the reason.",
  notes: [
    "One payout of a paid batch, with its own entry in the ledger: its handyman is owed the amount again and is in the next batch.",
    "Dues that it set off stay settled.",
  ],
  body: z.object({ payoutId: Id, reason: requiredLines(limits.reasonCharacters) }),
  reply: ActionReply.extend({ amount: z.number() }),
  errors: ["payout-not-found", "payout-not-paid"],
});

export const exportPayouts = defineCall({
  ...ofBatch,
  method: "GET",
  path: "/Admin/payouts/:id/csv",
  summary: "A batch as the file for the bank.",
  notes: ["Every download writes an audit row, because the file contains account numbers."],
  reply: "binary",
  errors: ["payout-not-found", "payout-state", "payout-unapproved"],
});
