import { providerStatus } from "@hunarmand/api/providers/steps";
import { workHoursNames } from "@hunarmand/api/providers/work-hours";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { cnicOf, emailOf, isWoman, phoneOf } from "./people/town-people.ts";
import type { TownProvider } from "./people/town-providers.ts";
import type { TownGround, TownIds, TownPeople, WithId } from "./town-ground.ts";
import { daysBefore } from "./town-times.ts";

const signedUpDaysAgo = 240;
const waitingDaysAgo = 2;

/** The time of a signup. Applicants who wait for the office signed up recently. */
const signupOf = (now: Date, { number, status }: Pick<TownProvider, "number" | "status">) =>
  daysBefore(
    now,
    status === providerStatus.pending || status === providerStatus.sentBack
      ? waitingDaysAgo + (number % 4)
      : signedUpDaysAgo + number,
  );

/** Inserts the town's accounts with the demo's password. Returns all people who take part. */
export async function insertTownPeople(ground: TownGround, ids: TownIds, passwordHash: string): Promise<TownPeople> {
  const { db, now } = ground;
  const accounts = [
    ...ids.providers.map((person) => ({
      ...toAccount(person),
      role: "Provider" as const,
      createdAt: signupOf(now, person),
    })),
    ...ids.customers.map((person) => ({
      ...toAccount(person),
      role: "Customer" as const,
      createdAt: daysBefore(now, signedUpDaysAgo),
    })),
    ...ids.staff.map(({ id, name: [firstName, lastName], email, role }) => ({
      ...{ id, firstName, lastName, email, phone: null, role, createdAt: daysBefore(now, signedUpDaysAgo) },
    })),
  ];
  await db
    .insertInto("accounts")
    .values(
      accounts.map((account) => ({
        ...{ ...account, passwordHash, emailConfirmedAt: account.createdAt },
        phoneConfirmedAt: account.phone ? account.createdAt : null,
      })),
    )
    .execute();
  await db
    .insertInto("customers")
    .values(ids.customers.map(({ id, place: [city, area], address }) => ({ accountId: id, city, area, address })))
    .execute();
  await insertProviders(ground, ids);
  return gatherPeople(ground, ids);
}

const toAccount = (person: WithId<{ name: readonly [string, string]; number: number }>) => ({
  ...{ id: person.id, firstName: person.name[0], lastName: person.name[1] },
  ...{ email: emailOf(person), phone: phoneOf(person) },
});

async function insertProviders({ db, now, catalogue }: TownGround, { providers, staff }: TownIds): Promise<void> {
  const rows = providers.map((person) => {
    const { id, fatherName, place, skills, experienceYears, status, statusReason = null, phoneAlt = null } = person;
    const createdAt = signupOf(now, person);
    return {
      ...{
        accountId: id,
        fatherName,
        phoneAlt,
        cnic: cnicOf(person),
        experienceYears,
        status,
        statusReason,
        createdAt,
      },
      ...{ gender: isWoman(person) ? "female" : "male", qualification: "Matric", idleSince: createdAt },
      ...{ ...catalogue.findPlace(...place), categoryId: catalogue.findSkill(skills[0]).categoryId },
      // Some work at night, in each city.
      workHours: workHoursNames[person.number % workHoursNames.length],
      verifiedAt:
        status === providerStatus.verified || status === providerStatus.suspended ? daysBefore(createdAt, -2) : null,
    };
  });
  await db.insertInto("providers").values(rows).execute();
  await db
    .insertInto("providerSkills")
    .values(
      providers.flatMap(({ id, skills }) =>
        skills.map((name) => ({ providerId: id, skillId: catalogue.findSkill(name).skillId })),
      ),
    )
    .execute();
  const verifierId = staff.find(({ role }) => role === "Verifier")?.id ?? "";
  for (const { accountId, status, verifiedAt, statusReason } of rows) {
    const entry = { actorId: verifierId, subjectType: "provider", subjectId: accountId };
    if (verifiedAt) {
      const change = { before: { status: providerStatus.pending }, after: { status: providerStatus.verified } };
      await writeAudit(db, { ...entry, ...change, at: verifiedAt, action: "provider.verify" });
    }
    if (status === providerStatus.suspended && statusReason) {
      const change = { before: { status: providerStatus.verified }, after: { status }, reason: statusReason };
      await writeAudit(db, { ...entry, ...change, at: daysBefore(now, 1), action: "provider.suspend" });
    }
    if (status === providerStatus.sentBack && statusReason) {
      const change = { before: { status: providerStatus.pending }, after: { status }, reason: statusReason };
      await writeAudit(db, { ...entry, ...change, at: daysBefore(now, 1), action: "provider.send-back" });
    }
  }
}

/** Adds the accounts of docs/product.md E2 that take part in the town. */
async function gatherPeople({ db }: TownGround, { providers, customers, staff }: TownIds): Promise<TownPeople> {
  const known = await db
    .selectFrom("accounts")
    .innerJoin("demoAccounts", "demoAccounts.accountId", "accounts.id")
    .select(["accounts.id", "accounts.email", "accounts.role"])
    .execute();
  const idOf = (email: string) => known.find((account) => account.email === email)?.id ?? "";
  const skills = ["AC Installation", "Electrical Wiring", "Plumbing Installation"];
  const islamabad = { city: "Islamabad", skills };
  return {
    providers: [
      ...providers.map(({ id, place: [city, area], skills }) => ({ id, city, area, skills })),
      { ...islamabad, id: idOf("ali.raza@example.pk"), area: "G-9" },
      { ...islamabad, id: idOf("bilal.khan@example.pk"), area: "F-10" },
    ],
    customers: customers.map((person) => ({
      ...{ id: person.id, city: person.place[0], area: person.place[1] },
      ...{ address: person.address, phone: phoneOf(person), pin: person.pin },
    })),
    contractorId: idOf("contractor@example.pk"),
    staff: {
      ...{ Verifier: "", Dispatcher: "", Finance: "", Support: "" },
      ...Object.fromEntries(staff.map(({ role, id }) => [role, id])),
      Owner: known.find(({ role }) => role === "Owner")?.id ?? "",
    },
  };
}
