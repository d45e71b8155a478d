import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { matchProvider } from "../../database/search/match-people.ts";
import { namedProviders } from "../../domain/providers/named-providers.queries.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export interface ProviderFilter extends PagePlace {
  status: ProviderStatus | undefined;
  search: string | undefined;
}

export async function selectProviders(db: Database, { status, search, limit, cursor, order }: ProviderFilter) {
  const isMatch = search ? await matchProvider(db, search) : sql<boolean>`true`;
  return namedProviders(db)
    .select(["account.id", "account.lastName", "account.phone", "account.email"])
    .select(["provider.cnic", "provider.status", "provider.statusReason", "provider.createdAt"])
    .$if(status !== undefined, (query) => query.where("provider.status", "=", status as ProviderStatus))
    .where(isMatch)
    .$call((list) => newestFirst(list, ["provider.createdAt", "provider.accountId"], { limit, cursor, order }))
    .execute();
}

export const findProviderStatus = (db: Database, id: string) =>
  db.selectFrom("providers").select("status").where("accountId", "=", id).executeTakeFirst();
