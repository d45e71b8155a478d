import { createHmac } from "node:crypto";
import * as api from "@hunarmand/api/integrations/webhooks";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { PrivateAddress, type WebhookRequest } from "../../services/webhooks/post-webhook.ts";
import { queueDeliveries } from "./queue-deliveries.ts";
import { sendWebhook } from "./send-webhook.ts";

const portal = await startPortal();
const url = "https://books.example.pk/hook";

async function makeWebhook() {
  const owner = portal.as(await makeStaff(portal));
  const { body } = await owner.call(api.createWebhook, { body: { url } });
  return { owner, ...body, params: { id: body.id } };
}

/** Settles a job in cash, which posts one entry. */
async function settle() {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const id = await makeJob(portal, { provider, customer, status: "Completed" });
  await portal.as(await makeStaff(portal, "Finance")).call(confirmJobCash, { params: { id }, body: { amount: 1_500 } });
}

/** Sends all that waits once. `reply` is what the receiver answers, or fails with. */
async function sendAll(reply: () => number) {
  const sent: WebhookRequest[] = [];
  const failures: unknown[] = [];
  const waiting = await portal.db
    .selectFrom("webhookDeliveries")
    .select("id")
    .where("deliveredAt", "is", null)
    .orderBy("createdAt")
    .execute();
  for (const { id: deliveryId } of waiting)
    await sendWebhook(portal.services, { deliveryId }, async (request) => {
      sent.push(request);
      return reply();
    }).catch((error: unknown) => failures.push(error));
  return { sent, failures };
}

describe("a webhook", () => {
  it("gets each new entry of the ledger, signed with its secret, without anybody's name", async () => {
    const { secret } = await makeWebhook();
    await settle();
    const { sent } = await sendAll(() => 204);
    expect(sent).toHaveLength(1);
    const [{ headers = {}, body = "" } = {}] = sent;
    expect(sent[0]?.url).toBe(url);
    expect(JSON.parse(body)).toMatchObject({
      type: "ledger.cash-confirmed",
      data: {
        jobNumber: expect.stringMatching(/^H-\d+$/),
        lines: expect.arrayContaining([{ account: "cash-with-provider", debit: 1_500, credit: null }]),
      },
    });
    expect(body).not.toMatch(/ownerId|name|phone/i);
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
  });

  it("gets nothing from before it was made, and a test on request", async () => {
    await settle();
    const { owner, params } = await makeWebhook();
    expect((await owner.call(api.testWebhook, { params })).status).toBe(200);
    const { sent } = await sendAll(() => 200);
    expect(sent.map(({ body }) => JSON.parse(body).type)).toEqual(["test"]);
    const { body } = await owner.call(api.listWebhookDeliveries, { params, query: {} });
    expect(body).toMatchObject([{ type: "test", state: "delivered", tries: 1, answer: "200" }]);
  });

  it("is tried again by the queue with the same id until it accepts, and once accepted never again", async () => {
    const { owner, params } = await makeWebhook();
    await settle();
    const first = await sendAll(() => 500);
    expect(first.failures).toHaveLength(1);
    expect((await owner.call(api.listWebhooks, {})).body).toMatchObject([{ waiting: 1, failed: 0 }]);
    const second = await sendAll(() => 200);
    expect(second.failures).toEqual([]);
    expect(second.sent[0]?.headers["webhook-id"]).toBe(first.sent[0]?.headers["webhook-id"]);
    const { body } = await owner.call(api.listWebhookDeliveries, { params, query: {} });
    expect(body).toMatchObject([{ state: "delivered", tries: 2 }]);
    expect((await sendAll(() => 200)).sent).toEqual([]);
  });

  it("is given up after a day, at once when the receiver is gone, and at once when its address is not public", async () => {
    const { owner, params } = await makeWebhook();
    const expectFailed = async (reply: () => number, answer: string) => {
      expect((await sendAll(reply)).failures).toEqual([]);
      const { body } = await owner.call(api.listWebhookDeliveries, { params, query: { limit: 1 } });
      expect(body).toMatchObject([{ state: "failed", answer }]);
    };
    await settle();
    await expectFailed(() => 410, "410");
    await settle();
    const refuse = (): number => {
      throw new PrivateAddress("not a public address");
    };
    await expectFailed(refuse, "not a public address");
    await settle();
    portal.clock.advance({ hours: 27 });
    portal.forgetSessions();
    await expectFailed(() => 503, "503");
  });

  it("gets a task of the queue for each entry, once", async () => {
    await makeWebhook();
    await settle();
    await settle();
    expect(await queueDeliveries(portal.services)).toBe(2);
    expect(await queueDeliveries(portal.services)).toBe(0);
  });

  it("is removed with what waits for it, and both changes are in the audit without the secret", async () => {
    const { owner, params, secret } = await makeWebhook();
    await settle();
    for (let turn = 0; turn < 2; turn += 1) expect((await owner.call(api.removeWebhook, { params })).status).toBe(200);
    expect((await sendAll(() => 200)).sent).toEqual([]);
    expect((await owner.call(api.listWebhooks, {})).body).toEqual([]);
    expect((await owner.call(api.testWebhook, { params })).status).toBe(404);
    const { body } = await owner.call(listAudit, { query: { subjectType: "webhook" } });
    expect(body.map(({ action }) => action)).toEqual(["webhook.remove", "webhook.create"]);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it("is the Owner's alone; its secret is stored sealed and never listed", async () => {
    const { owner, secret } = await makeWebhook();
    const finance = portal.as(await makeStaff(portal, "Finance"));
    expect((await finance.call(api.listWebhooks, {})).status).toBe(403);
    expect((await finance.call(api.createWebhook, { body: { url } })).status).toBe(403);
    expect(JSON.stringify((await owner.call(api.listWebhooks, {})).body)).not.toContain(secret);
    const [row] = await portal.db.selectFrom("webhooks").selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(secret.slice("whsec_".length));
  });

  it.each([
    "http://books.example.pk/hook",
    "https://user:password@books.example.pk/hook",
    "https://books.example.pk:8443/hook",
    "ftp://books.example.pk",
    "books.example.pk",
  ])("is refused with the address %s", async (wrong) => {
    const owner = portal.as(await makeStaff(portal));
    const answer = await owner.call(api.createWebhook, { body: { url: wrong } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "url", code: "webhook-url" }] } });
  });

  it("is one of five at most", async () => {
    const { owner } = await makeWebhook();
    for (let turn = 1; turn < 5; turn += 1) await owner.call(api.createWebhook, { body: { url } });
    expect((await owner.call(api.createWebhook, { body: { url } })).error.code).toBe("webhooks-full");
  });
});
