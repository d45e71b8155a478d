import type { ContractStatus } from "@hunarmand/api/contracts/contracts";

export type ContractStep = "accept" | "activate" | "complete";

/** What may follow where a contract stands (docs/product.md X1). */
const nextSteps: Record<ContractStatus, { forward?: ContractStep; canReject: boolean }> = {
  "Under Review": { forward: "accept", canReject: true },
  Accepted: { forward: "activate", canReject: true },
  Active: { forward: "complete", canReject: false },
  Completed: { canReject: false },
  Rejected: { canReject: false },
};

export function findNextSteps(status: ContractStatus) {
  return nextSteps[status];
}
