import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, requiredText, wireNumber } from "../fields.ts";

/** The bank's file of paid and returned payouts (docs/product.md B8). Amounts are in PKR. */

/** Not in limits.ts, which every page loads. */
export const bankFileLimits = {
  bytesMax: 512 * 1024,
  rowsMax: 1_000,
  referenceCharacters: 60,
  amountPkrMax: 1_000_000_000,
  /** A SHA-256 in hexadecimal digits. */
  digestCharacters: 64,
} as const;

/** The columns of the file, and what it says of a payout. Banks' other names for them are in the notes of the call. */
export const bankFileWords = {
  reference: "Reference",
  bankReference: "Bank Reference",
  amount: "Amount",
  status: "Status",
  reason: "Reason",
  paid: "Paid",
  returned: "Returned",
  pending: "Pending",
} as const;

/**
 * What a row does when the file is applied. Only `confirm` and `return` change a payout. `done`: it was confirmed or returned before.
 * `not-paid`: its batch is not marked as paid. `pending`: the bank has not decided yet.
 */
export const bankFileOutcomes = [
  "confirm",
  "return",
  "done",
  "unknown",
  "amount-differs",
  "not-paid",
  "pending",
] as const;
export type BankFileOutcome = (typeof bankFileOutcomes)[number];

export const BankFileRow = z.object({
  /** As a spreadsheet counts it: the headings are row 1. */
  row: z.int(),
  reference: z.string(),
  bankReference: z.string().nullable(),
  amount: z.number(),
  said: z.enum(["paid", "returned", "pending"]),
  reason: z.string().nullable(),
  outcome: z.enum(bankFileOutcomes),
  /** The payout that was found, its batch and its amount. */
  payout: z.object({ batchId: Id, providerId: Id, providerName: z.string(), amount: z.number() }).nullable(),
});
export type BankFileRow = z.infer<typeof BankFileRow>;

/** What a file changes. The digest is the SHA-256 of its bytes, in hexadecimal digits. */
const changes = {
  confirmed: z.int(),
  returned: z.int(),
  confirmedTotal: z.number(),
  returnedTotal: z.number(),
};

export const BankFileRead = z.object({ digest: z.string(), ...changes, rows: z.array(BankFileRow) });
export type BankFileRead = z.infer<typeof BankFileRead>;

const columns = [
  "CSV in UTF-8, at most 512 KB and 1,000 rows, with commas or semicolons. The first row has the headings, in any order and letter case.",
  "`Reference` (also Customer Reference, Payment Reference): the reference in the portal's own file for the bank.",
  "`Bank Reference` (also Transaction ID, Transaction Reference): the bank's own number. A row needs one of the two references.",
  "`Amount` (also Amount (PKR)): such as 1500.00 or 1,500. `Status`: Paid, Success, Completed, Credited; Returned, Rejected, Failed.",
  "A row whose status is Pending, Processing, Queued or In Process is left alone. The rest of the file goes on.",
  "`Reason` (also Return Reason, Remarks): needed for a returned payout. Other columns are not read.",
  "A cell that is wrong is named with its row and column.",
];

const finance = { method: "POST", access: ["Finance"], files: ["file"] } as const;

export const readBankFile = defineCall({
  ...finance,
  path: "/Admin/payout-files/read",
  summary: "Read the bank's file of payouts (form: file), and say what each of its rows would do.",
  notes: ["Changes nothing.", ...columns],
  reply: BankFileRead,
});

const count = wireNumber(z.int().min(0).max(bankFileLimits.rowsMax));
const total = wireNumber(z.number().min(0));

export const applyBankFile = defineCall({
  ...finance,
  path: "/Admin/payout-files",
  summary: "Confirm and return payouts as the bank's file says (form: file, and what was read in it).",
  notes: [
    "The body names the digest, the counts and the sums that were read. If they are different now, nothing changes.",
    "A returned payout is owed again, as with `returned` of a batch.",
  ],
  body: z.object({
    digest: requiredText(bankFileLimits.digestCharacters),
    confirmed: count,
    returned: count,
    confirmedTotal: total,
    returnedTotal: total,
  }),
  reply: ActionReply.extend({ confirmed: z.int(), returned: z.int() }),
  once: true,
  errors: ["facts-changed"],
});
