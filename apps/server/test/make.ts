import { randomUUID } from "node:crypto";
import type { Role } from "@hunarmand/api/account/login-reply";
import type { JobStatus } from "@hunarmand/api/jobs/job";
import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import { getPlace, getTrade } from "../src/domain/catalogue/choices.queries.ts";
import { insertProvider } from "../src/providers/providers.queries.ts";
import type { Services } from "../src/services/services.ts";
import type { Person } from "./portal.ts";

/** What the make... functions need: a database and a clock. */
export type Ground = Pick<Services, "db" | "clock">;

const place = { city: "Islamabad", area: "G-9" };
const trade = { category: "Installations", skill: "AC Installation", subSkill: undefined };
const placeFields = { city: "city", area: "area" };
const tradeFields = { category: "category", skill: "skill", subSkill: "subSkill" };

let made = 0;

/** Returns a new number each time, so that unique fields differ. */
const nextNumber = (): string => String(++made).padStart(7, "0");

/** A provider for AC Installation in Islamabad, Verified unless the test says otherwise. */
export async function makeProvider(
  { db, clock }: Ground,
  { status = "Verified" as ProviderStatus, area = "G-9", passwordHash = null as string | null } = {},
): Promise<Person> {
  const number = nextNumber();
  const person = { email: `provider${number}@example.pk`, phone: `+92300${number}` };
  const now = clock.now();
  const provider = {
    account: { ...person, role: "Provider" as const, firstName: "Test", lastName: `Provider ${number}`, passwordHash },
    profile: {
      fatherName: "Father",
      phoneAlt: null,
      cnic: `611010${number}`,
      gender: "male",
      qualification: null,
      experienceYears: null,
    },
    place: await getPlace(db, { ...place, area }, placeFields),
    trade: await getTrade(db, trade, tradeFields),
    now,
  };
  const id = await db.transaction().execute((transaction) => insertProvider(transaction, provider));
  await db.updateTable("providers").set({ status }).where("accountId", "=", id).execute();
  return { ...person, id };
}

async function makeAccount({ db, clock }: Ground, role: Role, passwordHash: string | null): Promise<Person> {
  const number = nextNumber();
  const id = randomUUID();
  const person = { id, email: `${role.toLowerCase()}${number}@example.pk`, phone: `+92301${number}` };
  await db
    .insertInto("accounts")
    .values({ ...person, role, firstName: "Test", lastName: role, passwordHash, createdAt: clock.now() })
    .execute();
  return person;
}

export async function makeCustomer(portal: Ground, { passwordHash = null as string | null } = {}): Promise<Person> {
  const person = await makeAccount(portal, "Customer", passwordHash);
  await portal.db.insertInto("customers").values({ accountId: person.id }).execute();
  return person;
}

/** Office staff of one desk. */
export const makeStaff = (
  portal: Ground,
  role: Exclude<Role, "Provider" | "Customer"> = "Owner",
  { passwordHash = null as string | null } = {},
): Promise<Person> => makeAccount(portal, role, passwordHash);

/** The place of made customers, and points 30 m and 80 m north of it. */
export const home = { latitude: 33.6891, longitude: 73.0299 };
export const thirtyMetersAway = { latitude: home.latitude + 0.00027, longitude: home.longitude };
export const eightyMetersAway = { latitude: home.latitude + 0.00072, longitude: home.longitude };

/** The start code of every made job that has a provider. */
export const startCode = "4821";

/** The start code by itself: numbers of jobs and phones count on from test to test, and may contain its digits. */
export const startCodeAlone = /(?<!\d)4821(?!\d)/;

const reached: Record<JobStatus, readonly JobStatus[]> = {
  Requested: [],
  Accepted: ["Accepted"],
  InProgress: ["Accepted", "InProgress"],
  Completed: ["Accepted", "InProgress", "Completed"],
  Cancelled: [],
};

export interface JobWish {
  customer: Person;
  /** The provider to whom it is offered and, after Requested, assigned. */
  provider: Person;
  status?: JobStatus;
  hasDetails?: boolean;
}

/** Makes a job of the customer in the given state, offered to the provider. */
export async function makeJob({ db, clock }: Ground, wish: JobWish): Promise<string> {
  const { customer, provider, status = "Requested", hasDetails = status === "Completed" } = wish;
  const { categoryId, skillIds } = await getTrade(db, trade, tradeFields);
  const now = clock.now();
  const stages = reached[status];
  const id = randomUUID();
  await db
    .insertInto("jobs")
    .values({
      id,
      customerId: customer.id,
      providerId: stages.length > 0 ? provider.id : null,
      status,
      categoryId,
      skillId: skillIds[0] ?? 0,
      ...(await getPlace(db, place, placeFields)),
      ...home,
      address: "House 1, Street 1",
      contactPhone: customer.phone,
      paymentMethod: "cash",
      createdAt: now,
      acceptedAt: stages.includes("Accepted") ? now : null,
      arrivedAt: stages.includes("InProgress") ? now : null,
      startCode: stages.length > 0 ? startCode : null,
      detailsSubmittedAt: hasDetails ? now : null,
      pricePaisa: hasDetails ? 150_000 : null,
      completedAt: stages.includes("Completed") ? now : null,
      cancelledAt: status === "Cancelled" ? now : null,
    })
    .execute();
  const offer = status === "Requested" ? "Offered" : status === "Cancelled" ? "Withdrawn" : "Accepted";
  await db
    .insertInto("offers")
    .values({ jobId: id, providerId: provider.id, status: offer, round: 1, createdAt: now })
    .execute();
  return id;
}
