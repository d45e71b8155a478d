import type { Presence } from "@hunarmand/api/contracts/crew";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

export interface Mark {
  providerId: string;
  presence: Presence;
  note: string | null;
}

/** What the sheet says of one day. */
export async function selectMarks(db: Database, contractId: string, day: string): Promise<Mark[]> {
  return await db
    .selectFrom("contractDays")
    .select(["providerId", "presence", "note"])
    .where("contractId", "=", contractId)
    .where("day", "=", sql<string>`${day}::date`)
    .orderBy("providerId")
    .execute();
}

/** Enters a day, or puts it right. */
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

/** Who of them may stand on the sheet of that day: on the crew, or not gone before it. */
export const selectMembersOn = (db: Database, contractId: string, providerIds: readonly string[]) =>
  db
    .selectFrom("contractMembers")
    .select(["providerId", "leftAt"])
    .where("contractId", "=", contractId)
    .where("providerId", "in", [...providerIds])
    .execute();
