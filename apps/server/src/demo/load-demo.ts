import { randomUUID } from "node:crypto";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { getPlace, getTrade } from "../domain/catalogue/choices.queries.ts";
import { type Dispatch, rankAtOnce } from "../domain/jobs/dispatch-job.ts";
import { writeSettings } from "../domain/settings/settings.queries.ts";
import type { Services } from "../services/services.ts";
import { markDemoAccounts } from "./demo-accounts.queries.ts";
import { setDemoDayPrices } from "./demo-day-prices.ts";
import { demoPassword, demoPeople, demoProviders } from "./demo-people.ts";
import { demoSettings } from "./demo-settings.ts";
import { insertDemoJobs } from "./insert-demo-jobs.ts";

const placeFields = { city: "city", area: "area" };
const tradeFields = { category: "category", skill: "skill", subSkill: "subSkill" };

interface DemoGround {
  db: Database;
  now: Date;
  passwordHash: string;
}

type DemoServices = Dispatch & Pick<Services, "passwords">;

/**
 * Fills an empty portal with accounts and jobs for trials. Leaves any other portal unchanged.
 * @param platformFeePercent the fee of the finished jobs, and from now on
 */
export async function loadDemo(services: DemoServices, platformFeePercent = 0): Promise<void> {
  const { db, clock, passwords } = services;
  if (await isInUse(db)) return;
  const passwordHash = await passwords.hash(demoPassword);
  await db.transaction().execute(async (transaction) => {
    // If several portals start at once with a new data folder, one fills it and the others wait without a time-out.
    await sql`select set_config(name, '0', true) from unnest(array['statement_timeout', 'lock_timeout']) name`.execute(
      transaction,
    );
    await sql`lock table accounts in share row exclusive mode`.execute(transaction);
    if (await isInUse(transaction)) return;
    const dispatch = { ...services, db: transaction };
    const ground = { db: transaction, now: clock.now(), passwordHash };
    const ids = new Map<string, string>();
    for (const provider of demoProviders) ids.set(provider.email, await insertDemoProvider(ground, provider));
    for (const person of demoPeople) ids.set(person.email, await insertDemoPerson(ground, person));
    const parties = {
      customerId: ids.get("ayesha.siddiqui@example.pk") ?? "",
      providerId: ids.get("ali.raza@example.pk") ?? "",
    };
    await markDemoAccounts(transaction, [...ids.values()]);
    await writeSettings(transaction, { ...demoSettings, platformFeePercent });
    await setDemoDayPrices(transaction);
    await rankAtOnce(transaction);
    await insertDemoJobs({ ...parties, dispatch, now: ground.now });
  });
}

async function isInUse(db: Database): Promise<boolean> {
  const [first] = await db.selectFrom("accounts").select("id").limit(1).execute();
  return first !== undefined;
}

/** The lines that show a first-time visitor the logins. */
export function demoAccounts(): string {
  const lines = [
    ...demoProviders.map(({ email, status }) => `  ${email.padEnd(30)} Provider, ${status}`),
    ...demoPeople.map(
      ({ email, role }) => `  ${email.padEnd(30)} ${role === "Owner" ? "office, log in at /office/login" : role}`,
    ),
  ];
  return [`Demo accounts, all with the password ${demoPassword}:`, ...lines].join("\n");
}

async function insertDemoPerson({ db, now, passwordHash }: DemoGround, person: (typeof demoPeople)[number]) {
  const id = randomUUID();
  await db
    .insertInto("accounts")
    .values({ ...person, id, passwordHash, createdAt: now, emailConfirmedAt: now, phoneConfirmedAt: now })
    .execute();
  if (person.role === "Customer") {
    await db.insertInto("customers").values({ accountId: id, city: null, area: null, address: null }).execute();
  }
  return id;
}

async function insertDemoProvider(ground: DemoGround, provider: (typeof demoProviders)[number]): Promise<string> {
  const { db, now, passwordHash } = ground;
  const { firstName, lastName, email, phone, fatherName, cnic, gender, status, skills, ...choices } = provider;
  const id = randomUUID();
  const place = await getPlace(db, choices, placeFields);
  const named = { category: choices.category, skill: skills.join(","), subSkill: undefined };
  const { categoryId, skillIds } = await getTrade(db, named, tradeFields);
  const account = { id, role: "Provider" as const, firstName, lastName, email, phone, passwordHash, createdAt: now };
  const proven = { emailConfirmedAt: now, phoneConfirmedAt: now };
  await db
    .insertInto("accounts")
    .values({ ...account, ...proven })
    .execute();
  const verifiedAt = status === providerStatus.verified ? now : null;
  await db
    .insertInto("providers")
    .values({
      accountId: id,
      fatherName,
      cnic,
      gender,
      ...place,
      categoryId,
      status,
      verifiedAt,
      idleSince: now,
      createdAt: now,
    })
    .execute();
  await db
    .insertInto("providerSkills")
    .values(skillIds.map((skillId) => ({ providerId: id, skillId })))
    .execute();
  return id;
}
