import { sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** Names of the provider's skills, separated by commas. */
const skillNames = sql<string>`coalesce((select string_agg(s.name, ',' order by s.id) from provider_skills ps
  join skills s on s.id = ps.skill_id where ps.provider_id = provider.account_id), '')`;

/** Selects providers with the names of their place and trade, for all lists of providers. */
export const namedProviders = (db: Database) =>
  db
    .selectFrom("providers as provider")
    .innerJoin("accounts as account", "account.id", "provider.accountId")
    .innerJoin("cities as city", "city.id", "provider.cityId")
    .innerJoin("areas as area", "area.id", "provider.areaId")
    .innerJoin("categories as category", "category.id", "provider.categoryId")
    .select(["account.firstName", "city.name as city", "area.name as area", "category.name as category"])
    .select(skillNames.as("skill"));
