import type { Call, RequestOf } from "@hunarmand/api/call";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { acceptQuote } from "@hunarmand/api/contracts/quotes/own-answers";
import { cancelJob, confirmJob, updateWebjob } from "@hunarmand/api/jobs/customer-steps";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { declareCash } from "@hunarmand/api/payments/provider";
import { bookVisit, markVisitMissed } from "@hunarmand/api/providers/visits";
import { voidReview } from "@hunarmand/api/reviews/reviews";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { getSettings } from "../../src/domain/settings/settings.queries.ts";
import { listSlots } from "../../src/providers/visits/visit-slots.ts";
import { quoteForm } from "../forms.ts";
import { makeJob, makeProvider } from "../make.ts";
import { callServer } from "../running-server.ts";
import { takeWhileLocked } from "./hold-jobs.ts";
import { openSession } from "./many-jobs.ts";
import { makePeople } from "./race-world.ts";
import { startTwoServers } from "./start-two-servers.ts";

/** Races a decision on one server process against a change of its subject on another, while the subject's row is locked. */
const { ground, first, second } = await startTwoServers();
const { db } = ground;
const people = await makePeople(db);
const { tokens, customer, first: provider, third } = people;
const reason = "The customer called.";

interface Step {
  token: string;
  call: Call;
  request: RequestOf<Call>;
}
const step = <C extends Call>(token: string, call: C, request: RequestOf<C>) =>
  ({ token, call, request }) as unknown as Step;

interface Race {
  /** The row that both lock. */
  table: "jobs" | "quotes" | "visits" | "reviews";
  id: string;
  key?: string;
  decision: Step;
  change: Step;
  /** The field that the refused decision names when the change came first. */
  changedField: string;
}

const job = (status: "Requested" | "Completed") => makeJob(ground, { customer, provider, status });
const unassigned = { status: "Requested" as const, providerId: null, price: null };

async function makeQuote(): Promise<string> {
  const id = crypto.randomUUID();
  const now = ground.clock.now();
  const answer = { amountPaisa: 500_000, status: "Quoted" as const, quotedAt: now };
  const row = { ...quoteForm, ...answer, id, accountId: customer.id, requestedAt: now };
  await db
    .insertInto("quotes")
    .values({ ...row, validUntil: new Date(now.getTime() + 86_400_000) })
    .execute();
  return id;
}

async function makeVisit() {
  const person = await makeProvider(ground, { status: "Pending" });
  const [startsAt, next] = listSlots((await getSettings(db)).visits, ground.clock.now());
  if (!startsAt || !next) throw new Error("there are two slots");
  const id = crypto.randomUUID();
  const row = { id, providerId: person.id, startsAt, status: "Booked" as const, createdAt: ground.clock.now() };
  await db.insertInto("visits").values(row).execute();
  return {
    id,
    token: await openSession(db, person, "Provider"),
    startsAt: startsAt.toISOString(),
    next: next.toISOString(),
  };
}

async function makeReview(): Promise<string> {
  const id = await job("Completed");
  await sql`insert into reviews (job_id, provider_id, rating, feedback, reported_by, created_at)
    values (${id}, ${provider.id}, 5, 'Good.', 'provider', now())`.execute(db);
  return id;
}

const races: [name: string, make: () => Promise<Race>][] = [
  [
    "accepts a quote that the office prices again",
    async () => {
      const params = { id: await makeQuote() };
      const terms = { amount: 500_000, validUntil: "2036-03-05T10:00:00.000Z", payTime: "end" as const };
      const answer = { ...terms, read: { amount: 5_000 } };
      return {
        ...{ table: "quotes", ...params, changedField: "amount" },
        decision: step(tokens.customer, acceptQuote, { params, body: { amount: 5_000, note: null } }),
        change: step(tokens.office, answerQuote, { params, body: answer }),
      };
    },
  ],
  [
    "cancels a job that a handyman accepts",
    async () => {
      const params = { id: await job("Requested") };
      return {
        ...{ table: "jobs", ...params, changedField: "read.status" },
        decision: step(tokens.customer, cancelJob, { params, body: { reason, read: { status: "Requested" } } }),
        change: step(tokens.first, acceptJob, { body: { Id: params.id } }),
      };
    },
  ],
  [
    "gives a job to one handyman that another accepts",
    async () => {
      const params = { id: await job("Requested") };
      return {
        ...{ table: "jobs", ...params, changedField: "read.status" },
        decision: step(tokens.office, assignJob, { params, body: { providerId: third.id, reason, read: unassigned } }),
        change: step(tokens.first, acceptJob, { body: { Id: params.id } }),
      };
    },
  ],
  [
    "accepts a job whose time its customer changes",
    async () => {
      const params = { id: await job("Requested") };
      const offer = { area: "G-9", subSkill: null, customerWords: null, scheduledFor: null, platformFeePercent: 0 };
      return {
        ...{ table: "jobs", ...params, changedField: "read.scheduledFor" },
        decision: step(tokens.first, acceptJob, { body: { Id: params.id, read: offer } }),
        change: step(tokens.customer, updateWebjob, { params, body: { scheduledFor: "2036-03-05T10:00:00.000Z" } }),
      };
    },
  ],
  [
    "confirms cash while the handyman declares another figure",
    async () => {
      const params = { id: await job("Completed") };
      const read = { price: 1_500, declared: null, claimedByCustomer: null };
      return {
        ...{ table: "jobs", ...params, changedField: "read.declared" },
        decision: step(tokens.office, confirmJobCash, { params, body: { amount: 1_500, reason, read } }),
        change: step(tokens.first, declareCash, { body: { jobId: params.id, amount: 1_200 } }),
      };
    },
  ],
  [
    "marks a visit as missed that the applicant moves",
    async () => {
      const { id, token, startsAt, next } = await makeVisit();
      return {
        ...{ table: "visits", id, changedField: "startsAt" },
        decision: step(tokens.office, markVisitMissed, { params: { id }, body: { startsAt } }),
        change: step(token, bookVisit, { body: { startsAt: next } }),
      };
    },
  ],
  [
    "voids a review that the customer puts their own in place of",
    async () => {
      const id = await makeReview();
      return {
        ...{ table: "reviews", key: "job_id", id, changedField: "read.rating" },
        decision: step(tokens.office, voidReview, {
          params: { id },
          body: { reason, read: { rating: 5, feedback: "Good." } },
        }),
        change: step(tokens.customer, confirmJob, { params: { id }, body: { rating: 1, feedback: "Late." } }),
      };
    },
  ],
];

const take = (url: string, { token, call, request }: Step) =>
  callServer(url, call, request as never, { authorization: `Bearer ${token}` });
const lock =
  ({ table, id, key = "id" }: Race) =>
  (transaction: Database) =>
    sql`select from ${sql.table(table)} where ${sql.ref(key)} = ${id} for update`.execute(transaction);

it.each(races)("change first: a person who %s decides nothing, and learns what changed", async (_name, make) => {
  const race = await make();
  const pair = { early: () => take(first.url, race.change), late: () => take(second.url, race.decision) };
  const [[changed, decided] = []] = await takeWhileLocked(db, lock(race), [pair]);
  expect(changed).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
  expect(decided?.status).toBe(409);
  const issues = expect.arrayContaining([expect.objectContaining({ field: race.changedField })]);
  expect(decided?.body).toMatchObject({ code: "facts-changed", issues });
});

it.each(races)("decision first: a person who %s decides on the earlier state", async (_name, make) => {
  const race = await make();
  const pair = { early: () => take(first.url, race.decision), late: () => take(second.url, race.change) };
  const [[decided] = []] = await takeWhileLocked(db, lock(race), [pair]);
  expect([decided?.status, decided?.body]).toMatchObject([200, {}]);
});
