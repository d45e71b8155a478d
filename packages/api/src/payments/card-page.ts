import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, blankAsAbsent, Id, lineOfText } from "../fields.ts";
import { limits } from "../limits.ts";
import { amountFrom, CardTransaction, payer } from "./payer.ts";

/** Card payments on the gateway's own page: the portal never sees a card number (docs/product.md M18). */

/** Where the browser continues: at `url`, or with `fields` by posting them there as a form. */
export const PaymentPage = z.object({ url: z.url(), fields: z.record(z.string(), z.string()).optional() });
export type PaymentPage = z.infer<typeof PaymentPage>;

export const startCardPayment = defineCall({
  method: "POST",
  path: "/Provider/card-payments",
  summary: "Open the card gateway's page for a payment.",
  notes: ["The transaction is `pending` until the gateway reports the result in a notice or an inquiry."],
  access: payer,
  body: z.object({ amount: amountFrom(limits.paisaPkr), jobId: blankAsAbsent(Id) }),
  reply: ActionReply.extend({ transaction: CardTransaction, page: PaymentPage }),
  once: true,
  errors: ["card-form-only", "job-not-found", "job-not-completed", "job-paid"],
});

export const checkCardPayment = defineCall({
  method: "POST",
  path: "/Provider/card-payments/:id/check",
  summary: "Get the state of a card payment on the gateway's page.",
  notes: [
    "Asks the gateway while the payment is pending.",
    "If the payer gave up, it fails at once, unless the gateway has taken the money or cannot say.",
  ],
  access: payer,
  params: z.object({ id: Id }),
  body: z.object({ isGivenUp: z.boolean().default(false) }),
  reply: z.object({ transaction: CardTransaction }),
  errors: ["payment-not-found"],
});

export const settleCardPayment = defineCall({
  method: "POST",
  path: "/Payments/card-notice",
  summary: "Notice of the card gateway about the result of a payment.",
  notes: [
    "The gateway's request, unparsed: the bytes of the request's body in Base64, and the signature of its header `X-SFPY-SIGNATURE`.",
  ],
  access: "public",
  body: z.object({
    bytes: lineOfText(limits.noticeCharacters).regex(/^[a-z\d+/]*=*$/i),
    signature: lineOfText(limits.paramCharacters),
  }),
  reply: ActionReply,
  errors: ["not-allowed"],
});
