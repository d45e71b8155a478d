import { randomUUID } from "node:crypto";
import { getPlace, getTrade } from "../database/choices.queries.ts";
import type { Database } from "../database/database.ts";
import { type Dispatch, dispatchJob } from "../jobs/dispatch-job.ts";
import { toPaisa } from "../money.ts";
import type { Services } from "../services/services.ts";
import { demoJobs, demoPassword, demoPeople, demoProviders } from "./demo-people.ts";

const dayMilliseconds = 86_400_000;
const placeFields = { city: "city", area: "area" };
const tradeFields = { category: "category", skill: "skill", subSkill: "subSkill" };

interface DemoGround {
  db: Database;
  now: Date;
  passwordHash: string;
  dispatch: Dispatch;
}

type DemoServices = Dispatch & Pick<Services, "passwords">;

/** Fills an empty portal with accounts and jobs to try it with; leaves any other as it is. */
export async function loadDemo(services: DemoServices): Promise<void> {
  const { db, clock, passwords } = services;
  const [first] = await db.selectFrom("accounts").select("id").limit(1).execute();
  if (first) return;
  const passwordHash = await passwords.hash(demoPassword);
  await db.transaction().execute(async (transaction) => {
    const dispatch = { ...services, db: transaction };
    const ground = { db: transaction, now: clock.now(), passwordHash, dispatch };
    const ids = new Map<string, string>();
    for (const provider of demoProviders) ids.set(provider.email, await insertDemoProvider(ground, provider));
    for (const person of demoPeople) ids.set(person.email, await insertDemoPerson(ground, person));
    const parties = {
      customerId: ids.get("ayesha.siddiqui@example.pk") ?? "",
      providerId: ids.get("ali.raza@example.pk") ?? "",
    };
    for (const job of demoJobs) await insertDemoJob(ground, parties, job);
  });
}

/** The lines that tell a first-time visitor whom to log in as. */
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
    .values({ ...person, id, passwordHash, createdAt: now })
    .execute();
  if (person.role === "Customer") {
    await db.insertInto("customers").values({ accountId: id, city: null, area: null, address: null }).execute();
  }
  return id;
}

async function insertDemoProvider(ground: DemoGround, provider: (typeof demoProviders)[number]): Promise<string> {
  const { db, now, passwordHash } = ground;
  const { firstName, lastName, email, phone, fatherName, cnic, status, skills, ...choices } = provider;
  const id = randomUUID();
  const place = await getPlace(db, choices, placeFields);
  const named = { category: choices.category, skill: skills.join(","), subSkill: undefined };
  const { categoryId, skillIds } = await getTrade(db, named, tradeFields);
  const account = { id, role: "Provider" as const, firstName, lastName, email, phone, passwordHash, createdAt: now };
  await db.insertInto("accounts").values(account).execute();
  const verifiedAt = status === "Verified" ? now : null;
  await db
    .insertInto("providers")
    .values({
      accountId: id,
      fatherName,
      cnic,
      gender: "male",
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

async function insertDemoJob(
  { db, now, dispatch }: DemoGround,
  { customerId, providerId }: { customerId: string; providerId: string },
  job: (typeof demoJobs)[number],
): Promise<void> {
  const id = randomUUID();
  const { address, latitude, longitude, completedDaysAgo } = job;
  const place = await getPlace(db, { city: "Islamabad", area: job.area }, placeFields);
  const named = { category: "Installations", skill: job.skill, subSkill: undefined };
  const { categoryId, skillIds } = await getTrade(db, named, tradeFields);
  const requested = { id, customerId, categoryId, skillId: skillIds[0] ?? 0, ...place, address, latitude, longitude };
  const common = { ...requested, contactPhone: "+923031234567", paymentMethod: "cash" as const };
  if (completedDaysAgo === null) {
    await db
      .insertInto("jobs")
      .values({ ...common, status: "Requested", createdAt: now })
      .execute();
    await db.insertInto("jobEvents").values({ jobId: id, actorId: customerId, kind: "requested", at: now }).execute();
    await dispatchJob(dispatch, id);
    return;
  }
  const at = new Date(now.getTime() - completedDaysAgo * dayMilliseconds);
  const stages = { createdAt: at, acceptedAt: at, arrivedAt: at, detailsSubmittedAt: at, completedAt: at };
  const work = {
    durationDays: 1,
    pricePaisa: toPaisa(job.pricePkr),
    workStatus: "Completed" as const,
    arrivalVerified: true,
  };
  await db
    .insertInto("jobs")
    .values({ ...common, ...stages, ...work, providerId, status: "Completed" })
    .execute();
  const { rating, feedback } = job;
  await db
    .insertInto("reviews")
    .values({ jobId: id, providerId, rating, feedback, reportedBy: "customer", createdAt: at, voidedAt: null })
    .execute();
}
