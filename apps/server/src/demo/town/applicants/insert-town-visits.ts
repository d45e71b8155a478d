import { randomUUID } from "node:crypto";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { visitStatus } from "@hunarmand/api/providers/visit-steps";
import { sql } from "kysely";
import type { Database } from "../../../database/database.ts";
import { dayOf, startOfDay } from "../../../values/karachi-days.ts";
import type { TownGround, TownIds, TownPeople } from "../town-ground.ts";
import { atHour, daysBefore, hourMilliseconds } from "../town-times.ts";

const bookedDaysAgo = 1;
/** The times of today's visits. */
const hours = [
  [10, 0],
  [12, 30],
] as const;

/** Inserts today's visits of waiting applicants, yesterday's of the one who was sent back, and those before each verification. */
export async function insertTownVisits(ground: TownGround, people: TownPeople, ids: TownIds): Promise<void> {
  const { db, now } = ground;
  const { staff } = people;
  const { providers } = ids;
  const createdAt = daysBefore(now, bookedDaysAgo);
  const waiting = providers.filter(({ status }) => status === providerStatus.pending);
  const visits = waiting.flatMap(({ id: providerId }, index) => {
    const hour = hours[index];
    return hour ? [{ id: randomUUID(), providerId, startsAt: atHour(now, 0, hour), createdAt }] : [];
  });
  await db
    .insertInto("visits")
    .values(visits.map((visit) => ({ ...visit, status: visitStatus.booked })))
    .execute();
  const sentBack = providers.find(({ status }) => status === providerStatus.sentBack);
  if (!sentBack) throw new Error("The town has no application that was sent back.");
  const startsAt = atHour(now, 1, [10, 30]);
  const decision = { decidedAt: new Date(startsAt.getTime() + hourMilliseconds / 2), decidedBy: staff.Verifier };
  await db
    .insertInto("visits")
    .values({
      ...{ id: randomUUID(), providerId: sentBack.id, startsAt, createdAt: daysBefore(startsAt, 1) },
      ...{ status: visitStatus.came, ...decision },
    })
    .execute();
  await insertPastVisits(ground, people, ids);
}

/** The town's handymen came to the office a few hours before they were verified. */
async function insertPastVisits({ db }: TownGround, { staff }: TownPeople, { providers }: TownIds): Promise<void> {
  const verified = await db
    .selectFrom("providers")
    .select(["accountId", "verifiedAt"])
    .where(
      "accountId",
      "in",
      providers.map(({ id }) => id),
    )
    .where("verifiedAt", "is not", null)
    .execute();
  const visits = verified.flatMap(({ accountId, verifiedAt }) =>
    verifiedAt ? [{ id: randomUUID(), providerId: accountId, startsAt: hoursBefore(verifiedAt, 3) }] : [],
  );
  const rows = visits.map(({ startsAt, ...visit }) => ({
    ...{ ...visit, startsAt, createdAt: daysBefore(startsAt, 1), status: visitStatus.came },
    ...{ decidedAt: hoursBefore(startsAt, -1), decidedBy: staff.Verifier },
  }));
  await db.insertInto("visits").values(rows).execute();
}

const hoursBefore = (time: Date, hours: number) => new Date(time.getTime() - hours * hourMilliseconds);

/** Moves unfinished visits of past days to today, at the same hour. */
export async function moveTownVisits(db: Database, now: Date): Promise<void> {
  const today = startOfDay(dayOf(now));
  await sql`
    update visits set starts_at = starts_at
      + make_interval(days => ceil(extract(epoch from ${today}::timestamptz - starts_at) / 86400)::int)
    where status = ${visitStatus.booked} and starts_at < ${today}::timestamptz
      and provider_id in (select account_id from demo_accounts)`.execute(db);
}
