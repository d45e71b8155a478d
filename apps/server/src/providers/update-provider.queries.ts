import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import { sql, type Updateable } from "kysely";
import type { Database } from "../database/database.ts";
import type { AccountsTable, ProvidersTable } from "../database/tables/account-tables.ts";
import { moveProvider } from "../domain/providers/move-provider.queries.ts";
import { insertSkills } from "./providers.queries.ts";

type Some<T> = { [Name in keyof T]?: T[Name] | undefined };

/** The changes to a provider. Undefined leaves a column unchanged. */
export interface ProviderChange {
  account: Some<Pick<Updateable<AccountsTable>, "firstName" | "lastName" | "email" | "phone">>;
  profile: Some<
    Pick<
      Updateable<ProvidersTable>,
      "fatherName" | "phoneAlt" | "cnic" | "gender" | "qualification" | "experienceYears"
    >
  >;
  place?: { cityId: number; areaId: number } | undefined;
  /** Without new sub-skills, the present ones that belong to the skills stay. */
  trade?: { categoryId: number; skillIds: number[]; subSkillIds: number[]; hasSubSkills: boolean } | undefined;
}

const withoutGaps = (columns: object) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

/**
 * Changes account, profile and skills. A provider who was sent back and submits again becomes Pending. Call it in a transaction. Returns
 * the status.
 */
export async function changeProvider(
  db: Database,
  { id, change, isResubmitted, now }: { id: string; change: ProviderChange; isResubmitted: boolean; now: Date },
): Promise<ProviderStatus> {
  const { place, trade } = change;
  const account = withoutGaps(change.account);
  if (Object.keys(account).length > 0) await db.updateTable("accounts").set(account).where("id", "=", id).execute();
  const profile = withoutGaps({ ...change.profile, ...place, categoryId: trade?.categoryId });
  const own = db.updateTable("providers").where("accountId", "=", id);
  if (Object.keys(profile).length > 0) await own.set(profile).execute();
  if (trade) await replaceSkills(db, id, trade);
  if (isResubmitted) await moveProvider(db, { step: "resubmit", id, reason: null, now });
  const { status } = await db
    .selectFrom("providers")
    .select("status")
    .where("accountId", "=", id)
    .executeTakeFirstOrThrow();
  return status;
}

async function replaceSkills(db: Database, id: string, trade: NonNullable<ProviderChange["trade"]>): Promise<void> {
  const { skillIds, hasSubSkills } = trade;
  await db.deleteFrom("providerSkills").where("providerId", "=", id).execute();
  const goes = sql<boolean>`(${hasSubSkills} or sub_skill_id not in (
    select id from sub_skills where skill_id = any(${skillIds}::integer[])))`;
  await db.deleteFrom("providerSubSkills").where("providerId", "=", id).where(goes).execute();
  await insertSkills(db, id, trade);
}
