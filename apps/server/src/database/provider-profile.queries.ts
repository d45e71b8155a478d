import type { ProviderProfile } from "@hunarmand/contract/providers";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/** A provider's whole profile, for himself and for the verification desk. */
export async function findProviderProfile(db: Database, accountId: string): Promise<ProviderProfile | undefined> {
  const row = await db
    .selectFrom("providers as provider")
    .innerJoin("accounts as account", "account.id", "provider.accountId")
    .innerJoin("cities as city", "city.id", "provider.cityId")
    .innerJoin("areas as area", "area.id", "provider.areaId")
    .innerJoin("categories as category", "category.id", "provider.categoryId")
    .select(["account.id", "account.firstName", "account.lastName", "account.phone", "account.email"])
    .select(["provider.fatherName", "provider.phoneAlt", "provider.cnic", "provider.gender", "provider.qualification"])
    .select(["provider.experienceYears", "provider.status", "provider.statusReason"])
    .select("provider.isAvailable as available")
    .select(["city.name as city", "area.name as area", "category.name as category"])
    .select([skillNames.as("skill"), subSkillNames.as("subSkill")])
    .where("provider.accountId", "=", accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { phone, phoneAlt, experienceYears, email, ...profile } = row;
  return {
    ...profile,
    email: email ?? "",
    phoneNumber: phone ?? "",
    phoneNumberAlt: phoneAlt,
    experience: experienceYears,
  };
}

/** Comma-joined names of the skills of the query's `provider`. */
export const skillNames = sql<string>`coalesce((select string_agg(s.name, ',' order by s.id) from provider_skills ps
  join skills s on s.id = ps.skill_id where ps.provider_id = provider.account_id), '')`;

const subSkillNames = sql<string>`coalesce((select string_agg(s.name, ',' order by s.id) from provider_sub_skills ps
  join sub_skills s on s.id = ps.sub_skill_id where ps.provider_id = provider.account_id), '')`;
