import { openStatuses, statusesInHand } from "@hunarmand/api/jobs/steps";
import { search as searchLimits } from "@hunarmand/api/staff/search";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/database.ts";
import { selectNamesakes } from "../../database/search/match-people.ts";

/** The maximum of accounts with a common word that are looked at. Others are found with a longer search. */
const namesakesMax = 400;
const { ofKindMax } = searchLimits;
const [customer, provider] = [sql.lit("Customer"), sql.lit("Provider")];

/** The people whom the words name, for all kinds that are found by a person. Their statements read it as `namesakes`. */
export const withNamesakes = (typed: string, statement: RawBuilder<unknown>) =>
  sql`with namesakes as materialized ${selectNamesakes(typed, namesakesMax)} ${statement}`;

export const nameOf = (account: string) =>
  sql`trim(${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)})`;

/** 0 for people with a job in one of these statuses, who come first. */
const rankByJobs = (column: string, statuses: readonly string[]) =>
  sql`case when exists (select from jobs job where ${sql.ref(`job.${column}`)} = account.id
    and ${isOneOf("job.status", statuses)}) then 0 else 1 end`;

export const selectProviders = (): RawBuilder<unknown> => sql`
  select 'provider' as kind, account.id, ${nameOf("account")} as name, account.phone as detail, provider.status,
    ${rankByJobs("provider_id", statusesInHand)} as rank
  from namesakes namesake join providers provider on provider.account_id = namesake.id
  join accounts account on account.id = namesake.id order by rank, name limit ${ofKindMax}`;

export const selectCustomers = (): RawBuilder<unknown> => sql`
  select 'customer' as kind, account.id, ${nameOf("account")} as name,
    coalesce(account.phone, caller.caller_phone, account.email) as detail, null as status,
    ${rankByJobs("customer_id", openStatuses)} as rank
  from namesakes namesake join accounts account on account.id = namesake.id
  left join customers caller on caller.account_id = account.id
  where account.role = ${customer} order by rank, name limit ${ofKindMax}`;

/** The accounts in the ledger of customers and handymen. */
export const selectAccounts = (): RawBuilder<unknown> => sql`
  select 'account' as kind, account.id, ${nameOf("account")} as name, coalesce(account.phone, account.email) as detail,
    null as status, 0 as rank
  from namesakes namesake join accounts account on account.id = namesake.id
  where account.role in (${customer}, ${provider}) order by name limit ${ofKindMax}`;

export const selectStaff = (): RawBuilder<unknown> => sql`
  select 'staff' as kind, account.id, ${nameOf("account")} as name, account.email as detail, null as status, 0 as rank
  from namesakes namesake join accounts account on account.id = namesake.id
  where account.role not in (${customer}, ${provider}) order by name limit ${ofKindMax}`;
