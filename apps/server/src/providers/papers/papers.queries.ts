import { type PaperKind, paperKinds } from "@hunarmand/api/providers/papers";
import { type Database, isOneOf } from "../../database/database.ts";

export const selectPapers = (db: Database, ownerId: string) =>
  db
    .selectFrom("files")
    .select(["kind", "createdAt", "seenAt", "refusedAt", "refusalReason"])
    .where("ownerId", "=", ownerId)
    .where(isOneOf("kind", paperKinds))
    .execute();

export interface Refusal {
  ownerId: string;
  kind: PaperKind;
  reason: string;
  now: Date;
}

/** Returns when the refused document was uploaded, or nothing if there is no current one. */
export const refuseCurrentPaper = (db: Database, { ownerId, kind, reason, now }: Refusal) =>
  db
    .updateTable("files")
    .set({ refusedAt: now, refusalReason: reason, seenAt: now })
    .where("ownerId", "=", ownerId)
    .where("kind", "=", kind)
    .where("refusedAt", "is", null)
    .returning("createdAt as sentDate")
    .executeTakeFirst();
