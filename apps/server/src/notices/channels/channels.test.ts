import { rejectJob } from "@hunarmand/api/jobs/provider";
import { getNoticeWishes, updateNoticeWishes } from "@hunarmand/api/notices/channels";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { listNotices, readAllNotices } from "@hunarmand/api/notices/notices";
import { getOfficeSettings, updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { countStatements } from "../../../test/count-statements.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { confirmPhone, makeOffered, readMessages, startChannels } from "../../../test/notice-channels.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { runTasks } from "../../../test/run-tasks.ts";
import { notifyPeople } from "../notify-people.ts";
import { listTemplatesToApprove } from "./approved-template.ts";
import { writeWishes } from "./wishes.queries.ts";

const portal = await startPortal();
const channels = await startChannels(portal);
const { services, whatsapp, texts, as } = channels;

afterAll(() => channels.stop());
beforeEach(channels.reset);

const wayOf = async (person: Person) => (await readMessages(portal, person)).map(({ channel }) => channel);

/** Advances the clock and runs the tasks that become due. */
async function wait(minutes: number): Promise<void> {
  portal.clock.advance({ minutes });
  await runTasks(services);
}

describe("an unread notice", () => {
  it("is sent by mail, then by WhatsApp, then by text message, each once and at its time", async () => {
    const { provider, jobId } = await makeOffered(portal, services);
    await wait(1);
    expect(await wayOf(provider)).toEqual(["mail"]);
    await wait(2);
    expect(await wayOf(provider)).toEqual(["mail", "whatsapp"]);
    await wait(3);
    await wait(60);
    expect(await wayOf(provider)).toEqual(["mail", "whatsapp", "phone"]);
    const { number } = await portal.db
      .selectFrom("jobs")
      .select("number")
      .where("id", "=", jobId)
      .executeTakeFirstOrThrow();
    expect(whatsapp.received).toMatchObject([
      {
        messaging_product: "whatsapp",
        to: provider.phone,
        template: {
          name: "hunarmand_job_offered_2",
          components: [
            {
              type: "body",
              parameters: [{ text: expect.stringContaining(String(number)) }, { type: "text" }, { type: "text" }],
            },
            { type: "button", sub_type: "url", parameters: [{ text: `requestedjobs?offer=${jobId}` }] },
          ],
        },
      },
    ]);
    expect(texts.received).toMatchObject([{ to: provider.phone, text: expect.stringContaining(`?offer=${jobId}`) }]);
  });

  it("goes no further after it was read in the portal", async () => {
    const { provider } = await makeOffered(portal, services);
    await as(provider).call(readAllNotices, {});
    await wait(60);
    expect(await wayOf(provider)).toEqual(["mail"]);
  });

  it("goes no further after its offer has ended", async () => {
    const { provider, jobId } = await makeOffered(portal, services);
    await as(provider).call(rejectJob, { body: { jobId, email: provider.email } });
    await wait(60);
    expect((await readMessages(portal, provider)).filter(({ kind }) => kind === "job-offered")).toHaveLength(1);
  });

  it("goes to no unconfirmed phone, and by no channel that is not configured", async () => {
    const { provider } = await makeOffered(portal, services);
    await portal.db.updateTable("accounts").set({ phoneConfirmedAt: null }).where("id", "=", provider.id).execute();
    await wait(60);
    expect(await wayOf(provider)).toEqual(["mail"]);
    const stranger = await makeOffered(portal, portal.services);
    portal.clock.advance({ minutes: 60 });
    await runTasks(portal.services);
    expect(await wayOf(stranger.provider)).toEqual(["mail"]);
  });

  it("goes on at once if WhatsApp refuses it", async () => {
    const { provider } = await makeOffered(portal, services);
    whatsapp.setBehaviour("refusing");
    portal.clock.advance({ minutes: 3 });
    await runTasks(services).catch(() => {});
    await runTasks(services);
    expect(await readMessages(portal, provider)).toMatchObject([
      { channel: "mail" },
      { channel: "whatsapp", status: "failed", error: "WhatsApp replied 400 (error 131026)" },
      { channel: "phone", status: "sent" },
    ]);
  });
});

describe("the channels that a person chooses", () => {
  it("apply to their notices, the office's rule to all others, and null restores the rule", async () => {
    const owner = as(await makeStaff(portal));
    const { channels: rules } = (await owner.call(getOfficeSettings, {})).body;
    const offers = { channels: ["phone" as const], minutes: 5 };
    await owner.call(updateOfficeSettings, { body: { channels: { ...rules, offers } } });
    const office = await makeOffered(portal, services);
    expect(await wayOf(office.provider)).toEqual(["phone"]);
    const me = as(office.provider);
    const choose = (wish: "whatsapp"[] | null) =>
      me.call(updateNoticeWishes, { body: { wishes: [{ group: "offers", channels: wish }] } });
    const chosen = (await choose(["whatsapp"])).body.wishes;
    expect(chosen.wishes.find(({ group }) => group === "offers")).toEqual({
      group: "offers",
      channels: ["whatsapp"],
      isOwn: true,
    });
    expect(chosen.reach).toEqual({ push: "missing", mail: "ready", whatsapp: "ready", phone: "ready" });
    await choose(null);
    const back = (await me.call(getNoticeWishes, {})).body.wishes.find(({ group }) => group === "offers");
    expect(back).toEqual({ group: "offers", channels: ["phone"], isOwn: false });
  });

  it("may be none: the notice is in the portal anyway", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    await as(provider).call(updateNoticeWishes, { body: { wishes: [{ group: "account", channels: [] }] } });
    await portal.db.updateTable("providers").set({ status: "Verified" }).where("accountId", "=", provider.id).execute();
    await notifyPeople(services);
    await wait(600);
    expect(await wayOf(provider)).toEqual([]);
    portal.forgetSessions();
    const notices = (await as(provider).call(listNotices, { query: {} })).body;
    expect(notices.map(({ kind }) => kind)).toContain("provider-verified");
  });

  it("cannot be read or changed by another person, and a refusal names the field", async () => {
    const [one, other] = [await makeCustomer(portal), await makeCustomer(portal)];
    await as(one).call(updateNoticeWishes, { body: { wishes: [{ group: "jobs", channels: [] }] } });
    const { wishes, reach } = (await as(other).call(getNoticeWishes, {})).body;
    expect(wishes.every(({ isOwn }) => !isOwn)).toBe(true);
    expect(reach).toMatchObject({ mail: "ready", whatsapp: "unconfirmed" });
    expect((await portal.call(getNoticeWishes, {})).status).toBe(401);
    const body = { wishes: [{ group: "jobs", channels: ["pigeon"] }] } as never;
    expect(await as(one).call(updateNoticeWishes, { body })).toMatchObject({
      status: 400,
      error: { issues: [{ field: expect.stringContaining("wishes") }] },
    });
  });
});

it("the office sees what was sent to a person, when, by which channel and with which result, page by page", async () => {
  const { provider } = await makeOffered(portal, services);
  await confirmPhone(portal, await makeCustomer(portal));
  await wait(3);
  const support = as(await makeStaff(portal, "Support"));
  const query = { account: provider.id, limit: 1 };
  const first = await support.call(listOutbox, { query });
  expect(first.body).toMatchObject([{ channel: "whatsapp", status: "sent", kind: "job-offered", to: provider.phone }]);
  const second = await support.call(listOutbox, {
    query: { ...query, cursor: String(first.headers["x-next-cursor"]) },
  });
  expect(second.body).toMatchObject([{ channel: "mail", status: "waiting", kind: "job-offered" }]);
  expect(second.headers["x-next-cursor"]).toBeUndefined();
  expect((await as(await makeStaff(portal, "Finance")).call(listOutbox, { query })).status).toBe(403);
});

it("each kind that is sent by WhatsApp has a valid template: it neither begins nor ends with a variable, and counts them from 1", () => {
  const templates = listTemplatesToApprove("https://portal.test");
  expect(templates.find(({ name }) => name === "hunarmand_job_offered_2")?.body).toContain("{{1}}");
  for (const { name, body } of templates) {
    expect(name).toMatch(/^[a-z0-9_]{1,512}$/);
    expect(body).not.toMatch(/^\{\{|\}\}$|\{[a-z]/);
    const numbers = [...new Set([...body.matchAll(/\{\{(\d+)\}\}/g)].map(([, number]) => Number(number)))];
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  }
});

it("many people are notified in as many statements as few", async () => {
  const counts = [];
  for (const pairs of [1, 3]) {
    const customer = await makeCustomer(portal);
    await notifyPeople(services);
    for (let pair = 0; pair < pairs; pair++) {
      const [byMail, byWhatsapp] = [await makeProvider(portal), await makeProvider(portal)];
      await writeWishes(portal.db, byWhatsapp.id, [{ group: "offers", channels: ["whatsapp", "phone"] }]);
      for (const provider of [byMail, byWhatsapp]) {
        await confirmPhone(portal, provider);
        await makeJob(portal, { provider, customer });
      }
    }
    counts.push(await countStatements(portal.db, (db) => notifyPeople({ ...services, db })));
  }
  expect(counts[1]).toBe(counts[0]);
});
