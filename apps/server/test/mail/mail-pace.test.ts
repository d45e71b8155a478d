import { expect, it, onTestFinished } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { migrate } from "../../src/database/schema/migrate.ts";
import { queueMail, queueMails } from "../../src/domain/mail/mail.ts";
import { getSettings } from "../../src/domain/settings/settings.queries.ts";
import { systemClock } from "../../src/services/clock.ts";
import { mailConnections } from "../../src/services/mailer.ts";
import { makeQueue } from "../../src/services/queue.ts";
import { makeCustomer, makeJob, makeProvider } from "../make.ts";
import { readQueue } from "../queue-state.ts";
import { runServer } from "../running-server.ts";
import { makePlace } from "../server-place.ts";
import { type Received, startMailServer } from "./mail-server.ts";

/** A mail server, a database with a queue, and the environment of a portal process that uses both. */
async function makePost() {
  const mailServer = await startMailServer();
  const place = await makePlace();
  const database = await place.open();
  const queue = makeQueue(database);
  await migrate(database.db);
  await queue.open();
  onTestFinished(async () => {
    await queue.stop();
    await database.close();
    await mailServer.stop();
  });
  const services = { db: database.db, clock: systemClock, queue };
  return { mailServer, services, settings: { ...place.settings, SMTP_URL: mailServer.url } };
}

const letters = async (db: Database, count: number) => ({
  mails: Array.from({ length: count }, (_, index) => ({
    to: `person${index}@example.pk`,
    language: "en" as const,
    subject: "News",
    text: "Something happened.",
  })),
  settings: await getSettings(db),
});
const code = { to: "waiting@example.pk", language: "en", subject: "Your code", text: "Your code is 123456." } as const;

const distinct = (received: Received[]) => new Set(received.map(({ to }) => to[0])).size;

it("four hundred waiting mails are sent in eight full batches, each mail once", async () => {
  const { mailServer, services, settings } = await makePost();
  await queueMails(services, await letters(services.db, 400));
  const server = await runServer(settings);
  await expect.poll(() => readQueue(services.db, "send-mail")).toEqual({ batches: 8, done: 400, open: 0 });
  expect([mailServer.received.length, distinct(mailServer.received)]).toEqual([400, 400]);
  expect(await server.end("SIGTERM")).toBe(0);
});

it("a code does not wait for notices on a slow mail server, and a stop in the middle loses no mail", async () => {
  const { mailServer, services, settings } = await makePost();
  const { received } = mailServer;
  const held = mailServer.holdBack((to) => to[0] !== code.to);
  await queueMails(services, await letters(services.db, 150));
  const server = await runServer(settings);
  await expect.poll(held.count).toBe(mailConnections);
  await queueMail(services, code);
  await expect.poll(() => received.map(({ to }) => to[0])).toEqual([code.to]);

  const ended = server.end("SIGTERM");
  await expect.poll(() => isListening(server.url)).toBe(false);
  held.release();
  expect(await ended).toBe(0);
  expect(received.length).toBeLessThan(151);
  const again = await runServer(settings);
  await expect.poll(async () => (await readQueue(services.db, "send-mail")).done).toBe(150);
  expect([received.length, distinct(received)]).toEqual([151, 151]);
  expect(await again.end("SIGTERM")).toBe(0);
});

const isListening = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );

it("sixty offer rounds that end at the same time take two batches", async () => {
  const { services, settings } = await makePost();
  const provider = await makeProvider(services);
  const jobs: string[] = [];
  for (let i = 0; i < 60; i++) jobs.push(await makeJob(services, { customer: await makeCustomer(services), provider }));
  for (const jobId of jobs) await services.queue.enqueue(services.db, "expire-offers", { jobId, round: 1 });
  const server = await runServer(settings);
  await expect.poll(() => readQueue(services.db, "expire-offers")).toEqual({ batches: 2, done: 60, open: 0 });
  const open = () =>
    services.db.selectFrom("offers").select("jobId").where("status", "=", "Offered").where("round", "=", 1).execute();
  expect(await open()).toEqual([]);
  expect(await server.end("SIGTERM")).toBe(0);
});
