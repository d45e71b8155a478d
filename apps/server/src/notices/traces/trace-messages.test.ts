import { traceMessages } from "@hunarmand/api/notices/traces";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startMailServer } from "../../../test/mail/mail-server.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { startPushScene } from "../../../test/push-scene.ts";
import { runTasks } from "../../../test/run-tasks.ts";
import { queueMail } from "../../domain/mail/mail.ts";
import { queuePhoneText } from "../../domain/mail/phone-texts.ts";
import { openMailer } from "../../services/mailer.ts";

const portal = await startPortal();
const scene = await startPushScene(portal);
const mailServer = await startMailServer();
const mailer = openMailer({ smtpUrl: mailServer.url, mailFrom: "no-reply@portal.test" });

afterAll(async () => {
  mailer?.close();
  await Promise.all([scene.stop(), mailServer.stop()]);
});
beforeEach(() => mailServer.setBehaviour("accepting"));

const trace = async (about: string, query: { limit?: number; cursor?: string } = {}, desk?: Person) =>
  portal.as(desk ?? (await makeStaff(portal, "Support"))).call(traceMessages, { query: { about, ...query } });

/** The job of an offer whose push message was sent. */
async function makeSent() {
  const offered = await scene.makeOffered();
  await scene.run();
  const { number } = await portal.db
    .selectFrom("jobs")
    .select("number")
    .where("id", "=", offered.jobId)
    .executeTakeFirstOrThrow();
  return { ...offered, number };
}

const queueTo = (to: string) =>
  queueMail(portal.services, { to, language: "en", subject: "Your code", text: "123456" });

describe("a message is traced", () => {
  it("by the phone, the e-mail and the job's number: when it was sent, and by which channel", async () => {
    const { provider, number } = await makeSent();
    const expected = {
      kind: "job-offered",
      to: expect.stringContaining("Test Provider"),
      readDate: null,
      silence: null,
      messages: [
        { channel: "push", outcome: "sent", at: expect.stringMatching(/^2026-03-02T08:/), tries: 1, answer: null },
      ],
    };
    for (const about of [provider.phone, `0${provider.phone.slice(3)}`, provider.email.toUpperCase()])
      expect((await trace(about)).body).toMatchObject([expected]);
    for (const about of [`H-${number}`, String(number)])
      expect((await trace(about)).body).toContainEqual(expect.objectContaining(expected));
  });

  it("with the words of the host that refused it or did not take it yet", async () => {
    await queueTo("ali@example.pk");
    mailServer.setBehaviour("busy");
    await expect(runTasks({ ...portal.services, mailer })).rejects.toThrow();
    const [waiting] = (await trace("ali@example.pk")).body;
    // This portal has no mail server, so what waits is kept. The next line is about one that has.
    expect(waiting?.messages).toMatchObject([{ outcome: "kept", tries: 1 }]);
    await portal.db.updateTable("outbox").set({ status: "failed", error: "550 No such mailbox" }).execute();
    const { body } = await trace("ali@example.pk");
    expect(body).toMatchObject([
      {
        kind: null,
        subject: "Your code",
        to: "ali@example.pk",
        messages: [{ outcome: "refused", answer: "550 No such mailbox" }],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain("123456");
  });

  it("to a number that no account has, and never with its text", async () => {
    await queuePhoneText(portal.services, { to: "+923339998877", text: "Your code is 654321." });
    const { body } = await trace("0333 9998877");
    expect(body).toMatchObject([{ to: "+923339998877", messages: [{ channel: "phone", outcome: "kept" }] }]);
    expect(JSON.stringify(body)).not.toContain("654321");
  });

  it("page by page, notices and other messages together, each once", async () => {
    const { provider } = await makeSent();
    for (const _ of [1, 2, 3]) {
      portal.clock.advance({ seconds: 1 });
      await queueTo(provider.email);
    }
    const support = await makeStaff(portal, "Support");
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await trace(provider.phone, { limit: 1, ...(cursor ? { cursor } : {}) }, support);
      ids.push(...page.body.map(({ id }) => id));
      cursor = page.headers["x-next-cursor"] as string | undefined;
    } while (cursor);
    const all = (await trace(provider.email, {}, support)).body;
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(all.map(({ kind }) => kind)).toEqual([null, null, null, "job-offered"]);
  });
});

describe("a notice without a message says why", () => {
  const silenceOf = async ({ email }: Person) => (await trace(email)).body[0];

  it("it waits for the end of quiet hours", async () => {
    const { provider, customer, jobId } = await scene.makeOffered();
    await scene.settle();
    portal.clock.advance({ hours: 10 });
    const done = { status: "Completed", providerId: provider.id, customerId: customer.id } as const;
    await portal.db.updateTable("jobs").set(done).where("id", "=", jobId).execute();
    await scene.publish(provider, "job-price-agreed", jobId);
    const quietUntil = new Date("2026-03-03T07:00:00+05:00").toISOString();
    expect(await silenceOf(provider)).toMatchObject({ silence: "quiet", quietUntil, messages: [] });
    await scene.wait(9 * 60);
    expect(await silenceOf(provider)).toMatchObject({ silence: null, messages: [{ outcome: "sent" }] });
  });

  it("no channel reaches the person, and why not", async () => {
    const { provider, jobId } = await scene.makeOffered();
    await scene.settle();
    await portal.db.deleteFrom("pushDevices").execute();
    await portal.db.updateTable("accounts").set({ email: null }).where("id", "=", provider.id).execute();
    await scene.publish(provider, "job-price-agreed", jobId);
    expect((await trace(provider.phone)).body[0]).toMatchObject({
      silence: "no-channel",
      reach: { push: "missing", mail: "missing", whatsapp: "off", phone: "off" },
    });
  });

  it("it was read first, its kind is never sent, or its messages are deleted by now", async () => {
    const { provider, jobId } = await scene.makeOffered();
    await scene.settle();
    await scene.publish(provider, "job-price-agreed", jobId);
    await portal.db.deleteFrom("outbox").execute();
    expect(await silenceOf(provider)).toMatchObject({ silence: "not-needed" });
    await portal.db.updateTable("notices").set({ readAt: portal.clock.now() }).execute();
    expect(await silenceOf(provider)).toMatchObject({ silence: "read" });
    portal.clock.advance({ days: 365 });
    expect(await silenceOf(provider)).toMatchObject({ silence: "deleted" });
    await portal.db.updateTable("notices").set({ kind: "job-taken" }).execute();
    expect(await silenceOf(provider)).toMatchObject({ silence: "portal-only" });
  });
});

describe("tracing", () => {
  it("finds nothing for an unknown address or number, and refuses an empty search", async () => {
    for (const about of ["nobody@example.pk", "03110000000", "H-999999", "anything"])
      expect(await trace(about)).toMatchObject({ status: 200, body: [] });
    expect(await trace(" ")).toMatchObject({ status: 400, error: { issues: [{ field: "about" }] } });
  });

  it("is Support's and the Owner's alone, and is audited", async () => {
    const [support, finance] = [await makeStaff(portal, "Support"), await makeStaff(portal, "Finance")];
    const customer = await makeCustomer(portal);
    for (const person of [finance, customer]) expect((await trace(customer.phone, {}, person)).status).toBe(403);
    await trace(customer.phone, {}, support);
    const audit = await portal.db.selectFrom("auditEntries").select(["actorId", "action", "subjectId"]).execute();
    expect(audit).toEqual([{ actorId: support.id, action: "outbox.trace", subjectId: customer.id }]);
  });
});
