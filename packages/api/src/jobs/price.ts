import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, amountBetween, blankAsAbsent, Id, optionalLines } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { priceStatuses } from "./job.ts";

/**
 * The customer's and the handyman's statements on a job's price (docs/product.md J20). They block nothing: the job can be completed and
 * paid without them.
 */

const pkr = amountBetween(0, limits.salaryPkrMax);

const priceStep = {
  method: "POST",
  params: z.object({ id: Id }),
  reply: ActionReply.extend({ priceStatus: z.enum(priceStatuses) }),
} as const;

export const agreePrice = defineCall({
  ...priceStep,
  path: "/Job/:id/agree-price",
  summary: "Agree to the price of a job.",
  notes: [
    "`amount` is the price that the customer has read: when the handyman has changed it meanwhile, nothing is agreed.",
    "The same for `materials`, the part of it that is for materials, if it is sent.",
  ],
  access: ["customer"],
  body: z.object({ amount: pkr, materials: pkr.nullable().optional() }),
  errors: ["job-not-found", "job-state", "price-changed"],
});

export const disputePrice = defineCall({
  ...priceStep,
  path: "/Job/:id/dispute-price",
  summary: "Object to the price of a job, with the reason, another amount, or both.",
  notes: [
    "The handyman reads it at once. It can be sent again until the customer agrees or pays.",
    "`offer` is the amount that the customer agrees to: if the handyman sets exactly this price, it is agreed.",
  ],
  access: ["customer"],
  body: z
    .object({
      amount: pkr,
      words: optionalLines(limits.reasonCharacters),
      offer: blankAsAbsent(amountBetween(1, limits.salaryPkrMax)),
    })
    .refine(({ words, offer }) => words !== undefined || offer !== undefined, {
      path: ["words"],
      message: nameIssue("required"),
    })
    .refine(({ amount, offer }) => offer === undefined || offer < amount, {
      path: ["offer"],
      message: nameIssue("offer-below"),
    }),
  errors: ["job-not-found", "job-state", "price-changed"],
});

export const correctPrice = defineCall({
  ...priceStep,
  path: "/Job/:id/correct-price",
  summary: "Set another price after the customer's objection.",
  notes: [
    "Only for a price that the customer disputes, and that the caller has read (`read.price`); it asks the customer again.",
    "The office gives a reason, which is written to the audit log.",
  ],
  access: ["verified-provider", "Dispatcher"],
  body: z.object({ salary: pkr, reason: optionalLines(limits.reasonCharacters), read: z.object({ price: pkr }) }),
  errors: ["job-not-found", "job-state", "facts-changed"],
});
