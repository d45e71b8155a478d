import type { IdentityRequest } from "@hunarmand/api/account/identity";
import { identityRequestStatus, identityRequestSteps } from "@hunarmand/api/account/identity-request-steps";
import type { Selectable } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import type { IdentityRequestsTable } from "../../database/tables/identity-tables.ts";

type Row = Selectable<IdentityRequestsTable>;

/** Returns the newest correction that this person asked for. */
export const findNewestRequest = (db: Database, accountId: string): Promise<Row | undefined> =>
  db
    .selectFrom("identityRequests")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("status", "!=", identityRequestStatus.withdrawn)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Withdraws the open request when a newer one replaces it or the account changes hands. */
export async function withdrawRequest(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable("identityRequests")
    .set({ status: identityRequestSteps.withdraw.to, decidedAt: now })
    .where("accountId", "=", accountId)
    .where(isOneOf("status", identityRequestSteps.withdraw.from))
    .execute();
}

export const toIdentityRequest = ({ id, status, changes, reason, createdAt, decidedAt }: Row): IdentityRequest => ({
  id,
  status,
  changes,
  reason,
  createdDate: createdAt.toISOString(),
  decidedDate: decidedAt?.toISOString() ?? null,
});
