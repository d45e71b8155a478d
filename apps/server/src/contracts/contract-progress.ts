import type { ContractEvent, ContractStatus } from "@hunarmand/api/contracts/contracts";
import { replies } from "../values/replies.ts";

/** The office's steps, with the states they start from and the text of their success (docs/product.md X1). */
export const contractSteps = {
  accept: { from: ["Under Review"], to: "Accepted", event: "accepted", message: replies.contractAccepted },
  reject: {
    from: ["Under Review", "Accepted"],
    to: "Rejected",
    event: "rejected",
    message: replies.contractRejected,
  },
  activate: { from: ["Accepted"], to: "Active", event: "activated", message: replies.contractActive },
  complete: { from: ["Active"], to: "Completed", event: "completed", message: replies.contractCompleted },
} as const satisfies Record<
  string,
  { from: readonly ContractStatus[]; to: ContractStatus; event: ContractEvent["kind"]; message: string }
>;

export type ContractStep = keyof typeof contractSteps;
