import type { Presence } from "@hunarmand/api/contracts/crew";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

export interface Mark {
  providerId: string;
  presence: Presence;
  note: string | null;
}

/** Returns the entries of one day. */
export async function selectMarks(db: Database, contractId: string, day: string): Promise<Mark[]> {
  return await db
    .selectFrom("contractDays")
    .select(["providerId", "presence", "note"])
    .where("contractId", "=", contractId)
    .where("day", "=", sql<string>`${day}::date`)
    .orderBy("providerId")
    .execute();
}

/** Inserts or replaces the entries of a day. */
export async function upsertMarks(
  db: Database,
  { contractId, day, marks, now }: { contractId: string; day: string; marks: readonly Mark[]; now: Date },
): Promise<void> {
  await db
    .insertInto("contractDays")
    .values(marks.map((mark) => ({ ...mark, contractId, day, markedAt: now })))
    .onConflict((conflict) =>
      conflict.columns(["contractId", "providerId", "day"]).doUpdateSet((row) => ({
        presence: row.ref("excluded.presence"),
        note: row.ref("excluded.note"),
        markedAt: row.ref("excluded.markedAt"),
      })),
    )
    .execute();
}

/** Returns which of them may have an entry on that day: those who had not left before it. */
export const selectMembersOn = (db: Database, contractId: string, providerIds: readonly string[]) =>
  db
    .selectFrom("contractMembers")
    .select(["providerId", "leftAt"])
    .where("contractId", "=", contractId)
    .where("providerId", "in", [...providerIds])
    .execute();
