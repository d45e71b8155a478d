import { cancelJob } from "@hunarmand/api/jobs/customer-steps";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import {
  countUnreadNotices,
  listNotices,
  listTemplates,
  readAllNotices,
  readNotice,
  updateTemplate,
} from "@hunarmand/api/notices/notices";
import { rejectProvider } from "@hunarmand/api/providers/office";
import { describe, expect, it } from "vitest";
import { confirmEmail } from "../../test/confirm-email.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { notifyPeople } from "./notify-people.ts";

const portal = await startPortal();

/** A provider with notices of their verification and of two jobs. */
async function makeNotifiedProvider() {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  await notifyPeople(portal.services);
  for (let count = 0; count < 2; count++) {
    portal.clock.advance({ minutes: 1 });
    await makeJob(portal, { provider, customer });
    await notifyPeople(portal.services);
  }
  const as = portal.as(provider);
  const unread = async () => (await as.call(countUnreadNotices, {})).body.unread;
  return { provider, as, unread };
}

describe("the notices", () => {
  it("come newest first, page by page", async () => {
    const { as } = await makeNotifiedProvider();
    const first = await as.call(listNotices, { query: { limit: 2 } });
    expect(first.body.map(({ kind }) => kind)).toEqual(["job-offered", "job-offered"]);
    const second = await as.call(listNotices, { query: { limit: 2, cursor: String(first.headers["x-next-cursor"]) } });
    expect(second.body.map(({ kind }) => kind)).toEqual(["provider-verified"]);
    expect(second.headers["x-next-cursor"]).toBeUndefined();
  });

  it("of an accepted offer lead to the job, and not to the offers", async () => {
    const { provider, as } = await makeNotifiedProvider();
    const list = async () => (await as.call(listNotices, { query: { limit: 2 } })).body.map(({ link }) => link);
    const offers = await list();
    expect(offers).toEqual([expect.stringMatching("/requestedjobs"), expect.stringMatching("/requestedjobs")]);
    const jobId = offers[0]?.split("=")[1] ?? "";
    const moveTo = (status: "Accepted" | "Completed") =>
      portal.db.updateTable("jobs").set({ status, providerId: provider.id }).where("id", "=", jobId).execute();
    await moveTo("Accepted");
    expect(await list()).toEqual(["/activejobs", offers[1]]);
    await moveTo("Completed");
    expect(await list()).toEqual(["/completedjobs", offers[1]]);
  });

  it("of an offer are read once the offer is accepted, and not when the job is taken", async () => {
    const { provider, as, unread } = await makeNotifiedProvider();
    const customer = await makeCustomer(portal);
    const jobId = await makeJob(portal, { provider, customer });
    const other = await makeProvider(portal);
    await portal.db
      .insertInto("offers")
      .values({ jobId, providerId: other.id, status: "Offered", round: 1, createdAt: portal.clock.now() })
      .execute();
    await notifyPeople(portal.services);
    expect(await unread()).toBe(4);
    const notices = portal.db.selectFrom("notices").select("accountId").where("subjectId", "=", jobId);
    const readBy = async () =>
      (await notices.where("kind", "=", "job-offered").where("readAt", "is not", null).execute()).map(
        ({ accountId }) => accountId,
      );

    expect((await as.call(acceptJob, { body: { Id: jobId } })).status).toBe(200);
    expect((await portal.as(other).call(acceptJob, { body: { Id: jobId } })).status).toBe(409);

    expect(await unread()).toBe(3);
    expect(await readBy()).toEqual([provider.id]);
  });

  it("of a job are read once their reader takes its next step, and not those of others", async () => {
    const { provider, as } = await makeNotifiedProvider();
    const customer = await makeCustomer(portal);
    const jobId = await makeJob(portal, { provider, customer });
    await notifyPeople(portal.services);
    await as.call(acceptJob, { body: { Id: jobId } });
    await notifyPeople(portal.services);
    const unreadOf = async (accountId: string) => {
      const notices = portal.db.selectFrom("notices").select("kind").where("subjectId", "=", jobId);
      const unread = await notices.where("accountId", "=", accountId).where("readAt", "is", null).execute();
      return unread.map(({ kind }) => kind);
    };
    expect(await unreadOf(customer.id)).toEqual(["job-accepted"]);

    expect(
      (await portal.as(customer).call(cancelJob, { params: { id: jobId }, body: { reason: "We found somebody" } }))
        .status,
    ).toBe(200);
    expect(await unreadOf(customer.id)).toEqual([]);
    await notifyPeople(portal.services);
    expect(await unreadOf(provider.id)).toEqual(["job-cancelled"]);
  });

  it("are counted until they are read, singly or all at once", async () => {
    const { as, unread } = await makeNotifiedProvider();
    const [newest] = (await as.call(listNotices, { query: {} })).body;
    const params = { id: newest?.id ?? "" };
    expect(await unread()).toBe(3);
    expect((await as.call(readNotice, { params })).status).toBe(200);
    const [{ readDate } = { readDate: null }] = (await as.call(listNotices, { query: {} })).body;
    portal.clock.advance({ minutes: 5 });
    expect((await as.call(readNotice, { params })).status).toBe(200);
    expect((await as.call(listNotices, { query: {} })).body[0]?.readDate).toBe(readDate);
    expect(await unread()).toBe(2);
    await as.call(readAllNotices, {});
    expect(await unread()).toBe(0);
  });

  it("cannot be read by another person", async () => {
    const { as, unread } = await makeNotifiedProvider();
    const [newest] = (await as.call(listNotices, { query: {} })).body;
    const params = { id: newest?.id ?? "" };
    for (const other of [await makeCustomer(portal), await makeStaff(portal)]) {
      expect((await portal.as(other).call(listNotices, { query: {} })).body).toEqual([]);
      const answer = await portal.as(other).call(readNotice, { params });
      expect(answer).toMatchObject({ status: 404, error: { code: "notice-not-found" } });
      await portal.as(other).call(readAllNotices, {});
    }
    expect(await unread()).toBe(3);
    expect((await portal.call(listNotices, { query: {} })).status).toBe(401);
  });
});

describe("the texts of notices", () => {
  const kind = "provider-rejected" as const;
  const texts = { kind, subject: "Not this time, {name}", text: "Dear {name}, please come again next year." };

  it("can be changed by the Owner for everything sent from then on, with the reason still below", async () => {
    const [owner, provider] = [await makeStaff(portal), await makeProvider(portal, { status: "Pending" })];
    await confirmEmail(portal, provider);
    const saved = await portal.as(owner).call(updateTemplate, { body: texts });
    expect(saved.body.template).toMatchObject({ ...texts, isDefault: false });
    await portal.as(owner).call(rejectProvider, { params: { id: provider.id }, body: { reason: "No CNIC {name}." } });
    await notifyPeople(portal.services);
    const { body } = await portal.as(provider).call(listNotices, { query: {} });
    expect(body[0]).toMatchObject({ subject: "Not this time, Test", reason: "No CNIC {name}." });
    const mail = await portal.db
      .selectFrom("outbox")
      .select("text")
      .where("subject", "=", "Not this time, Test")
      .executeTakeFirstOrThrow();
    expect(mail.text).toMatch(/please come again next year\.\n\nReason: No CNIC \{name\}\.\n\nNext step: http/);
  });

  it("refuse unknown placeholders, naming the field", async () => {
    const owner = portal.as(await makeStaff(portal));
    const wrong = await owner.call(updateTemplate, { body: { ...texts, subject: "For {cnic}", text: "{nobody}" } });
    expect(wrong).toMatchObject({
      status: 400,
      error: { issues: [{ field: "subject", message: expect.stringContaining("{cnic}") }, { field: "text" }] },
    });
    const empty = await owner.call(updateTemplate, { body: { ...texts, text: " " } });
    expect(empty).toMatchObject({ status: 400, error: { issues: [{ field: "text" }] } });
    const long = await owner.call(updateTemplate, { body: { ...texts, subject: "x".repeat(301) } });
    expect(long).toMatchObject({ status: 400, error: { issues: [{ field: "subject" }] } });
    const { body } = await owner.call(listTemplates, {});
    expect(body.every(({ isDefault }) => isDefault)).toBe(true);
  });

  it("are the default again when both are emptied, and each change is audited", async () => {
    const owner = await makeStaff(portal);
    const shipped = (await portal.as(owner).call(listTemplates, {})).body.find((template) => template.kind === kind);
    await portal.as(owner).call(updateTemplate, { body: texts });
    await portal.as(owner).call(updateTemplate, { body: { kind, subject: "", text: "" } });
    const { body } = await portal.as(owner).call(listTemplates, {});
    expect(body.find((template) => template.kind === kind)).toEqual(shipped);
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "subjectId"]).orderBy("id").execute();
    expect(audit).toEqual(Array(2).fill({ action: "template.update", subjectId: kind }));
  });

  it("cannot be read or changed by other roles", async () => {
    for (const person of [await makeStaff(portal, "Support"), await makeCustomer(portal)]) {
      expect((await portal.as(person).call(listTemplates, {})).status).toBe(403);
      expect((await portal.as(person).call(updateTemplate, { body: texts })).status).toBe(403);
    }
  });
});
