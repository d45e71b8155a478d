import { limits } from "@hunarmand/api/limits";
import { type SqlBool, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { SavedViewsTable } from "../../database/tables/office-tables.ts";
import { isSharedView } from "../../domain/staff/saved-view-conditions.ts";

interface DeskOf {
  ownerId: string;
  desk: string;
}

const columns = ["view.id", "view.name", "view.search", "view.isShared", "view.ownerId"] as const;

/** The person's own by name, then those of colleagues who still work here, the newest first. */
export async function selectViews(db: Database, { ownerId, desk }: DeskOf) {
  const views = db
    .selectFrom("savedViews as view")
    .innerJoin("accounts as owner", "owner.id", "view.ownerId")
    .select([...columns, "owner.firstName", "owner.lastName"])
    .where("view.desk", "=", desk);
  const own = await views.where("view.ownerId", "=", ownerId).orderBy("view.name").execute();
  const shared = await views
    .where(isSharedView)
    .where("view.ownerId", "<>", ownerId)
    .orderBy("view.createdAt", "desc")
    .orderBy("view.id")
    .limit(limits.sharedViewsOfDesk)
    .execute();
  return [...own, ...shared];
}

/** Stores the view instead of the owner's one of the same name, and drops their oldest beyond the limit. */
export async function putView(db: Database, view: SavedViewsTable): Promise<void> {
  const { search, isShared, createdAt } = view;
  await db
    .insertInto("savedViews")
    .values(view)
    .onConflict((same) => same.columns(["ownerId", "desk", "name"]).doUpdateSet({ search, isShared, createdAt }))
    .execute();
  await sql`delete from saved_views where id in (
    select id from saved_views where owner_id = ${view.ownerId} and desk = ${view.desk}
    order by created_at desc, id offset ${limits.savedViewsOfDesk})`.execute(db);
}

/** Removes the person's own view, or with `isOwner` also one that a colleague shares. */
export const deleteView = (db: Database, { id, ownerId, isOwner }: { id: string; ownerId: string; isOwner: boolean }) =>
  db
    .deleteFrom("savedViews")
    .where("id", "=", id)
    .where(sql<SqlBool>`(owner_id = ${ownerId} or (${isOwner} and is_shared))`)
    .returning(["desk", "name", "isShared"])
    .executeTakeFirst();
