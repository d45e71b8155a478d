import { type ContractStatus, type ContractStep, contractSteps } from "@hunarmand/api/contracts/steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findContract } from "../contracts.queries.ts";
import { moveContract } from "../move-contract.queries.ts";

type Decision = Exclude<ContractStep, "propose">;

const messages = {
  accept: "decideOnContractAccept",
  reject: "decideOnContractReject",
  activate: "decideOnContractActivate",
  complete: "decideOnContractComplete",
} as const satisfies Record<Decision, string>;

export interface ContractDecision {
  id: string;
  step: Decision;
  reason?: string;
}

/** Moves the contract, with history and audit row, in one transaction; its owner is notified (decision 065). Repeating a step gets the same reply. */
export async function decideOnContract(
  services: Services,
  caller: Caller,
  { id, step, reason }: ContractDecision,
): Promise<{ message: string; status: ContractStatus }> {
  const { db, clock } = services;
  const { to } = contractSteps[step];
  const { accountId: actorId } = caller;
  const now = clock.now();
  const hasMoved = await db.transaction().execute(async (transaction) => {
    const before = await moveContract(transaction, { step, id, actorId, reason: reason ?? null, now });
    if (!before) return false;
    await writeAudit(transaction, {
      at: now,
      actorId,
      action: `contract.${step}`,
      subjectType: "contract",
      subjectId: id,
      before: { status: before },
      after: { status: to },
      ...(reason ? { reason } : {}),
    });
    return true;
  });
  if (!hasMoved) {
    const contract = await findContract(db, id, undefined);
    if (!contract) throw new AppError("contract-not-found");
    if (contract.status !== to) throw new AppError("contract-state");
  }
  return { message: getReplies()[messages[step]], status: to };
}
