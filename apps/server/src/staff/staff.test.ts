import { getUserData } from "@hunarmand/api/account/account";
import { reinstateProvider, suspendProvider } from "@hunarmand/api/providers/office";
import { listAllReviews, listReviews, voidReview } from "@hunarmand/api/reviews/reviews";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { createStaff, getOfficeSettings, listStaff, updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { writeSettings } from "../domain/settings/settings.queries.ts";

const portal = await startPortal();

describe("the owner", () => {
  const newcomer = {
    firstName: "Nadia",
    lastName: "Iqbal",
    email: "Nadia@Example.pk",
    role: "Finance" as const,
  };

  it("invites a person to a desk", async () => {
    const owner = portal.as(await makeStaff(portal));
    expect((await owner.call(createStaff, { body: newcomer })).status).toBe(201);
    const { body } = await owner.call(listStaff, { query: { limit: 1 } });
    expect(body).toMatchObject([{ name: "Nadia Iqbal", role: "Finance", email: "nadia@example.pk" }]);
  });

  it("reads how much each person has done in 30 days, and when the last time was", async () => {
    const owner = portal.as(await makeStaff(portal));
    const read = async () => {
      portal.forgetSessions();
      const { body } = await owner.call(listStaff, { query: {} });
      return body.map(({ steps, lastStepDate }) => [steps, lastStepDate?.slice(0, "2026-03-02".length) ?? null]);
    };
    expect(await read()).toEqual([[0, null]]);
    for (const offerMinutes of [10, 20]) await owner.call(updateOfficeSettings, { body: { offerMinutes } });
    expect(await read()).toEqual([[2, "2026-03-02"]]);
    portal.clock.advance({ days: 31 });
    expect(await read()).toEqual([[0, "2026-03-02"]]);
  });

  it("reads which field is taken", async () => {
    const owner = portal.as(await makeStaff(portal));
    await owner.call(createStaff, { body: newcomer });
    const again = await owner.call(createStaff, { body: newcomer });
    expect(again).toMatchObject({ status: 409, error: { code: "email-taken", issues: [{ field: "email" }] } });
  });

  it("sets rounds and contact data, which other desks can read but not change", async () => {
    const owner = portal.as(await makeStaff(portal));
    const finance = portal.as(await makeStaff(portal, "Finance"));
    const contact = {
      openingHours: "9am to 6pm, Monday to Saturday",
      openingHoursInUrdu: "صبح 9 سے شام 6 بجے تک، پیر سے ہفتہ",
    };
    const visits = expect.objectContaining({ opensAt: "09:00", closesAt: "18:00" });
    const rounds = { offerRoundSize: 20, offerMinutes: 30, urgentOfferMinutes: 10 };
    const channels = expect.objectContaining({
      jobs: { channels: ["push", "mail", "whatsapp", "phone"], minutes: 10 },
    });
    const erasing = { personDays: 30, documentDays: 2_192 };
    const office = {
      contact,
      walletAccounts: {},
      contractAccount: null,
      visits,
      channels,
      erasing,
      textBudget: { hour: 300, day: 2_000 },
      usualDayPrice: null,
      payoutApprovalAbovePkr: 500_000,
      payoutWeekday: 1,
      pricedCrewMax: 20,
      demandsSecondFactor: false,
      defaultLanguage: "en",
    };
    const usual = { platformFeePercent: 0, plannedFee: null, ...rounds, ...office };
    expect((await finance.call(getOfficeSettings, {})).body).toEqual(usual);
    const change = { offerMinutes: 45, contact: { phone: "+92 51 1234567" } };
    const { body } = await owner.call(updateOfficeSettings, { body: change });
    expect(body.settings).toEqual({ ...usual, ...change });
    expect((await finance.call(getOfficeSettings, {})).body).toEqual({ ...usual, ...change });
    expect((await finance.call(updateOfficeSettings, { body: { offerMinutes: 5 } })).status).toBe(403);
    const tooMuch = await owner.call(updateOfficeSettings, { body: { offerRoundSize: 101 } });
    expect(tooMuch).toMatchObject({ status: 400, error: { issues: [{ field: "offerRoundSize" }] } });
  });

  it("sets the usual price of a day and removes it again, and each wrong figure is named", async () => {
    const owner = portal.as(await makeStaff(portal));
    const change = (usualDayPrice: unknown) =>
      owner.call(updateOfficeSettings, { body: { usualDayPrice: usualDayPrice as null } });
    const usual = { fromPkr: 2_500, toPkr: 5_000 };
    expect((await change(usual)).body.settings).toMatchObject({ usualDayPrice: usual });
    for (const [wrong, field] of [
      [{ fromPkr: 5_001, toPkr: 5_000 }, "usualDayPrice.toPkr"],
      [{ fromPkr: 0, toPkr: 5_000 }, "usualDayPrice.fromPkr"],
      [{ fromPkr: 2_500, toPkr: 100_001 }, "usualDayPrice.toPkr"],
      [{ fromPkr: 2_500 }, "usualDayPrice.toPkr"],
      [{ toPkr: 5_000 }, "usualDayPrice.fromPkr"],
      [{ fromPkr: "many", toPkr: 5_000 }, "usualDayPrice.fromPkr"],
    ] as const)
      expect([wrong, await change(wrong)]).toMatchObject([wrong, { status: 400, error: { issues: [{ field }] } }]);
    expect((await owner.call(getOfficeSettings, {})).body).toMatchObject({ usualDayPrice: usual });
    expect((await change(null)).body.settings).toMatchObject({ usualDayPrice: null });
    const { body } = await owner.call(listAudit, { query: { action: "settings.update" } });
    expect(JSON.parse(body[0]?.before ?? "")).toMatchObject({ usualDayPrice: usual });
  });

  it("does not write the demo's password to the audit", async () => {
    await writeSettings(portal.db, { demoPassword: "Published#1" });
    const owner = portal.as(await makeStaff(portal));
    await owner.call(updateOfficeSettings, { body: { offerMinutes: 5 } });
    const { body } = await owner.call(listAudit, { query: { action: "settings.update" } });
    expect(JSON.stringify(body)).toContain("offerMinutes");
    expect(JSON.stringify(body)).not.toContain("Published#1");
  });

  it("refuses invalid contact data, naming the field", async () => {
    const owner = portal.as(await makeStaff(portal));
    const refuse = async (contact: Record<string, unknown>, field: string) => {
      const answer = await owner.call(updateOfficeSettings, { body: { contact } });
      expect([contact, answer]).toMatchObject([contact, { status: 400, error: { issues: [{ field }] } }]);
    };
    await refuse({ phone: "call us" }, "contact.phone");
    await refuse({ whatsapp: "123456" }, "contact.whatsapp");
    await refuse({ email: "help@" }, "contact.email");
    await refuse({ latitude: 33.7 }, "contact.longitude");
    await refuse({ latitude: 133, longitude: 73 }, "contact.latitude");
    await refuse({ facebook: "javascript:alert(1)" }, "contact.facebook");
    await refuse({ linkedin: "http://linkedin.example" }, "contact.linkedin");
  });

  it("reads the audit page by page, newest first", async () => {
    const owner = portal.as(await makeStaff(portal));
    for (const offerMinutes of [10, 20, 30]) await owner.call(updateOfficeSettings, { body: { offerMinutes } });
    const seen: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner.call(listAudit, { query: { limit: 2, ...(cursor ? { cursor } : {}) } });
      seen.push(...page.body.map(({ after }) => JSON.parse(after ?? "{}").offerMinutes));
      cursor = page.headers["x-next-cursor"] as string | undefined;
    } while (cursor);
    expect(seen).toEqual([30, 20, 10]);
    const support = portal.as(await makeStaff(portal, "Support"));
    expect((await support.call(listAudit, { query: {} })).status).toBe(403);
  });
});

describe("suspending a provider", () => {
  it("ends their sessions at once, withdraws their offers, and can be reversed", async () => {
    const [provider, customer, verifier] = [
      await makeProvider(portal),
      await makeCustomer(portal),
      await makeStaff(portal, "Verifier"),
    ];
    await makeJob(portal, { provider, customer });
    await portal.as(provider).call(getUserData, {});
    const request = { params: { id: provider.id }, body: { reason: "Two complaints in a week." } };
    const answer = await portal.as(verifier).call(suspendProvider, request);
    expect(answer).toMatchObject({ status: 200, body: { status: "Suspended" } });
    expect((await portal.as(provider).call(getUserData, {})).status).toBe(401);
    expect(await portal.db.selectFrom("offers").select("status").execute()).toEqual([{ status: "Withdrawn" }]);
    const back = await portal.as(verifier).call(reinstateProvider, request);
    expect(back).toMatchObject({ status: 200, body: { status: "Verified" } });
  });
});

describe("voiding a review", () => {
  it("removes it from the provider's list, and the office still sees it with an audit row", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const support = portal.as(await makeStaff(portal, "Support"));
    const id = await makeJob(portal, { provider, customer, status: "Completed" });
    const review = {
      jobId: id,
      providerId: provider.id,
      rating: 1,
      feedback: "Rude words",
      createdAt: portal.clock.now(),
    };
    await portal.db
      .insertInto("reviews")
      .values({ ...review, reportedBy: "customer" })
      .execute();
    const request = { params: { id }, body: { reason: "Insulting." } };
    for (let i = 0; i < 2; i++) expect((await support.call(voidReview, request)).status).toBe(200);
    const own = await portal.as(provider).call(listReviews, { params: { email: provider.email }, query: {} });
    expect(own.body).toEqual([]);
    expect((await support.call(listAllReviews, { query: {} })).body).toMatchObject([{ jobId: id, isVoided: true }]);
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "reason"]).orderBy("id").execute();
    expect(audit).toEqual([{ action: "review.void", reason: "Insulting." }]);
    const unknown = { params: { id: crypto.randomUUID() }, body: { reason: "x" } };
    expect((await support.call(voidReview, unknown)).status).toBe(404);
  });
});
