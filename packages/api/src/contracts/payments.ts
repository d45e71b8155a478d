import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, amountBetween, Id, optionalText, requiredLines } from "../fields.ts";
import { nameIssue } from "../issues.ts";
import { limits } from "../limits.ts";
import { Day } from "../payments/day.ts";
import { ContractMoney, paymentWays, planPartsMax } from "./contract-money.ts";

/** The plan of a contract's payments, and the payments that the office has received (docs/product.md X8). */

const ofContract = { params: z.object({ id: Id }) } as const;
const Amount = amountBetween(limits.paisaPkr, limits.quotePkrMax);

export const readContractMoney = defineCall({
  ...ofContract,
  method: "GET",
  path: "/Admin/contracts/:id/money",
  summary: "The price of a contract, its plan of payments, and the payments received.",
  notes: [
    "`money` is null for a contract without a price, or one that was not accepted.",
    "`acceptedDay` is the first day on which a payment can have been received.",
  ],
  access: ["Dispatcher", "Finance"],
  reply: z.object({
    money: ContractMoney.nullable(),
    acceptedDay: z.iso.date().nullable(),
    canPlan: z.boolean(),
    canEnter: z.boolean(),
  }),
  errors: ["contract-not-found"],
});

export const planContractPayments = defineCall({
  ...ofContract,
  method: "POST",
  path: "/Admin/contracts/:id/plan",
  summary: "Write when which part of a contract's price is due.",
  notes: [
    "Of an accepted or active contract with a price. The parts replace those of before.",
    "Together the parts are at most the price. Its owner is notified.",
  ],
  access: ["Dispatcher", "Finance"],
  body: z.object({
    parts: z
      .array(z.object({ day: Day, amount: Amount }))
      .min(1, nameIssue("required"))
      .max(planPartsMax),
    /** The price, and when the plan that the caller read was written. Null if there was none. */
    read: z.object({ price: z.number(), plannedDate: z.iso.datetime({ offset: true }).nullable() }),
  }),
  reply: ActionReply,
  errors: ["contract-not-found", "contract-state", "facts-changed"],
});

export const enterContractPayment = defineCall({
  ...ofContract,
  method: "POST",
  path: "/Admin/contracts/:id/payments",
  summary: "Enter a payment that the office has received for a contract.",
  notes: [
    "At most what is left of the price, received on a day from the acceptance until today.",
    "The contract's owner is notified.",
  ],
  access: ["Finance"],
  body: z.object({
    amount: Amount,
    day: Day,
    way: z.enum(paymentWays),
    /** Of the transfer, the wallet or the cheque. */
    reference: optionalText(),
    /** What was paid before, as the caller read it. */
    read: z.object({ paid: z.number() }),
  }),
  once: true,
  reply: ActionReply.extend({ id: Id }),
  errors: ["contract-not-found", "contract-state", "facts-changed"],
});

export const voidContractPayment = defineCall({
  ...ofContract,
  method: "POST",
  path: "/Admin/contract-payments/:id/void",
  summary: "Void a payment of a contract that was entered wrongly or given back, with the reason.",
  notes: ["It stays in the list and no longer counts.", "The contract's owner reads the reason."],
  access: ["Finance"],
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
  reply: ActionReply,
  errors: ["payment-not-found", "payment-state"],
});
