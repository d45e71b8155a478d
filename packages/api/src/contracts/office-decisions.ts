import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, amountBetween, blankAsAbsent, Id, requiredLines } from "../fields.ts";
import { limits } from "../limits.ts";
import { ContractStatus } from "./contracts.ts";

/** The steps by which the office moves a contract (docs/product.md X3). */

const decision = {
  method: "POST",
  access: ["Dispatcher"],
  params: z.object({ id: Id }),
  reply: ActionReply.extend({ status: ContractStatus }),
  errors: ["contract-not-found", "contract-state"],
} as const;

export const acceptContract = defineCall({
  ...decision,
  path: "/Admin/contracts/:id/accept",
  summary: "Accept a proposal that is under review.",
  notes: ["`agreedPrice` in PKR for the whole crew and duration. A contract from a quote keeps the quote's amount."],
  body: z.object({ agreedPrice: blankAsAbsent(amountBetween(1, limits.quotePkrMax)) }),
});

export const rejectContract = defineCall({
  ...decision,
  path: "/Admin/contracts/:id/reject",
  summary: "Reject a proposal, with a reason that its owner reads.",
  notes: ["Also possible after acceptance, until the contract is active."],
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
});

export const activateContract = defineCall({
  ...decision,
  path: "/Admin/contracts/:id/activate",
  summary: "Start an accepted contract, whose crew then works.",
});

export const completeContract = defineCall({
  ...decision,
  path: "/Admin/contracts/:id/complete",
  summary: "Complete an active contract.",
});

export const endContract = defineCall({
  ...decision,
  path: "/Admin/contracts/:id/end",
  summary: "End an active contract before its time, with a reason that its owner reads.",
  notes: ["It is then Completed. Of its price only the days of work are paid (docs/product.md X9)."],
  body: z.object({ reason: requiredLines(limits.reasonCharacters) }),
});
