import { confirmWhatsappWebhook, noteWhatsappNews } from "@hunarmand/api/notices/whatsapp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeOffered, readMessages, startChannels } from "../../../test/notice-channels.ts";
import { startPortal } from "../../../test/portal.ts";
import { runTasks } from "../../../test/run-tasks.ts";
import type { StatusNews } from "../../../test/whatsapp-gateway.ts";
import { openWhatsapp } from "../../services/whatsapp/whatsapp.ts";
import { sendWhatsapp } from "./send-whatsapp.ts";

const portal = await startPortal();
const channels = await startChannels(portal);
const { services, whatsapp, app, call } = channels;

afterAll(() => channels.stop());
beforeEach(channels.reset);

async function bringNews(statuses: StatusNews[], forged?: { payload?: string; signature?: string }) {
  const { payload, signature } = { ...whatsapp.writeNews(statuses), ...forged };
  const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
  const reply = await app.inject({ method: "POST", url: `/api${noteWhatsappNews.path}`, payload, headers });
  return reply.statusCode;
}

/** An offer whose WhatsApp message is queued. */
async function makeWaiting() {
  const offered = await makeOffered(portal, services);
  await portal.db
    .updateTable("outbox")
    .set({ channel: "whatsapp" })
    .where("accountId", "=", offered.provider.id)
    .execute();
  const values = { template: "hunarmand_job_offered", variables: ["a\n job", ""], path: "/requestedjobs" };
  await portal.db
    .updateTable("outbox")
    .set({ template: JSON.stringify(values) as never, recipient: "+923001234567" })
    .execute();
  const find = async () => {
    const [message] = await readMessages(portal, offered.provider);
    if (!message) throw new Error("no message");
    return message;
  };
  return { ...offered, find, outboxId: (await find()).id };
}

describe("a WhatsApp message", () => {
  it("becomes delivered and read as its reports say, and then the notice goes no further", async () => {
    const { outboxId, find, provider } = await makeWaiting();
    await sendWhatsapp(services, { outboxId });
    const { gatewayId } = await find();
    expect(await find()).toMatchObject({ status: "sent", text: null, gatewayId: `wamid.${outboxId}` });
    expect(await bringNews([{ id: gatewayId ?? "", status: "delivered", biz_opaque_callback_data: outboxId }])).toBe(
      200,
    );
    expect(await find()).toMatchObject({ status: "delivered", deliveredAt: expect.any(Date), readAt: null });
    await bringNews([{ id: gatewayId ?? "", status: "read" }]);
    expect(await find()).toMatchObject({ status: "read", readAt: expect.any(Date) });
    portal.clock.advance({ minutes: 60 });
    await runTasks(services);
    expect(await readMessages(portal, provider)).toHaveLength(1);
  });

  it("stays read when older reports come late, twice or in another order", async () => {
    const { outboxId, find } = await makeWaiting();
    await sendWhatsapp(services, { outboxId });
    const id = `wamid.${outboxId}`;
    await bringNews([
      { id, status: "read" },
      { id, status: "delivered" },
    ]);
    const read = await find();
    for (const status of ["failed", "sent", "delivered", "read", "moonlit"])
      expect(await bringNews([{ id, status }])).toBe(200);
    expect(await find()).toEqual(read);
  });

  it.each([
    ["with the secret of somebody else", { signature: `sha256=${"0".repeat(64)}` }],
    ["without a signature", { signature: "" }],
    ["over another body", { payload: '{"entry":[]}' }],
  ])("is not changed by a report signed %s", async (_name, forged) => {
    const { outboxId, find } = await makeWaiting();
    await sendWhatsapp(services, { outboxId });
    expect(await bringNews([{ id: `wamid.${outboxId}`, status: "read" }], forged)).toBe(403);
    expect((await find()).status).toBe("sent");
  });

  it("whose reply was lost is not sent again after a report about it", async () => {
    const { outboxId, find } = await makeWaiting();
    whatsapp.setBehaviour("losing");
    await expect(sendWhatsapp(services, { outboxId })).rejects.toThrow("did not reply");
    whatsapp.setBehaviour("accepting");
    await expect(sendWhatsapp(services, { outboxId })).rejects.toThrow("another worker");
    await bringNews([{ id: "wamid.never-told", status: "delivered", biz_opaque_callback_data: outboxId }]);
    portal.clock.advance({ minutes: 10 });
    await sendWhatsapp(services, { outboxId });
    expect(whatsapp.received).toHaveLength(1);
    expect(await find()).toMatchObject({ status: "delivered", gatewayId: "wamid.never-told" });
  });

  it.each(["busy", "locked", "hanging"] as const)(
    "waits while WhatsApp is %s, and is sent once later",
    async (behaviour) => {
      const { outboxId, find } = await makeWaiting();
      whatsapp.setBehaviour(behaviour);
      const hasty = openWhatsapp({
        whatsappUrl: whatsapp.url,
        ...(behaviour === "hanging" ? { replyMilliseconds: 100 } : {}),
      });
      const failure = await sendWhatsapp({ ...services, whatsapp: hasty }, { outboxId }).catch(String);
      expect(failure).not.toMatch(/92300|EAAG/);
      expect(await find()).toMatchObject({ status: "waiting", attempts: 1 });
      whatsapp.setBehaviour("accepting");
      portal.clock.advance({ minutes: 3 });
      await sendWhatsapp(services, { outboxId });
      expect((await find()).status).toBe("sent");
      expect(whatsapp.received[0]?.template.components[0]?.parameters.map(({ text }) => text)).toEqual(["a job", "-"]);
    },
  );

  it("that WhatsApp refuses is sent as a text message at once", async () => {
    const { outboxId, provider } = await makeWaiting();
    await sendWhatsapp(services, { outboxId });
    const errors = [{ code: 131_026, title: "Message undeliverable" }];
    await bringNews([{ id: `wamid.${outboxId}`, status: "failed", errors }]);
    await runTasks(services);
    expect(await readMessages(portal, provider)).toMatchObject([
      { channel: "whatsapp", status: "failed", error: "WhatsApp could not deliver it (error 131026)" },
      { channel: "phone", status: "sent" },
    ]);
  });
});

it("the webhook is confirmed only with the right token", async () => {
  const ask = (token: string) => {
    const query = { "hub.mode": "subscribe", "hub.verify_token": token, "hub.challenge": "1158201444" } as const;
    return app.inject({ method: "GET", url: `/api${confirmWhatsappWebhook.path}`, query });
  };
  const confirmed = await ask(whatsapp.verify);
  expect([confirmed.statusCode, confirmed.body, confirmed.headers["content-type"]]).toEqual([
    200,
    "1158201444",
    "text/plain",
  ]);
  expect((await ask("guess")).statusCode).toBe(403);
  const off = await portal.call(confirmWhatsappWebhook, {
    query: { "hub.mode": "subscribe", "hub.verify_token": "", "hub.challenge": "1" },
  });
  expect(off.status).toBe(403);
  expect((await call(noteWhatsappNews, { body: { bytes: "", signature: "" } })).status).toBe(403);
});
