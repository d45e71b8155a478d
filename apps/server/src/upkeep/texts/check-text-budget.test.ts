import { sendPhoneLoginCode } from "@hunarmand/api/account/phone-codes";
import { listDue } from "@hunarmand/api/staff/inbox";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { openLimited, refused } from "../../../test/limited-portal.ts";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { runTasks } from "../../../test/run-tasks.ts";
import { startSmsGateway } from "../../../test/sms-gateway.ts";
import { queuePhoneTexts } from "../../domain/mail/phone-texts.ts";
import { insertNotices } from "../../notices/notices.queries.ts";
import { openSms } from "../../services/sms/sms.ts";
import { makeTaskHandlers } from "../../tasks/tasks.ts";

const portal = await startPortal();
const gateway = await startSmsGateway();
const { services } = await openVariant(portal, { services: { sms: openSms({ smsUrl: gateway.url }) } });
afterAll(() => gateway.stop());

const setBudget = async (textBudget: { hour: number; day: number }) => {
  const owner = await makeStaff(portal, "Owner");
  const { status } = await portal.as(owner).call(updateOfficeSettings, { body: { textBudget } });
  expect(status).toBe(200);
  return owner;
};

/** Asks for codes as strangers, each from a network and for a number of their own, until one is refused. Returns how many were sent. */
async function askUntilRefused(round: number): Promise<number> {
  const { call } = await openLimited(portal, { trustProxy: 1 });
  for (let index = 0; ; index++) {
    const phoneNumber = `0302${String(round * 1_000 + index).padStart(7, "0")}`;
    const reply = await call(
      sendPhoneLoginCode,
      { body: { phoneNumber } },
      { "x-forwarded-for": `9.${round}.${index}.1` },
    );
    if (reply.status === 200) continue;
    expect(reply).toMatchObject(refused);
    return index;
  }
}

it("strangers get half of the Owner's budget for an hour, and half of the one for a day", async () => {
  await setBudget({ hour: 20, day: 26 });
  expect(await askUntilRefused(1)).toBe(10);
  portal.clock.advance({ hours: 1 });
  expect(await askUntilRefused(2)).toBe(3);
  portal.clock.advance({ hours: 1 });
  expect(await askUntilRefused(3)).toBe(0);
  await setBudget({ hour: 40, day: 60 });
  expect(await askUntilRefused(4)).toBe(17);
  portal.clock.advance({ hours: 24 });
  expect(await askUntilRefused(5)).toBe(20);
});

it.each([{ hour: 19 }, { hour: 100_001 }, { hour: 30.5 }, { hour: "many" }, { hour: null }, { day: 19 }, { day: -1 }])(
  "a budget with %o is refused",
  async (wrong) => {
    const body = { textBudget: { hour: 300, day: 2_000, ...wrong } };
    const owner = portal.as(await makeStaff(portal, "Owner"));
    expect(await owner.call(updateOfficeSettings, { body: body as never })).toMatchObject({
      status: 400,
      error: { issues: [{ field: expect.stringMatching(/^textBudget/) }] },
    });
  },
);

it("at four fifths of a share the alarm is in the Owner's inbox and in one mail, until a day without that is over", async () => {
  const owner = await setBudget({ hour: 20, day: 1_000 });
  const readInbox = async () => {
    portal.forgetSessions();
    return (await portal.as(owner).call(listDue, { query: {} })).body;
  };
  const countAlarmMails = async () => {
    const mails = await portal.db.selectFrom("outbox").select("text").where("recipient", "=", owner.email).execute();
    return mails.filter(({ text }) => text?.includes("20 an hour") && text.includes("/office/settings")).length;
  };
  const { call } = await openLimited(portal, { trustProxy: 1 });
  const ask = (index: number) =>
    call(
      sendPhoneLoginCode,
      { body: { phoneNumber: `030300000${index + 10}` } },
      { "x-forwarded-for": `8.1.${index}.1` },
    );
  for (let index = 0; index < 7; index++) expect((await ask(index)).status).toBe(200);
  await runTasks(portal.services);
  expect(await readInbox()).toEqual([]);

  for (const index of [7, 8]) expect((await ask(index)).status).toBe(200);
  await runTasks(portal.services);
  expect(await readInbox()).toEqual([expect.objectContaining({ kind: "texts", who: "" })]);
  expect(await countAlarmMails()).toBe(1);

  const check = () => makeTaskHandlers(portal.services)["check-texts"]({});
  portal.clock.advance({ hours: 23 });
  await check();
  expect(await readInbox()).toHaveLength(1);
  expect(await countAlarmMails()).toBe(1);
  portal.clock.advance({ hours: 2 });
  await check();
  expect(await readInbox()).toEqual([]);
});

it("notices leave half of the common share to codes: further ones fail, and go by their next channel", async () => {
  await setBudget({ hour: 20, day: 100 });
  const person = await makeProvider(portal);
  const notices = Array.from({ length: 6 }, () => ({
    ...{ id: crypto.randomUUID(), accountId: person.id, kind: "job-offered" as const, subjectId: crypto.randomUUID() },
    ...{ textValues: "{}", reason: null, link: null, createdAt: portal.clock.now(), readAt: null },
  }));
  await insertNotices(portal.db, notices);
  const texts = notices.map(({ id: noticeId, accountId, kind }) => ({
    to: person.phone,
    text: "A new job",
    of: { noticeId, accountId, kind, requestId: null },
  }));
  await queuePhoneTexts(services, texts);
  await runTasks(services);
  expect(gateway.received).toHaveLength(5);
  const failed = await portal.db
    .selectFrom("outbox")
    .select(["error", "noticeId"])
    .where("channel", "=", "phone")
    .where("status", "=", "failed")
    .execute();
  expect(failed).toMatchObject([{ error: "the budget for text messages is used up" }]);
  const { rows } = await sql`select data from pgboss.job where name = 'notify-further'`.execute(portal.db);
  expect(rows).toEqual([{ data: { noticeId: failed[0]?.noticeId, after: "phone" } }]);
  expect(await askUntilRefused(6)).toBe(5);
});
