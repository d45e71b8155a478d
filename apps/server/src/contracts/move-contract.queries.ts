import { type ContractStatus, type ContractStep, contractStatus, contractSteps } from "@hunarmand/api/contracts/steps";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { takeStep } from "../database/take-step.ts";

export interface ContractMove {
  step: Exclude<ContractStep, "propose">;
  id: string;
  actorId: string;
  /** The contract's owner. Undefined for the office, which moves anyone's contract. */
  accountId?: string;
  reason: string | null;
  /** Only of a contract without a quote: the step is not possible for another one. */
  agreedPricePaisa?: number | undefined;
  now: Date;
}

/**
 * Takes one step of a contract and adds it to the history. Call it in a transaction. Returns the former status, or nothing if the step was
 * not possible.
 */
export async function moveContract(db: Database, move: ContractMove): Promise<ContractStatus | undefined> {
  const { step, id, accountId, actorId, reason, agreedPricePaisa, now } = move;
  const rule = contractSteps[step];
  const former = await takeStep(db, "contracts", {
    rule,
    which: { id, ...(accountId === undefined ? {} : { accountId }) },
    set: {
      statusReason: reason,
      agreedPricePaisa,
      onlyDaysWorked: step === "end",
      completedAt: rule.to === contractStatus.completed ? now : null,
      activatedAt: rule.to === contractStatus.active ? now : sql`former.activated_at`,
    },
    only: agreedPricePaisa === undefined ? undefined : sql<boolean>`former.quote_id is null`,
  });
  if (!former) return undefined;
  await db
    .insertInto("contractEvents")
    .values({ contractId: id, actorId, kind: rule.event, at: now, reason })
    .execute();
  return former.status;
}
