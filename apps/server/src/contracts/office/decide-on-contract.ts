import type { ContractStatus } from "@hunarmand/api/contracts/contracts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { type ContractStep, contractSteps } from "../contract-progress.ts";
import { findContract, moveContract } from "../contracts.queries.ts";

export interface ContractDecision {
  id: string;
  step: ContractStep;
  reason?: string;
}

/** Moves the contract, with history and audit row, in one transaction; its owner is notified (decision 065). Repeating a step gets the same reply. */
export async function decideOnContract(
  services: Services,
  caller: Caller,
  { id, step, reason }: ContractDecision,
): Promise<{ message: string; status: ContractStatus }> {
  const { db, clock } = services;
  const { message, ...target } = contractSteps[step];
  const { to } = target;
  const { accountId: actorId } = caller;
  const now = clock.now();
  const hasMoved = await db.transaction().execute(async (transaction) => {
    const before = await moveContract(transaction, { ...target, id, actorId, reason: reason ?? null, now });
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
  return { message, status: to };
}
