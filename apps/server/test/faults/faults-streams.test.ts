import { createJob } from "@hunarmand/api/jobs/customer";
import { streamEvents } from "@hunarmand/api/notices/delivery";
import { expect, it } from "vitest";
import { openPostgres } from "../../src/database/postgres.ts";
import { systemClock } from "../../src/services/clock.ts";
import { jobForm } from "../forms.ts";
import { makeCustomer, makeStaff } from "../make.ts";
import { longDeadlineScale } from "../portal.ts";
import { makeEmptyDatabase, startPostgres } from "../postgres-server.ts";
import { openSession } from "../races/many-jobs.ts";
import { callServer, runServer } from "../running-server.ts";

/** Event streams survive a crash of PostgreSQL (docs/security-rules.md SF1). */
it("an event stream stays open while PostgreSQL is down, and delivers new events once it is back", async () => {
  const cluster = await startPostgres();
  try {
    const databaseUrl = await makeEmptyDatabase(cluster.url);
    const server = await runServer({ DATABASE_URL: databaseUrl });
    const database = openPostgres(databaseUrl, { deadlineScale: longDeadlineScale });
    const ground = { db: database.db, clock: systemClock };
    const office = await openSession(database.db, await makeStaff(ground), "Owner");
    const customer = await openSession(database.db, await makeCustomer(ground), "Customer");
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

    const leave = new AbortController();
    const stream = await fetch(`${server.url}/api${streamEvents.path}`, {
      headers: bearer(office),
      signal: leave.signal,
    });
    let [text, isOver] = ["", false];
    const read = async () => {
      for await (const chunk of stream.body ?? []) text += Buffer.from(chunk).toString();
      isOver = true;
    };
    const reading = read().catch(() => {});
    await expect.poll(() => text).toContain("event: ready");

    const findStatus = async () => (await fetch(`${server.url}/readyz`)).status;
    await cluster.crash();
    await expect.poll(findStatus).toBe(503);
    await cluster.start();
    await expect.poll(findStatus).toBe(200);
    // Waits for the round that finds the count of streams empty after the crash.
    const count = async () => (await database.db.selectFrom("liveStreams").select("id").execute()).length;
    await expect.poll(() => count().catch(() => 0)).toBe(1);
    const make = async () => (await callServer(server.url, createJob, { body: jobForm }, bearer(customer))).status;
    await expect.poll(make).toBe(201);
    await expect.poll(() => text).toContain("event: job");
    expect(isOver).toBe(false);

    leave.abort();
    await reading;
    await server.end("SIGTERM");
    await database.close();
  } finally {
    await cluster.stop();
  }
});
