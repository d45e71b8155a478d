import type { ContractEvent, ContractStatus } from "@hunarmand/api/contracts/contracts";

/** The office's steps, with the states they start from and the text of their success (docs/product.md X1). */
export const contractSteps = {
  accept: { from: ["Under Review"], to: "Accepted", event: "accepted", message: "The contract is accepted." },
  reject: {
    from: ["Under Review", "Accepted"],
    to: "Rejected",
    event: "rejected",
    message: "The contract was rejected.",
  },
  activate: { from: ["Accepted"], to: "Active", event: "activated", message: "The contract is active." },
  complete: { from: ["Active"], to: "Completed", event: "completed", message: "The contract is completed." },
} as const satisfies Record<
  string,
  { from: readonly ContractStatus[]; to: ContractStatus; event: ContractEvent["kind"]; message: string }
>;

export type ContractStep = keyof typeof contractSteps;
