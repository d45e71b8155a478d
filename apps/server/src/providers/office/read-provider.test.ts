import { confirmJobCash } from "@hunarmand/api/payments/office";
import { uploadCnicFront } from "@hunarmand/api/providers/documents";
import { getProviderMoney, readProvider, readProviderFigures } from "@hunarmand/api/providers/office-records";
import { getOfficeCounters } from "@hunarmand/api/staff/counters";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";

const portal = await startPortal();

describe("a provider's page", () => {
  it("masks the CNIC and lists the documents, without an audit row because nothing secret is shown", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    const params = { id: provider.id };
    await portal.as(provider).call(uploadCnicFront, { params, body: makeForm({ cnicFront: await makePicture() }) });
    const { body } = await portal.as(await makeStaff(portal, "Verifier")).call(readProvider, { params });
    expect(body.cnicMasked).toMatch(/^\*{9}\d{4}$/);
    expect(body).not.toHaveProperty("cnic");
    expect(body.documents).toMatchObject([{ kind: "cnic-front" }]);
    expect(body).toMatchObject({ openJobs: 0, completedJobs: 0, rating: null, duplicates: [] });
    expect(await portal.db.selectFrom("auditEntries").selectAll().orderBy("id").execute()).toEqual([]);
  });

  it("shows the booked visit, else the last one that was not cancelled", async () => {
    const { id: providerId } = await makeProvider(portal, { status: "Pending" });
    const verifier = portal.as(await makeStaff(portal, "Verifier"));
    const read = async () => (await verifier.call(readProvider, { params: { id: providerId } })).body.visit;
    const add = (status: "Booked" | "Cancelled" | "Came" | "Missed", day: string) =>
      portal.db
        .insertInto("visits")
        .values({
          ...{ id: crypto.randomUUID(), providerId, status },
          startsAt: new Date(day),
          createdAt: new Date(day),
        })
        .execute();
    expect(await read()).toBeNull();
    await add("Missed", "2026-03-01T05:00:00Z");
    await add("Cancelled", "2026-03-03T05:00:00Z");
    expect(await read()).toMatchObject({ status: "Missed", nextSteps: expect.any(Array) });
    await add("Booked", "2026-02-27T05:00:00Z");
    expect(await read()).toMatchObject({ status: "Booked", nextSteps: expect.arrayContaining(["came", "missed"]) });
  });

  it("lists providers with the same number, or with the same name and father's name", async () => {
    const [provider, sameName, samePhone] = [
      await makeProvider(portal, { status: "Pending" }),
      await makeProvider(portal, { status: "Rejected" }),
      await makeProvider(portal),
    ];
    await makeProvider(portal);
    const rename = { firstName: "Adeel", lastName: "Abbasi" };
    await portal.db.updateTable("accounts").set(rename).where("id", "in", [provider.id, sameName.id]).execute();
    await portal.db
      .updateTable("providers")
      .set({ phoneAlt: provider.phone })
      .where("accountId", "=", samePhone.id)
      .execute();
    const verifier = portal.as(await makeStaff(portal, "Verifier"));
    const { body } = await verifier.call(readProvider, { params: { id: provider.id } });
    expect(new Map(body.duplicates.map(({ id, because }) => [id, because]))).toEqual(
      new Map([
        [sameName.id, ["name"]],
        [samePhone.id, ["phone"]],
      ]),
    );
  });

  it("shows the figures of the last 30 days to desks that give out jobs", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const dispatcher = portal.as(await makeStaff(portal, "Dispatcher"));
    const params = { id: provider.id };
    const none = { takenJobs: 0, completedJobs: 0, minutesToAccept: null, rating: null, ratings: 0 };
    expect((await dispatcher.call(readProviderFigures, { params })).body).toEqual(none);
    const [taken, completed, old] = [
      await makeJob(portal, { provider, customer, status: "Accepted" }),
      await makeJob(portal, { provider, customer, status: "Completed" }),
      await makeJob(portal, { provider, customer, status: "Completed" }),
    ];
    const now = portal.clock.now().getTime();
    const post = (id: string, minutesAgo: number, acceptedAfter: number) =>
      portal.db
        .updateTable("jobs")
        .set({
          createdAt: new Date(now - minutesAgo * 60_000),
          acceptedAt: new Date(now - (minutesAgo - acceptedAfter) * 60_000),
        })
        .where("id", "=", id)
        .execute();
    await post(taken, 60, 4);
    await post(completed, 29 * 24 * 60, 10);
    await post(old, 31 * 24 * 60, 600);
    const reviews = [
      { jobId: completed, rating: 4, createdAt: new Date(now) },
      { jobId: old, rating: 1, createdAt: new Date(now - 31 * 86_400_000) },
    ];
    const by = { providerId: provider.id, feedback: "", reportedBy: "customer" as const, voidedAt: null };
    await portal.db
      .insertInto("reviews")
      .values(reviews.map((review) => ({ ...by, ...review })))
      .execute();
    expect((await dispatcher.call(readProviderFigures, { params })).body).toEqual({
      ...{ takenJobs: 2, completedJobs: 1, minutesToAccept: 7, rating: 4, ratings: 1 },
    });
    const verifier = portal.as(await makeStaff(portal, "Verifier"));
    expect((await verifier.call(readProviderFigures, { params })).status).toBe(403);
    const unknown = await dispatcher.call(readProviderFigures, { params: { id: customer.id } });
    expect(unknown).toMatchObject({ status: 404, error: { code: "provider-not-found" } });
  });

  it("shows the money to desks that handle it", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    await writeSettings(portal.db, { platformFeePercent: 10 });
    const id = await makeJob(portal, { provider, customer, status: "Completed" });
    const finance = portal.as(await makeStaff(portal, "Finance"));
    await finance.call(confirmJobCash, { params: { id }, body: { amount: 1500 } });
    const { body } = await finance.call(getProviderMoney, { params: { id: provider.id } });
    expect(body).toEqual({
      duePayments: 150,
      totalSpent: 0,
      gross: 1500,
      fee: 150,
      net: 1350,
      paidJobs: 1,
      waiting: 0,
    });
    const verifier = portal.as(await makeStaff(portal, "Verifier"));
    expect((await verifier.call(getProviderMoney, { params: { id: provider.id } })).status).toBe(403);
    const unknown = await finance.call(getProviderMoney, { params: { id: customer.id } });
    expect(unknown).toMatchObject({ status: 404, error: { code: "provider-not-found" } });
  });
});

describe("the inbox counts open work", () => {
  const countersOf = async (role: "Verifier" | "Dispatcher" | "Finance" | "Support" | "Owner") =>
    Object.keys((await portal.as(await makeStaff(portal, role)).call(getOfficeCounters, {})).body).sort();

  it("of the caller's own desks only", async () => {
    const providers = ["providersPending", "providersSentBack"];
    const jobs = ["jobsInProgress", "jobsRequested", "jobsWithoutOffers"];
    expect(await countersOf("Verifier")).toEqual(["identityRequests", ...providers]);
    expect(await countersOf("Dispatcher")).toEqual([
      "contractsUnderReview",
      "disputedPrices",
      ...jobs,
      ...providers,
      "quotesNew",
    ]);
    expect(await countersOf("Finance")).toEqual(["openCash", "walletPayments"]);
    expect(await countersOf("Support")).toEqual([
      "disputedPrices",
      "inquiriesNew",
      "inquiriesOverdue",
      ...jobs,
      ...providers,
    ]);
    expect(await countersOf("Owner")).toHaveLength(13);
  });

  it("including payments and complaints that nobody has read", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const [open, settled] = [
      await makeJob(portal, { provider, customer, status: "Completed" }),
      await makeJob(portal, { provider, customer, status: "Completed" }),
    ];
    const now = portal.clock.now();
    for (const jobId of [open, settled]) {
      const words = { jobId, providerId: provider.id, declaredPaisa: 150_000, declaredAt: now, updatedAt: now };
      await portal.db.insertInto("jobCash").values(words).execute();
    }
    const finance = portal.as(await makeStaff(portal, "Finance"));
    await finance.call(confirmJobCash, { params: { id: settled }, body: {} });
    expect((await finance.call(getOfficeCounters, {})).body).toEqual({ walletPayments: 0, openCash: 1 });

    const dayAgo = new Date(now.getTime() - 86_400_000);
    const letter = {
      kind: "contact" as const,
      name: "Sara",
      phone: "+923001234567",
      message: "Hello",
      createdAt: dayAgo,
    };
    for (const [status, dueAt] of [
      ["New", new Date(now.getTime() + 3_600_000)],
      ["Reopened", dayAgo],
      ["Acknowledged", dayAgo],
      ["Resolved", dayAgo],
    ] as const) {
      const id = crypto.randomUUID();
      await portal.db
        .insertInto("inquiries")
        .values({ ...letter, id, reference: id, status, dueAt })
        .execute();
    }
    const support = portal.as(await makeStaff(portal, "Support"));
    expect((await support.call(getOfficeCounters, {})).body).toMatchObject({ inquiriesNew: 2, inquiriesOverdue: 2 });
  });
});
