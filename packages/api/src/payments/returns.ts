import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, blankAsAbsent, Id, optionalText, PageQuery, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";
import { amountFrom } from "./payer.ts";
import { chargeStatus } from "./steps.ts";

/** Received payments, and what the office returns of them. All in PKR. */

export const receivedKinds = ["card", "wallet", "cash"] as const;

/** A payment in the ledger. `id` is its entry. `returning` waits for the card gateway. */
export const ReceivedPayment = z.object({
  id: Id,
  kind: z.enum(receivedKinds),
  payerId: Id,
  payerName: z.string(),
  jobId: Id.nullable(),
  date: z.iso.datetime(),
  amount: z.number(),
  returned: z.number(),
  returning: z.number(),
});
export type ReceivedPayment = z.infer<typeof ReceivedPayment>;

/** `search` is the payer's name, phone or e-mail, the number of the job or receipt, or a reference of the payment. */
export const ReceivedPaymentFilter = z.object({ search: optionalText(), payerId: blankAsAbsent(Id) });

export const listReceivedPayments = defineCall({
  method: "GET",
  path: "/Admin/received-payments",
  summary: "Payments in the ledger, newest first, with what was returned of each.",
  access: ["Finance"],
  forKeys: true,
  query: PageQuery.extend(ReceivedPaymentFilter.shape),
  paged: true,
  reply: z.array(ReceivedPayment),
});

/** Without an `amount` all that is left is returned. `read.returned`: the amount returned before, including pending returns. */
export const PaymentReturnBody = z.object({
  amount: blankAsAbsent(amountFrom(limits.paisaPkr)),
  reason: requiredLines(limits.reasonCharacters),
  read: z.object({ returned: z.number() }),
});

const takeBack = {
  method: "POST",
  access: ["Finance"],
  params: z.object({ id: Id }),
  body: PaymentReturnBody,
  once: true,
} as const;

export const refundPayment = defineCall({
  ...takeBack,
  path: "/Admin/received-payments/:id/refund",
  summary: "Refund a payment or a part of it, with the reason.",
  notes: [
    "Returns the payer's money, in full or in part.",
    "The card gateway may take some time (`pending`); money of a wallet payment was already sent by the office.",
    "For a job's payment the handyman gives back their share and the portal its fee.",
  ],
  reply: ActionReply.extend({ status: z.enum([chargeStatus.success, chargeStatus.pending]), returned: z.number() }),
  errors: ["payment-not-found", "payment-returned", "refund-impossible", "refund-declined", "facts-changed"],
});

export const correctPayment = defineCall({
  ...takeBack,
  path: "/Admin/received-payments/:id/correct",
  summary: "Correct a payment in full or in part, with the reason.",
  notes: ["For money that never came, or was counted wrongly: no money moves, only the ledger is corrected."],
  reply: ActionReply.extend({ returned: z.number() }),
  errors: ["payment-not-found", "payment-returned", "facts-changed"],
});
