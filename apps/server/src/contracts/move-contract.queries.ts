import { type ContractStatus, type ContractStep, contractStatus, contractSteps } from "@hunarmand/api/contracts/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../database/database.ts";

export interface ContractMove {
  step: Exclude<ContractStep, "propose">;
  id: string;
  actorId: string;
  reason: string | null;
  now: Date;
}

/** Takes one step of a contract, with its history; returns the former status, or nothing where it does not stand there. */
export async function moveContract(db: Database, move: ContractMove): Promise<ContractStatus | undefined> {
  const { step, id, actorId, reason, now } = move;
  const { from, to, event } = contractSteps[step];
  const completedAt = to === contractStatus.completed ? now : null;
  const activatedAt = to === contractStatus.active ? now : null;
  const { rows } = await sql<{ before: ContractStatus }>`
    with moved as (
      update contracts set status = ${to}, status_reason = ${reason}, completed_at = ${completedAt}::timestamptz,
        activated_at = coalesce(${activatedAt}::timestamptz, contracts.activated_at)
      from (select id, status from contracts where id = ${id} for update) old
      where contracts.id = old.id and ${isOneOf("old.status", from)}
      returning contracts.id, old.status as before
    ), told as (
      insert into contract_events (contract_id, actor_id, kind, at, reason)
      select id, ${actorId}, ${event}, ${now}, ${reason} from moved
    )
    select before from moved`.execute(db);
  return rows[0]?.before;
}
