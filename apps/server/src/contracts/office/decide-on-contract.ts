import type * as api from "@hunarmand/api/contracts/office-decisions";
import { type ContractStatus, type ContractStep, contractStatus, contractSteps } from "@hunarmand/api/contracts/steps";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { invalidField } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findContract } from "../contracts.queries.ts";
import { moveContract } from "../move-contract.queries.ts";

type Decision = Exclude<ContractStep, "propose" | "withdraw">;

const messages = {
  accept: "decideOnContractAccept",
  reject: "decideOnContractReject",
  activate: "decideOnContractActivate",
  complete: "decideOnContractComplete",
  end: "decideOnContractEnd",
} as const satisfies Record<Decision, string>;

export interface ContractDecision {
  id: string;
  step: Decision;
  reason?: string;
  /** In PKR. Only with the step "accept". */
  agreedPrice?: number | undefined;
}

/** Moves the contract and adds it to the history. Its owner is notified (decision 065). */
export async function decideOnContract(
  services: Services,
  caller: Caller,
  { id, step, reason, agreedPrice }: ContractDecision,
): Promise<{ message: string; status: ContractStatus }> {
  const { to } = contractSteps[step];
  const { accountId: actorId } = caller;
  const agreedPricePaisa = agreedPrice === undefined ? undefined : toPaisa(agreedPrice);
  await takeDecision(services, caller, {
    ...{ noun: "contract", to, reason },
    move: (db, now) => moveContract(db, { step, id, actorId, reason: reason ?? null, agreedPricePaisa, now }),
    audit: (before) => ({
      action: `contract.${step}`,
      subjectType: "contract",
      subjectId: id,
      before: { status: before },
      after: { status: to, ...(agreedPrice === undefined ? {} : { agreedPrice }) },
    }),
    find: async (db) => {
      const contract = await findContract(db, id, undefined);
      if (contract?.quoteId && agreedPricePaisa !== undefined) throw invalidField("agreedPrice", "price-quoted");
      return contract;
    },
    // With another price, or for other days, it is not the same decision.
    isRepeat: ({ status, agreedPricePaisa: agreed, onlyDaysWorked }) =>
      status === to &&
      (step !== "accept" || agreed === (agreedPricePaisa ?? null)) &&
      (to !== contractStatus.completed || onlyDaysWorked === (step === "end")),
  });
  return { message: getReplies()[messages[step]], status: to };
}

export const acceptContract: UseCase<typeof api.acceptContract> = (services, caller, { params, body }) =>
  decideOnContract(services, caller, { id: params.id, step: "accept", agreedPrice: body.agreedPrice });

export const rejectContract: UseCase<typeof api.rejectContract> = (services, caller, { params, body }) =>
  decideOnContract(services, caller, { id: params.id, step: "reject", reason: body.reason });

export const activateContract: UseCase<typeof api.activateContract> = (services, caller, { params }) =>
  decideOnContract(services, caller, { id: params.id, step: "activate" });

export const completeContract: UseCase<typeof api.completeContract> = (services, caller, { params }) =>
  decideOnContract(services, caller, { id: params.id, step: "complete" });

export const endContract: UseCase<typeof api.endContract> = (services, caller, { params, body }) =>
  decideOnContract(services, caller, { id: params.id, step: "end", reason: body.reason });
