import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { matchProvider } from "../../database/search.ts";
import { namedProviders } from "../../domain/providers/named-providers.queries.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export interface ProviderFilter extends PagePlace {
  status: ProviderStatus | undefined;
  search: string | undefined;
}

export async function selectProviders(db: Database, { status, search, limit, cursor }: ProviderFilter) {
  const isMatch = search ? await matchProvider(db, search) : sql<boolean>`true`;
  return namedProviders(db)
    .select(["account.id", "account.lastName", "account.phone", "account.email"])
    .select(["provider.cnic", "provider.status", "provider.statusReason", "provider.createdAt"])
    .$if(status !== undefined, (query) => query.where("provider.status", "=", status as ProviderStatus))
    .where(isMatch)
    .$call((list) => newestFirst(list, ["provider.createdAt", "provider.accountId"], { limit, cursor }))
    .execute();
}

export interface ProviderMove {
  id: string;
  from: readonly ProviderStatus[];
  to: ProviderStatus;
  reason: string | null;
  now: Date;
}

/** Moves the provider from one of the statuses that the decision needs; returns the former status, or nothing. */
export async function moveProvider(db: Database, { id, from, to, reason, now }: ProviderMove) {
  const moved = await sql<{ before: ProviderStatus }>`
    update providers set status = ${to}, status_reason = ${reason},
      verified_at = case when ${to} = 'Verified' then ${now} else verified_at end
    from (select account_id, status from providers where account_id = ${id} for update) old
    where providers.account_id = old.account_id and old.status = any(${[...from]}::text[])
    returning old.status as before`.execute(db);
  return moved.rows[0]?.before;
}

export const findProviderStatus = (db: Database, id: string) =>
  db.selectFrom("providers").select("status").where("accountId", "=", id).executeTakeFirst();

/** Offers that a suspended provider can no longer take; their jobs go on with the others. */
export async function withdrawOpenOffers(db: Database, providerId: string, now: Date): Promise<void> {
  await db
    .updateTable("offers")
    .set({ status: "Withdrawn", decidedAt: now })
    .where("providerId", "=", providerId)
    .where("status", "=", "Offered")
    .execute();
}
