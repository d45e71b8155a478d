import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { migrate } from "../../src/database/schema/migrate.ts";
import { queueMail, queueMails } from "../../src/domain/mail/mail.ts";
import { systemClock } from "../../src/services/clock.ts";
import { makeQueue } from "../../src/services/queue.ts";
import { makeCustomer, makeJob, makeProvider } from "../make.ts";
import { runServer } from "../running-server.ts";
import { makePlace } from "../server-place.ts";
import { startMailServer } from "./mail-server.ts";

/** A mail server, a database with a queue to put mails into, and what a portal process on both is started with. */
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

const notices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    to: `person${index}@example.pk`,
    subject: "News",
    text: "Something happened.",
  }));
const code = { to: "waiting@example.pk", subject: "Your code", text: "Your code is 123456." };

const settled = { timeout: 60_000, interval: 100 };

it("a thousand waiting mails leave within 30 seconds, each once, and a code overtakes them", {
  timeout: 240_000,
}, async () => {
  const { mailServer, services, settings } = await makePost();
  const { received } = mailServer;
  await queueMails(services, notices(1_000));
  const server = await runServer(settings);
  const startedAt = performance.now();
  await expect.poll(() => received.length, settled).toBeGreaterThan(0);
  await queueMail(services, code);
  await expect.poll(() => received.length, settled).toBe(1_001);
  expect(performance.now() - startedAt).toBeLessThan(30_000);
  const place = received.findIndex(({ to }) => to[0] === code.to);
  expect(place, "asked for after a thousand others, sent before half of them").toBeLessThan(500);
  await pause(2_000);
  expect(new Set(received.map(({ to }) => to[0])).size).toBe(1_001);
  expect(received).toHaveLength(1_001);
  expect(await server.end("SIGTERM")).toBe(0);
});

it("a code waits for no notice, however slow the mail server is, and a stop in the middle loses none", {
  timeout: 240_000,
}, async () => {
  const { mailServer, services, settings } = await makePost();
  const { received } = mailServer;
  mailServer.setMood("slow");
  await queueMails(services, notices(150));
  const server = await runServer(settings);
  await expect.poll(() => received.length, settled).toBeGreaterThan(0);
  const askedAt = performance.now();
  await queueMail(services, code);
  await expect.poll(() => received.some(({ to }) => to[0] === code.to), settled).toBe(true);
  expect(performance.now() - askedAt).toBeLessThan(6_000);
  expect(received.length).toBeLessThan(120);

  expect(await server.end("SIGTERM")).toBe(0);
  mailServer.setMood("accepting");
  const again = await runServer(settings);
  await expect.poll(() => received.length, settled).toBe(151);
  await pause(2_000);
  expect(new Set(received.map(({ to }) => to[0])).size).toBe(151);
  expect(received).toHaveLength(151);
  await again.end("SIGTERM");
});

it("sixty rounds of offers that end at once are over within ten seconds, not one a second", {
  timeout: 240_000,
}, async () => {
  const { services, settings } = await makePost();
  const server = await runServer(settings);
  const provider = await makeProvider(services);
  const jobs: string[] = [];
  for (let i = 0; i < 60; i++) jobs.push(await makeJob(services, { customer: await makeCustomer(services), provider }));
  const startedAt = performance.now();
  for (const jobId of jobs) await services.queue.enqueue(services.db, "expire-offers", { jobId, round: 1 });
  const open = () =>
    services.db.selectFrom("offers").select("jobId").where("status", "=", "Offered").where("round", "=", 1).execute();
  await expect.poll(async () => (await open()).length, settled).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await server.end("SIGTERM");
});
