import type { ErrorCode } from "@hunarmand/api/errors";
import type { Database } from "../../database/database.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead, type Facts } from "../../values/as-read.ts";
import { type AuditEntry, writeAudit } from "../audit/audit.queries.ts";

/** The nouns with the errors `<noun>-not-found` and `<noun>-state`. */
export type NounOf<Code> = Code extends `${infer Noun}-not-found`
  ? `${Noun}-state` extends ErrorCode
    ? Noun
    : never
  : never;
type Found = { status: string };

/** The facts that the person has read, and the current ones. */
export interface FactsRead {
  read: Facts;
  now: Facts;
  /** The path of the facts in the body. The default is "read.". */
  place?: string;
}

export interface Decision<Former, Now extends Found = Found> {
  noun: NounOf<ErrorCode>;
  /** The status after the decision. Left out if `isRepeat` compares something else. */
  to?: string;
  reason?: string | undefined;
  /** Changes the subject's status. Returns the subject before the change, or nothing if it was not possible. */
  move(db: Database, now: Date): Promise<Former | undefined>;
  facts?(db: Database, former: Former): FactsRead | undefined | Promise<FactsRead>;
  /** Returns the audit row. Left out if no member of staff decides. */
  audit?(former: Former): Omit<AuditEntry, "at" | "actorId" | "reason">;
  /** Makes further changes in the same transaction. */
  follow?(db: Database, former: Former, now: Date): Promise<unknown>;
  /** Returns the current subject after a move that was not possible, or nothing if it does not exist. */
  find(db: Database): Promise<Now | undefined>;
  /** Whether the subject already has the result of this decision. By default, whether it has the status `to`. */
  isRepeat?(found: Now): boolean;
  /** Runs the work in a transaction, by default in a new one. */
  run?(work: (transaction: Database) => Promise<Former | undefined>): Promise<Former | undefined>;
}

/**
 * Takes a decision in one transaction: moves the subject, compares the facts that the person has read with the current ones, writes the
 * audit row and runs `follow` (docs/security-rules.md SS5). Returns the subject before the change, or nothing if the same decision was
 * taken before: a repeat gets the same reply.
 *
 * @throws AppError facts-changed, `<noun>-not-found`, `<noun>-state`
 */
export async function takeDecision<Former, Now extends Found>(
  { db, clock }: Pick<Services, "db" | "clock">,
  { accountId: actorId }: Caller,
  decision: Decision<Former, Now>,
): Promise<Former | undefined> {
  const { noun, to, reason, run = (work) => db.transaction().execute(work) } = decision;
  const at = clock.now();
  const former = await run(async (transaction) => {
    const moved = await decision.move(transaction, at);
    if (moved === undefined) return undefined;
    const facts = await decision.facts?.(transaction, moved);
    if (facts) assertAsRead(facts.read, facts.now, facts.place);
    const entry = decision.audit?.(moved);
    if (entry) await writeAudit(transaction, { ...entry, at, actorId, ...(reason ? { reason } : {}) });
    await decision.follow?.(transaction, moved, at);
    return moved;
  });
  if (former !== undefined) return former;
  const found = await decision.find(db);
  if (!found) throw new AppError(`${noun}-not-found`);
  const isRepeat = decision.isRepeat?.(found) ?? found.status === to;
  if (!isRepeat) throw new AppError(`${noun}-state`);
  return undefined;
}
