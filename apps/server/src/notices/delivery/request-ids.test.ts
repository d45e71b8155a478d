import { sendResetCode } from "@hunarmand/api/account/passwords";
import { cancelJob } from "@hunarmand/api/jobs/customer-steps";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, it } from "vitest";
import { startMailServer } from "../../../test/mail/mail-server.ts";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { confirmPhone, readMessages, startChannels } from "../../../test/notice-channels.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { runTasks } from "../../../test/run-tasks.ts";
import { openMailer } from "../../services/mailer.ts";
import { notifyPeople } from "../notify-people.ts";

const portal = await startPortal();
const channels = await startChannels(portal);
const mailServer = await startMailServer();
const mailer = openMailer({ smtpUrl: mailServer.url, mailFrom: "Hunarmand <no-reply@portal.test>" });

interface Line {
  level: number;
  msg: string;
  reqId?: string;
  channel?: string;
  reason?: string;
}

const lines: Line[] = [];
const texts: string[] = [];
const logged = await openVariant(portal, {
  services: { mailer },
  settings: {
    logLevel: "info",
    logTo: {
      write: (line) => {
        texts.push(line);
        lines.push(JSON.parse(line));
      },
    },
  },
});

afterAll(async () => {
  mailer?.close();
  await Promise.all([channels.stop(), mailServer.stop()]);
});
beforeEach(() => {
  channels.reset();
  mailServer.setBehaviour("accepting");
  lines.length = 0;
  texts.length = 0;
});

const deliveries = () =>
  lines
    .filter(({ msg }) => msg.startsWith("message: "))
    .map(({ level, msg, channel, reqId }) => ({ level, msg, channel, reqId }));
const [info, warning] = [30, 40];

/** The requests that their rows name. */
async function listRequests(table: "outbox" | "notices" | "liveEvents", id: string) {
  const rows = await portal.db.selectFrom(table).select("requestId").where("accountId", "=", id).execute();
  return [...new Set(rows.map(({ requestId }) => requestId))];
}

it("a mail that a call sends has the id of the call's log lines, also in the line about its delivery", async () => {
  const { email } = await makeCustomer(portal);
  const answer = await logged.call(sendResetCode, { body: { email } });
  const requestId = answer.headers["x-request-id"] as string;
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(lines.find(({ msg }) => msg === "request completed")?.reqId).toBe(requestId);
  expect(await portal.db.selectFrom("outbox").select("requestId").execute()).toEqual([{ requestId }]);

  mailServer.setBehaviour("busy");
  await expect(runTasks(logged.services)).rejects.toThrow();
  mailServer.setBehaviour("refusing");
  await sql`update pgboss.job set state = 'created'`.execute(portal.db);
  await expect(runTasks(logged.services)).rejects.toThrow();
  const ofMail = { channel: "mail", reqId: requestId };
  expect(deliveries()).toEqual([
    { level: warning, msg: "message: waiting", ...ofMail },
    { level: warning, msg: "message: failed", ...ofMail },
  ]);
  expect(lines.at(-1)?.reason).toContain("No such mailbox");
  expect(texts.join("")).not.toContain(email);
});

it("a notice of a step keeps the step's id over all its channels, until one delivers it", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  await confirmPhone(portal, provider);
  const id = await makeJob(portal, { provider, customer, status: "Accepted" });
  await notifyPeople(channels.services);
  await portal.db.deleteFrom("outbox").execute();
  await portal.db.deleteFrom("notices").execute();
  await portal.db.deleteFrom("liveEvents").execute();

  const request = { params: { id }, body: { reason: "Not needed any more" } };
  const answer = await portal.as(customer).call(cancelJob, request);
  expect(answer.status).toBe(200);
  const requestId = answer.headers["x-request-id"] as string;
  expect(await listRequests("liveEvents", provider.id)).toEqual([requestId]);
  await notifyPeople(channels.services);
  channels.whatsapp.setBehaviour("refusing");
  await runTasks(channels.services).catch(() => {});
  portal.clock.advance({ minutes: 11 });
  await expect(runTasks(channels.services)).rejects.toThrow("WhatsApp");
  await runTasks(channels.services);
  expect(await listRequests("notices", provider.id)).toEqual([requestId]);
  expect((await readMessages(portal, provider)).map(({ channel }) => channel)).toEqual(["mail", "whatsapp", "phone"]);
  expect(await listRequests("outbox", provider.id)).toEqual([requestId]);
  expect(deliveries()).toEqual([
    { level: warning, msg: "message: failed", channel: "whatsapp", reqId: requestId },
    { level: info, msg: "message: sent", channel: "phone", reqId: requestId },
  ]);
  expect(texts.join("")).not.toContain(provider.phone);
});

it("what a task writes has no request's id, also on a connection that a request used before", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const id = await makeJob(portal, { provider, customer, status: "Accepted" });
  await portal.db.deleteFrom("liveEvents").execute();
  await portal.as(customer).call(cancelJob, { params: { id }, body: { reason: "Not needed any more" } });
  await notifyPeople(channels.services);
  const events = await portal.db.selectFrom("liveEvents").select(["kind", "requestId"]).execute();
  const [own, others] = [
    events.filter(({ kind }) => kind === "notice"),
    events.filter(({ kind }) => kind !== "notice"),
  ];
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ requestId }) => requestId === null)).toBe(true);
  expect(others.length).toBeGreaterThan(0);
  expect(others.every(({ requestId }) => requestId !== null)).toBe(true);
});
