import type { ErrorCode } from "@hunarmand/api/errors";
import type { Database } from "../../database/database.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead, type Facts } from "../../values/as-read.ts";
import { type AuditEntry, writeAudit } from "../audit/audit.queries.ts";

/** The nouns with the errors `<noun>-not-found` and `<noun>-state`. */
type NounOf<Code> = Code extends `${infer Noun}-not-found` ? (`${Noun}-state` extends ErrorCode ? Noun : never) : never;
type Found = { status: string };

/** What the person who decides has read, and what is true now. */
export interface FactsRead {
  read: Facts;
  now: Facts;
  /** Where the facts stand in the body; "read." by default. */
  place?: string;
}

export interface Decision<Former, Now extends Found = Found> {
  noun: NounOf<ErrorCode>;
  /** The status that the decision leads to; left out where `isRepeat` judges by something else. */
  to?: string;
  reason?: string | undefined;
  /** Moves the thing. Returns what it was before, or nothing when it did not move. */
  move(db: Database, now: Date): Promise<Former | undefined>;
  facts?(db: Database, former: Former): FactsRead | undefined | Promise<FactsRead>;
  /** The row of the audit; left out where no member of staff decides. */
  audit?(former: Former): Omit<AuditEntry, "at" | "actorId" | "reason">;
  /** What else changes in the same transaction. */
  follow?(db: Database, former: Former, now: Date): Promise<unknown>;
  /** What the thing is when nothing moved; nothing when there is none. */
  find(db: Database): Promise<Now | undefined>;
  /** Is what was found the result of this very decision? By default when it has the status `to`. */
  isRepeat?(found: Now): boolean;
  /** Runs the work in a transaction; by default in a new one. */
  run?(work: (transaction: Database) => Promise<Former | undefined>): Promise<Former | undefined>;
}

/**
 * Takes a decision in one transaction: the thing moves, what was read of it is compared with what is true, the audit row is written, and
 * what follows is done (docs/security-rules.md SS5). Returns what the thing was before, or nothing when this decision was taken before:
 * its repeat gets the same reply.
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
