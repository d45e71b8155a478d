import type { ProviderProfile } from "@hunarmand/api/providers/providers";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { namedProviders } from "./named-providers.queries.ts";

/** The names of the provider's sub-skills, separated by commas. */
const subSkillNames = sql<string>`coalesce((select string_agg(s.name, ',' order by s.id) from provider_sub_skills ps
  join sub_skills s on s.id = ps.sub_skill_id where ps.provider_id = provider.account_id), '')`;

const hasProfileImage = sql<boolean>`exists (select from files f
  where f.owner_id = provider.account_id and f.kind = 'profile-image')`;

/** Returns the whole profile, for the provider and for the verification desk. */
export async function findProviderProfile(db: Database, accountId: string): Promise<ProviderProfile | undefined> {
  const row = await namedProviders(db)
    .select(["account.id", "account.lastName", "account.phone", "account.email"])
    .select(["provider.fatherName", "provider.phoneAlt", "provider.cnic", "provider.gender", "provider.qualification"])
    .select(["provider.experienceYears", "provider.status", "provider.statusReason"])
    .select(["provider.isAvailable as available", "provider.workHours", subSkillNames.as("subSkill")])
    .select(hasProfileImage.as("hasPicture"))
    .where("provider.accountId", "=", accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { phone, phoneAlt, experienceYears, email, fatherName, cnic, gender, hasPicture, ...profile } = row;
  return {
    ...profile,
    email: email ?? "",
    fatherName: fatherName ?? "",
    cnic: cnic ?? "",
    gender: gender ?? "",
    phoneNumber: phone ?? "",
    phoneNumberAlt: phoneAlt,
    experience: experienceYears,
    hasPicture,
  };
}
