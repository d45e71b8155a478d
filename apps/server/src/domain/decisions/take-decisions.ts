import type { ErrorCode } from "@hunarmand/api/errors";
import type { Database } from "../../database/database.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { type AuditEntry, writeAudits } from "../audit/audit.queries.ts";
import type { NounOf } from "./take-decision.ts";

export interface Decisions<Former extends { id: string }, Now extends { id: string }> {
  noun: NounOf<ErrorCode>;
  /** What to decide on. A repeated id counts once. */
  ids: readonly string[];
  /** Changes the status of those that the decision is possible on. Returns them as they were before. */
  move(db: Database, ids: readonly string[], now: Date): Promise<Former[]>;
  /** Returns the audit row of one of them. */
  audit(former: Former): Omit<AuditEntry, "at" | "actorId">;
  /** Makes further changes in the same transaction. */
  follow?(db: Database, moved: readonly Former[], now: Date): Promise<unknown>;
  /** Returns the current state of those that were not moved, as far as they exist. */
  find(db: Database, ids: readonly string[]): Promise<Now[]>;
  /** Why it was not moved, or nothing if it already has the result of this decision. By default `<noun>-state`. */
  refuse?(found: Now): ErrorCode | undefined;
}

export interface Decided {
  done: string[];
  refused: { id: string; code: ErrorCode }[];
}

/**
 * Takes the same decision on several subjects in one transaction: those that it is not possible on do not stop the others. Writes an audit
 * row for each that was moved. `done` also has those that had the result before: a repeat gets the same reply.
 *
 * @throws AppError the first refusal, if all are refused
 */
export async function takeDecisions<Former extends { id: string }, Now extends { id: string }>(
  { db, clock }: Pick<Services, "db" | "clock">,
  { accountId: actorId }: Caller,
  { noun, ...decision }: Decisions<Former, Now>,
): Promise<Decided> {
  const at = clock.now();
  const ids = [...new Set(decision.ids)];
  const moved = await db.transaction().execute(async (transaction) => {
    const formers = await decision.move(transaction, ids, at);
    if (formers.length === 0) return formers;
    await writeAudits(
      transaction,
      formers.map((former) => ({ ...decision.audit(former), at, actorId })),
    );
    await decision.follow?.(transaction, formers, at);
    return formers;
  });
  const movedIds = new Set(moved.map(({ id }) => id));
  const left = ids.filter((id) => !movedIds.has(id));
  const found = new Map((left.length > 0 ? await decision.find(db, left) : []).map((row) => [row.id, row]));
  const whyNot = (id: string): ErrorCode | undefined => {
    const row = found.get(id);
    if (!row) return `${noun}-not-found`;
    return decision.refuse ? decision.refuse(row) : `${noun}-state`;
  };
  const refused = left.flatMap((id) => {
    const code = whyNot(id);
    return code ? [{ id, code }] : [];
  });
  const [first] = refused;
  if (first && refused.length === ids.length) throw new AppError(first.code);
  const isRefused = new Set(refused.map(({ id }) => id));
  return { done: ids.filter((id) => !isRefused.has(id)), refused };
}
