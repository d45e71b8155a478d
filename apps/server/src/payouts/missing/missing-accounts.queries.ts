import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { isVerified } from "../../domain/providers/provider-conditions.ts";
import { type PagePlace, rowsFor } from "../../http/replies/page.ts";

export interface MissingAccountRow {
  providerId: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  owedPaisa: number;
  createdAt: Date;
  askedAt: Date | null;
}

/** The row `balance` is of a Verified handyman without a payout account. The index needs the condition `owed_paisa > 0`. */
const isMissing = (minimumPaisa: number): RawBuilder<boolean> => sql`(balance.owed_paisa > 0
  and balance.owed_paisa >= ${minimumPaisa} and not exists (select from payout_accounts place where place.provider_id = balance.owner_id)
  and exists (select from providers provider where provider.account_id = balance.owner_id and ${isVerified}))`;

export async function selectMissingAccounts(
  db: Database,
  { minimumPaisa, limit, cursor }: PagePlace & { minimumPaisa: number },
): Promise<MissingAccountRow[]> {
  const isAfter = cursor
    ? sql`(person.created_at, person.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<MissingAccountRow>`
    select person.id as provider_id, person.first_name, person.last_name, person.phone, person.created_at,
      balance.owed_paisa, balance.account_asked_at as asked_at
    from provider_balances balance join accounts person on person.id = balance.owner_id
    where ${isMissing(minimumPaisa)} and ${isAfter}
    order by person.created_at desc, person.id desc limit ${rowsFor(limit)}`.execute(db);
  return rows;
}

export interface AccountsWanted {
  providerIds: readonly string[];
  minimumPaisa: number;
  /** People who were asked after this moment are not asked again. */
  since: Date;
  now: Date;
}

/** Marks those who can be asked, and returns their ids. Rows are locked in the ledger's order, so that no deadlock is possible. */
export async function markAsked(db: Database, { providerIds, minimumPaisa, since, now }: AccountsWanted) {
  const { rows } = await sql<{ id: string }>`
    with wanted as (
      select balance.owner_id from provider_balances balance
      where balance.owner_id = any(${providerIds}::uuid[]) and ${isMissing(minimumPaisa)}
        and (balance.account_asked_at is null or balance.account_asked_at < ${since})
      order by balance.owner_id for update of balance
    )
    update provider_balances balance set account_asked_at = ${now} from wanted where balance.owner_id = wanted.owner_id
    returning balance.owner_id as id`.execute(db);
  return rows.map(({ id }) => id);
}
