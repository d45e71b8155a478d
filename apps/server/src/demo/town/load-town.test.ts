import { listCatalogue } from "@hunarmand/api/catalogue/catalogue";
import { listCustomers } from "@hunarmand/api/customers/office";
import { getDayBoard } from "@hunarmand/api/jobs/board/day-board";
import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { jobSteps } from "@hunarmand/api/jobs/steps";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { listTemplates } from "@hunarmand/api/notices/notices";
import { getTrialBalance, listOpenCash, listSubmittedPayments } from "@hunarmand/api/payments/office";
import { listReceivedPayments } from "@hunarmand/api/payments/returns";
import { listPayoutBatches } from "@hunarmand/api/payouts/payouts";
import { listDirectory } from "@hunarmand/api/providers/directory";
import { listVisits } from "@hunarmand/api/providers/visits";
import { getReports } from "@hunarmand/api/reports/reports";
import { listAllReviews } from "@hunarmand/api/reviews/reviews";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { getOfficeCounters } from "@hunarmand/api/staff/counters";
import { dueKinds, listDue } from "@hunarmand/api/staff/inbox";
import { listStaff } from "@hunarmand/api/staff/staff";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { sumOfLedger } from "../../../test/model/ledger-sum.ts";
import { startPortal } from "../../../test/portal.ts";
import { notifyPeople } from "../../notices/notify-people.ts";
import { findBalanceFaults } from "../../payments/check-balances.ts";
import { loadDemo } from "../load-demo.ts";
import { removeDemo } from "../remove-demo.ts";
import { townFeePercent } from "./insert-town-payments.ts";
import { loadTown } from "./load-town.ts";
import { renewTown } from "./renew-town.ts";

const portal = await startPortal();
const loadAll = async () => {
  await loadDemo(portal.services, townFeePercent);
  await loadTown(portal.services);
};

const countBy = async (query: ReturnType<typeof sql<{ name: string; count: number }>>) => {
  const { rows } = await query.execute(portal.db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
};

const findPerson = async (email: string) => {
  const account = await portal.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return { id: account.id, email, phone: "" };
};

/** Reads the list of each desk, except those that have a counter. */
async function readDesks(owner: ReturnType<typeof portal.as>) {
  const page = { query: {} };
  return {
    customers: (await owner.call(listCustomers, page)).body,
    visits: (await owner.call(listVisits, page)).body.visits,
    reviews: (await owner.call(listAllReviews, page)).body,
    received: (await owner.call(listReceivedPayments, page)).body,
    payouts: (await owner.call(listPayoutBatches, page)).body,
    ledger: (await owner.call(getTrialBalance, { query: {} })).body.accounts,
    catalogue: (await owner.call(listCatalogue, { params: { kind: "skills" }, query: {} })).body,
    templates: (await owner.call(listTemplates, {})).body,
    outbox: (await owner.call(listOutbox, page)).body,
    staff: (await owner.call(listStaff, page)).body,
    audit: (await owner.call(listAudit, page)).body,
    reports: (await owner.call(getReports, page)).body.periods,
  };
}

it("the town has everything that its desks need, once", async () => {
  await loadAll();
  await loadTown(portal.services);
  expect(await countBy(sql`select status as name, count(*) from providers group by 1`)).toEqual({
    ...{ Verified: 50, Pending: 3, SentBack: 1, Suspended: 1 },
  });
  expect(await countBy(sql`select role as name, count(*) from accounts group by 1`)).toMatchObject({
    ...{ Customer: 8, Verifier: 1, Dispatcher: 1, Finance: 1, Support: 1, Owner: 1 },
  });
  expect(await countBy(sql`select status as name, count(*) from contracts group by 1`)).toEqual({
    ...{ "Under Review": 1, Accepted: 1, Active: 2, Completed: 1, Rejected: 1 },
  });
  expect(await countBy(sql`select presence as name, count(*) from contract_days group by 1`)).toEqual({
    ...{ present: 90, half: 9, absent: 5 },
  });
  const isNearKnown = sql`case when near_handymen is null then '' else ', near' end`;
  expect(await countBy(sql`select status || ${isNearKnown} as name, count(*) from quotes group by 1`)).toEqual({
    ...{ New: 1, "Quoted, near": 1, "Accepted, near": 1, "Declined, near": 1 },
  });
  const inquiries = await countBy(sql`select status as name, count(*) from inquiries group by 1`);
  expect(inquiries).toEqual({ New: 5, Acknowledged: 1, Resolved: 2, Reopened: 1 });
  expect(await countBy(sql`select status as name, count(*) from payout_batches group by 1`)).toEqual({
    paid: 1,
    prepared: 1,
  });
  const categories = (await portal.call(listDirectory, { query: { limit: 50 } })).body.map(({ category }) => category);
  expect(new Set(categories).size).toBe(5);
});

it("every desk of the office has work, the inbox has every kind, and Ali has offers", async () => {
  await loadAll();
  const owner = portal.as(await findPerson("office@example.pk"));
  const payments = (await owner.call(listSubmittedPayments, { query: {} })).body;
  // Only the later of two like payments has a warning.
  expect(payments.flatMap(({ warnings }) => warnings).sort()).toEqual(["duplicate-image", "similar-transaction-id"]);
  expect((await owner.call(listOpenCash, { query: {} })).body).toHaveLength(1);
  const ali = await findPerson("ali.raza@example.pk");
  const offers = await portal.as(ali).call(listRequestedJobs, { params: { email: ali.email }, query: {} });
  expect(offers.body.length).toBeGreaterThanOrEqual(3);
  const counters = (await owner.call(getOfficeCounters, {})).body;
  for (const [name, count] of Object.entries(counters)) expect(count, name).toBeGreaterThan(0);
  // These two are alarms of the portal, not work of its people.
  for (const kind of dueKinds.filter((each) => each !== "backup" && each !== "texts"))
    expect((await owner.call(listDue, { query: { kind } })).body, kind).not.toEqual([]);
  await notifyPeople(portal.services);
  for (const [desk, rows] of Object.entries(await readDesks(owner))) expect(rows, desk).not.toEqual([]);
  const board = (await owner.call(getDayBoard, { query: {} })).body;
  expect(board.jobs.length).toBeGreaterThanOrEqual(15);
  const statuses = new Set(board.jobs.map(({ status }) => status));
  expect([...statuses].sort()).toEqual(["Accepted", "Completed", "InProgress", "Requested"]);
  const free = board.handymen.filter(({ runningJob }) => runningJob === null);
  expect(free.length).toBeGreaterThan(0);
  expect(free.filter(({ position }) => position !== null).length).toBeGreaterThan(5);
});

it("every completed job has an agreed price, except the disputed one", async () => {
  await loadAll();
  const { rows } = await sql<{ objection: string | null }>`select price_objection as objection from jobs
    where status = 'Completed' and agreed_price_paisa is distinct from price_paisa`.execute(portal.db);
  expect(rows).toEqual([{ objection: "We had agreed on less." }]);
});

it("the town keeps the portal's rules: the ledger balances, and each job has reached its status step by step", async () => {
  await loadAll();
  expect(await sumOfLedger(portal.db)).toBe(0);
  expect(await findBalanceFaults(portal.db)).toEqual([]);
  const jobs = await portal.db.selectFrom("jobs").select(["id", "status", "pricePaisa", "providerId"]).execute();
  const events = await portal.db
    .selectFrom("jobEvents")
    .select(["jobId", "kind", "at"])
    .orderBy("at")
    .orderBy("id")
    .execute();
  const steps = Object.values(jobSteps);
  for (const job of jobs) {
    let status: string | undefined;
    for (const { kind } of events.filter(({ jobId }) => jobId === job.id)) {
      const legal = steps.find((step) => {
        const { from, event } = step as { from: readonly string[]; event?: string };
        return event === kind && (status === undefined ? from.length === 0 : from.includes(status));
      });
      expect(legal, `${kind} of a job that is ${status}`).toBeDefined();
      status = (legal as { to?: string } | undefined)?.to ?? status;
    }
    expect(status).toBe(job.status);
  }
  const { rows } = await sql`select review.job_id from reviews review join jobs on jobs.id = review.job_id
    join providers provider on provider.account_id = review.provider_id
    where jobs.status <> 'Completed' or jobs.provider_id <> review.provider_id
      or review.created_at < provider.verified_at`.execute(portal.db);
  expect(rows).toEqual([]);
});

it("a town that is started again days later has its offers and its work today", async () => {
  await loadAll();
  await sql`update offers set status = 'Expired' where status = 'Offered'`.execute(portal.db);
  portal.clock.advance({ days: 3 });
  await renewTown(portal.services);
  const ali = await findPerson("ali.raza@example.pk");
  const offers = await portal.as(ali).call(listRequestedJobs, { params: { email: ali.email }, query: {} });
  expect(offers.body.length).toBeGreaterThanOrEqual(3);
  const owner = portal.as(await findPerson("office@example.pk"));
  expect((await owner.call(listVisits, { query: {} })).body.visits).toHaveLength(2);
  const { rows } = await sql`select id from jobs where status in ('Accepted', 'InProgress')
    and created_at < ${portal.clock.now()}::timestamptz - interval '1 day'`.execute(portal.db);
  expect(rows).toEqual([]);
  expect(await sumOfLedger(portal.db)).toBe(0);
});

it("after the demo is removed, no town account can log in or be found, and no work is left", async () => {
  await loadAll();
  await removeDemo(portal.services);
  expect((await portal.call(listDirectory, { query: {} })).body).toEqual([]);
  const left = await portal.db.selectFrom("accounts").select("email").where("passwordHash", "is not", null).execute();
  expect(left).toEqual([]);
  for (const [table, open] of [
    ["wallet_payments", ["pending"]],
    ["payout_batches", ["prepared"]],
    ["contracts", ["Under Review", "Accepted", "Active"]],
    ["inquiries", ["New", "Acknowledged", "Reopened"]],
    ["quotes", ["New", "Quoted"]],
    ["jobs", ["Requested", "Accepted", "InProgress"]],
    ["visits", ["Booked"]],
    ["identity_requests", ["Waiting"]],
  ] as const) {
    const { rows } = await sql`select id from ${sql.table(table)} where status = any(${[...open]}::text[])`.execute(
      portal.db,
    );
    expect(rows, table).toEqual([]);
  }
});
