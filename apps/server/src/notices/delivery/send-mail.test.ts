import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startMailServer } from "../../../test/mail/mail-server.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { runTasks } from "../../../test/run-tasks.ts";
import { queueMail } from "../../domain/mail/mail.ts";
import { openMailer } from "../../services/mailer.ts";
import { sendMail } from "./send-mail.ts";

const portal = await startPortal();
const server = await startMailServer();
const mailer = openMailer({ smtpUrl: server.url, mailFrom: "Hunarmand <no-reply@portal.test>" });
const { services } = await openVariant(portal, { services: { mailer } });

afterAll(async () => {
  mailer?.close();
  await server.stop();
});
beforeEach(() => {
  server.setMood("accepting");
  server.received.length = 0;
});

const letter = { to: "ali@example.pk", language: "en", subject: "Your code", text: "Your code is 123456." } as const;

async function queueLetter(): Promise<string> {
  await queueMail(services, letter);
  const { id } = await portal.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
  return id;
}

const findMail = () => portal.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();

describe("mail", () => {
  it("is sent once, and its body is deleted", async () => {
    await queueLetter();
    expect(await runTasks(services)).toBe(1);
    expect(server.received).toMatchObject([{ to: ["ali@example.pk"] }]);
    expect(server.received[0]?.source).toContain("Your code is 123456.");
    expect(await findMail()).toMatchObject({ status: "sent", text: null, attempts: 1 });
  });

  it("does not exist if the change that caused it is rolled back", async () => {
    const undone = portal.db.transaction().execute(async (transaction) => {
      await queueMail({ ...services, db: transaction }, letter);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await runTasks(services)).toBe(0);
    expect(await portal.db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  it("waits while the server is busy, and is sent later", async () => {
    const outboxId = await queueLetter();
    server.setMood("busy");
    await expect(sendMail(services, { outboxId })).rejects.toThrow(/Try again later/);
    expect(await findMail()).toMatchObject({ status: "waiting", attempts: 1 });
    server.setMood("accepting");
    await sendMail(services, { outboxId });
    expect(server.received).toHaveLength(1);
  });

  it("waits while no server replies", async () => {
    const gone = openMailer({ smtpUrl: "smtp://127.0.0.1:9", mailFrom: "no-reply@portal.test" });
    const outboxId = await queueLetter();
    await expect(sendMail({ ...services, mailer: gone }, { outboxId })).rejects.toThrow(/ECONNREFUSED/);
    expect((await findMail()).status).toBe("waiting");
  });

  it("is sent under the same Message-ID after the server hung up halfway", async () => {
    const outboxId = await queueLetter();
    server.setMood("dropping");
    await expect(sendMail(services, { outboxId })).rejects.toThrow();
    server.setMood("accepting");
    await sendMail(services, { outboxId });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.source.toLowerCase()).toContain(`message-id: <${outboxId}@portal.test>`);
  });

  it("fails with the server's text if the server refuses it permanently", async () => {
    const outboxId = await queueLetter();
    server.setMood("refusing");
    await expect(sendMail(services, { outboxId })).rejects.toThrow("No such mailbox");
    expect(await findMail()).toMatchObject({ status: "failed", error: expect.stringContaining("No such mailbox") });
    server.setMood("accepting");
    await sendMail(services, { outboxId });
    expect(server.received).toEqual([]);
  });

  it("is not sent twice if the task runs twice", async () => {
    const outboxId = await queueLetter();
    await sendMail(services, { outboxId });
    await sendMail(services, { outboxId });
    expect(server.received).toHaveLength(1);
  });

  it("is not sent by a second worker while the first waits for a slow server", async () => {
    const outboxId = await queueLetter();
    const held = server.holdBack(() => true);
    const first = sendMail(services, { outboxId });
    await expect.poll(held.count).toBe(1);
    await expect(sendMail(services, { outboxId })).rejects.toThrow("another worker");
    held.release();
    await first;
    expect(server.received).toHaveLength(1);
  });

  it("is sent by another worker after its worker died", async () => {
    const outboxId = await queueLetter();
    const claimedUntil = new Date(portal.clock.now().getTime() + 150_000);
    await portal.db.updateTable("outbox").set({ claimedUntil, attempts: 1 }).execute();
    await expect(sendMail(services, { outboxId })).rejects.toThrow("another worker");
    portal.clock.advance({ minutes: 3 });
    await sendMail(services, { outboxId });
    expect(server.received).toHaveLength(1);
  });

  it("stays in the outbox without a mail server", async () => {
    await queueLetter();
    expect(await runTasks(portal.services)).toBe(1);
    expect(await findMail()).toMatchObject({ status: "waiting", text: letter.text, attempts: 0 });
  });
});
