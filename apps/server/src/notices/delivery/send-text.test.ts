import { listOutbox } from "@hunarmand/api/notices/delivery";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { runTasks } from "../../../test/run-tasks.ts";
import { startSmsGateway } from "../../../test/sms-gateway.ts";
import { queuePhoneText } from "../../domain/mail/phone-texts.ts";
import { openSms } from "../../services/sms/sms.ts";
import { sendText } from "./send-text.ts";

const portal = await startPortal();
const gateway = await startSmsGateway();
const sms = openSms({ smsUrl: gateway.url });
/** With a short time-out, for gateways that never reply. */
const hastySms = openSms({ smsUrl: gateway.url, replyMilliseconds: 300 });
const { services, as } = await openVariant(portal, { services: { sms } });

afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.setBehaviour("accepting");
  gateway.received.length = 0;
});

const phoneText = { to: "+923001234567", text: "123456 is your code." };

async function queueText(): Promise<string> {
  await queuePhoneText(services, phoneText);
  const { id } = await portal.db.selectFrom("outbox").select("id").executeTakeFirstOrThrow();
  return id;
}

const findText = () =>
  portal.db.selectFrom("outbox").select(["status", "text", "attempts", "error"]).executeTakeFirstOrThrow();

describe("a text message", () => {
  it("is sent to the gateway once, with the login only in a header, and its text is deleted", async () => {
    const id = await queueText();
    expect(await runTasks(services)).toBe(1);
    expect(gateway.received).toEqual([{ ...phoneText, id }]);
    expect(await findText()).toMatchObject({ status: "sent", text: null, attempts: 1 });
  });

  it.each(["busy", "hanging", "losing"] as const)(
    "waits while the gateway is %s, and is sent once later",
    async (behaviour) => {
      const outboxId = await queueText();
      gateway.setBehaviour(behaviour);
      const failure = await sendText(behaviour === "hanging" ? { ...services, sms: hastySms } : services, {
        outboxId,
      }).catch(String);
      expect(failure).not.toContain("a secret");
      expect(await findText()).toMatchObject({ status: "waiting", attempts: 1 });
      gateway.setBehaviour("accepting");
      await sendText(services, { outboxId });
      expect(gateway.received).toHaveLength(1);
      expect((await findText()).status).toBe("sent");
    },
  );

  it("fails if the gateway refuses it permanently", async () => {
    const outboxId = await queueText();
    gateway.setBehaviour("refusing");
    await expect(sendText(services, { outboxId })).rejects.toThrow("422");
    expect(await findText()).toMatchObject({ status: "failed", error: "the gateway of text messages replied 422" });
    await sendText(services, { outboxId });
    expect((await findText()).attempts).toBe(1);
  });

  it("can be read by the office only if no gateway sends it", async () => {
    await queueText();
    const support = await makeStaff(portal, "Support");
    const read = async (reader: typeof as) => (await reader(support).call(listOutbox, { query: {} })).body[0]?.text;
    expect(await read(portal.as)).toBe(phoneText.text);
    expect(await read(as)).toBeNull();
  });
});
