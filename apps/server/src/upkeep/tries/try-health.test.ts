import type { Call } from "@hunarmand/api/call";
import { type TriedPart, tryHealth } from "@hunarmand/api/upkeep/health-tries";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../../test/mail/mail-server.ts";
import { makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { startSafepay } from "../../../test/safepay-gateway.ts";
import { startSmsGateway } from "../../../test/sms-gateway.ts";
import { openCards } from "../../services/cards/open-cards.ts";
import { openMailer } from "../../services/mailer.ts";
import type { Services } from "../../services/services.ts";
import { openSms } from "../../services/sms/sms.ts";
import { tryPart } from "./try-part.ts";

const portal = await startPortal();
const recipient = { to: "owner@example.pk", language: "en" } as const;

/** Tries a part with other services than the portal's. */
const tryWith = (part: TriedPart, services: Partial<Services>, to: string = recipient.to) =>
  tryPart({ ...portal.services, ...services }, part, { ...recipient, to });

async function listFiles(): Promise<string[]> {
  const names: string[] = [];
  for await (const some of portal.services.files.list()) names.push(...some);
  return names.sort();
}

describe("the Owner tries for real", () => {
  it("what is set up: the file store and the sandbox work, mail and text messages are off", async () => {
    const owner = await makeStaff(portal, "Owner");
    const call = (body: object) => portal.as(owner).call(tryHealth as Call, { body } as never);
    const before = await listFiles();
    expect((await call({ part: "storage" })).body).toMatchObject({ part: "storage", outcome: "done", words: null });
    expect((await call({ part: "cards" })).body).toMatchObject({ outcome: "done" });
    expect((await call({ part: "mail" })).body).toMatchObject({ outcome: "off" });
    expect((await call({ part: "messages", phone: "0300 1234567" })).body).toMatchObject({ outcome: "off" });
    expect(await listFiles()).toEqual(before);
    const audit = portal.db.selectFrom("auditEntries").select(["action", "subjectId", "actorId"]);
    const rows = await audit.orderBy("id").execute();
    const entry = { action: "health.try", actorId: owner.id };
    expect(rows).toEqual(["storage", "cards", "mail", "messages"].map((subjectId) => ({ ...entry, subjectId })));
  });

  it("only these parts, and only as an Owner", async () => {
    const owner = portal.as(await makeStaff(portal, "Owner"));
    const call = (body: object) => owner.call(tryHealth as Call, { body } as never);
    expect((await call({ part: "messages" })).error).toMatchObject({ issues: [{ field: "phone", code: "required" }] });
    expect((await call({ part: "messages", phone: "0511234567" })).status).toBe(400);
    expect((await call({ part: "database" })).status).toBe(400);
    const support = portal.as(await makeStaff(portal, "Support"));
    expect((await support.call(tryHealth as Call, { body: { part: "storage" } } as never)).status).toBe(403);
    expect((await portal.call(tryHealth as Call, { body: { part: "storage" } } as never)).status).toBe(401);
  });
});

describe("a mail", () => {
  it("arrives at once, or its server's words are shown without addresses", async () => {
    const server = await startMailServer();
    const mailer = openMailer({ smtpUrl: server.url, mailFrom: "portal@portal.test" });
    onTestFinished(async () => {
      mailer?.close();
      await server.stop();
    });
    expect(await tryWith("mail", { mailer })).toMatchObject({ outcome: "done" });
    expect(server.received.map(({ to }) => to)).toEqual([[recipient.to]]);
    expect(server.received[0]?.source).toContain("A test email from Hunarmand");
    server.setBehaviour("refusing");
    const refused = await tryWith("mail", { mailer });
    expect(refused.outcome).toBe("failed");
    expect(refused.words).toContain("No such mailbox");
    expect(refused.words).not.toContain("owner@example.pk");
    expect(await portal.db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });
});

describe("a text message", () => {
  it("arrives and counts against the budget, and one that was refused does not count", async () => {
    const gateway = await startSmsGateway();
    onTestFinished(() => gateway.stop().then(() => {}));
    const sms = openSms({ smsUrl: gateway.url });
    const count = async () => {
      const rows = await portal.db.selectFrom("textCounts").select("texts").execute();
      return rows.reduce((sum, { texts }) => sum + texts, 0);
    };
    expect(await tryWith("messages", { sms }, "+923001234567")).toMatchObject({ outcome: "done" });
    expect(gateway.received).toEqual([expect.objectContaining({ to: "+923001234567" })]);
    expect(await count()).toBe(1);
    gateway.setBehaviour("refusing");
    const refused = await tryWith("messages", { sms }, "+923001234567");
    expect(refused).toMatchObject({ outcome: "failed", words: "the gateway of text messages replied 422" });
    expect(await count()).toBe(1);
  });
});

describe("a card gateway", () => {
  let safepay: Awaited<ReturnType<typeof startSafepay>>;
  beforeAll(async () => {
    safepay = await startSafepay();
    return () => safepay.stop();
  });
  const open = (cardGateway: string) =>
    openCards({ cardGateway, publicUrl: "https://portal.example" }, portal.services.clock);

  it("replies that it does not know a payment, unless it refuses our keys", async () => {
    expect(await tryWith("cards", { cards: open(safepay.url) })).toMatchObject({ outcome: "done" });
    const wrong = await tryWith("cards", { cards: open(safepay.url.replace("sec_merchant", "another")) });
    expect(wrong).toMatchObject({ outcome: "failed", words: expect.stringContaining("CARD_GATEWAY") });
    expect(JSON.stringify(wrong)).not.toContain("another");
    expect(await tryWith("cards", { cards: open("off") })).toMatchObject({ outcome: "off" });
  });
});

it("a file store that returns other bytes, or refuses, has failed", async () => {
  const { files } = portal.services;
  const wrong = { ...files, read: async () => new Uint8Array(3) };
  expect(await tryWith("storage", { files: wrong })).toMatchObject({
    outcome: "failed",
    words: "The store returned other bytes than it was given.",
  });
  const full = { ...files, write: () => Promise.reject(new Error("failed", { cause: new Error("ENOSPC") })) };
  expect(await tryWith("storage", { files: full })).toMatchObject({ outcome: "failed", words: "ENOSPC" });
});
