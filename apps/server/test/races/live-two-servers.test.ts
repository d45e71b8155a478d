import { acceptJob } from "@hunarmand/api/jobs/provider";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../make.ts";
import type { Person } from "../portal.ts";
import { callServer } from "../running-server.ts";
import { openSession } from "./many-jobs.ts";
import { startTwoServers } from "./start-two-servers.ts";

const { ground, first, second } = await startTwoServers();

const headersOf = async (person: Person, role: "Provider" | "Customer") => ({
  authorization: `Bearer ${await openSession(ground.db, person, role)}`,
});

/** The person's stream on the first server; `text()` is what has come until now. */
async function openStream(headers: Record<string, string>) {
  const leave = new AbortController();
  const response = await fetch(`${first.url}/api/events`, { headers, signal: leave.signal });
  let text = "";
  const read = async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  };
  read().catch(() => {});
  await expect.poll(() => text, { timeout: 20_000 }).toContain("event: ready");
  return { text: () => text, leave: () => leave.abort() };
}

/** Accepts a new job of the customer on the second server; returns how long the customer's stream took. */
async function measureNews(customer: Person, stream: { text(): string }): Promise<number> {
  const provider = await makeProvider(ground);
  const jobId = await makeJob(ground, { provider, customer });
  const startedAt = performance.now();
  const accepted = await callServer(
    second.url,
    acceptJob,
    { body: { Id: jobId } },
    await headersOf(provider, "Provider"),
  );
  expect(accepted.status).toBe(200);
  await expect
    .poll(() => stream.text(), { interval: 10, timeout: 30_000 })
    .toContain(`"job-accepted","subjectId":"${jobId}"`);
  return performance.now() - startedAt;
}

/** Rounds are five seconds apart: what comes sooner each time was brought by a notice. */
const wellBelowRoundMilliseconds = 4_000;

describe("on two servers with one database", () => {
  it("what happens on one is sent by the other, before the next round", async () => {
    const customer = await makeCustomer(ground);
    const stream = await openStream(await headersOf(customer, "Customer"));
    const times = [await measureNews(customer, stream), await measureNews(customer, stream)];
    expect(Math.max(...times)).toBeLessThan(wellBelowRoundMilliseconds);
    stream.leave();
  });

  it("a listening connection that is cut opens again", async () => {
    const customer = await makeCustomer(ground);
    const stream = await openStream(await headersOf(customer, "Customer"));
    const listeners = async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`.execute(
        ground.db,
      );
      return rows.map(({ pid }) => pid);
    };
    // Each begins to listen a moment after it has begun to serve.
    await expect.poll(listeners, { timeout: 30_000 }).toHaveLength(2);
    const before = await listeners();
    for (const pid of before) await sql`select pg_terminate_backend(${pid})`.execute(ground.db);
    await expect
      .poll(async () => (await listeners()).filter((pid) => !before.includes(pid)).length, { timeout: 30_000 })
      .toBe(2);
    expect(await measureNews(customer, stream)).toBeLessThan(wellBelowRoundMilliseconds);
    stream.leave();
  });

  it("everybody concerned is notified once, by one of the two", async () => {
    const customer = await makeCustomer(ground);
    const stream = await openStream(await headersOf(customer, "Customer"));
    await measureNews(customer, stream);
    await measureNews(customer, stream);
    const notices = () => ground.db.selectFrom("notices").select("kind").where("accountId", "=", customer.id).execute();
    await expect.poll(async () => (await notices()).length, { timeout: 30_000 }).toBe(2);
    await expect.poll(() => stream.text(), { timeout: 30_000 }).toContain("event: notice");
    const untold = () => ground.db.selectFrom("liveEvents").select("id").where("notifiedAt", "is", null).execute();
    await expect.poll(async () => (await untold()).length, { timeout: 30_000 }).toBe(0);
    expect(await notices()).toEqual([{ kind: "job-accepted" }, { kind: "job-accepted" }]);
    const mails = await ground.db.selectFrom("outbox").select("id").where("recipient", "=", customer.email).execute();
    expect(mails).toHaveLength(2);
    stream.leave();
  });
});
