import { randomUUID } from "node:crypto";
import { providerStatus } from "@hunarmand/api/providers/steps";
import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { AccountsTable, ProvidersTable } from "../database/tables/account-tables.ts";

export interface NewProvider {
  account: Omit<Insertable<AccountsTable>, "id" | "createdAt">;
  profile: Pick<
    Insertable<ProvidersTable>,
    "fatherName" | "phoneAlt" | "cnic" | "gender" | "qualification" | "experienceYears"
  >;
  place: { cityId: number; areaId: number };
  trade: { categoryId: number; skillIds: number[]; subSkillIds: number[] };
  now: Date;
}

/** Inserts account, provider and skills, always with the status Pending. Call it in a transaction. */
export async function insertProvider(db: Database, provider: NewProvider): Promise<string> {
  const { account, profile, place, trade, now } = provider;
  const { categoryId, skillIds, subSkillIds } = trade;
  const id = randomUUID();
  await db
    .insertInto("accounts")
    .values({ ...account, id, createdAt: now })
    .execute();
  await db
    .insertInto("providers")
    .values({
      ...profile,
      ...place,
      categoryId,
      accountId: id,
      status: providerStatus.pending,
      idleSince: now,
      createdAt: now,
    })
    .execute();
  await insertSkills(db, id, { skillIds, subSkillIds });
  return id;
}

export async function insertSkills(
  db: Database,
  providerId: string,
  { skillIds, subSkillIds }: { skillIds: number[]; subSkillIds: number[] },
): Promise<void> {
  await db
    .insertInto("providerSkills")
    .values(skillIds.map((skillId) => ({ providerId, skillId })))
    .execute();
  if (subSkillIds.length === 0) return;
  await db
    .insertInto("providerSubSkills")
    .values(subSkillIds.map((subSkillId) => ({ providerId, subSkillId })))
    .execute();
}

export async function countVerifiedProviders(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("providers")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("status", "=", providerStatus.verified)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isProvider(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom("providers").select("accountId").where("accountId", "=", id).execute()).length > 0;
}

export const findProviderIdByEmail = (db: Database, email: string) => findProviderId(db, "account.email", email);

export const findProviderIdByPhone = (db: Database, phone: string) => findProviderId(db, "account.phone", phone);

async function findProviderId(
  db: Database,
  column: "account.email" | "account.phone",
  value: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("accounts as account")
    .innerJoin("providers as provider", "provider.accountId", "account.id")
    .select("account.id")
    .where(column, "=", value)
    .executeTakeFirst();
  return row?.id;
}
