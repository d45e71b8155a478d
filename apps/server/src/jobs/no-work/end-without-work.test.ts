import { startByCode } from "@hunarmand/api/jobs/arrival";
import { getJob } from "@hunarmand/api/jobs/customer";
import { endWithoutWork } from "@hunarmand/api/jobs/no-work/no-work";
import { readJob } from "@hunarmand/api/jobs/office";
import { agreePrice, disputePrice } from "@hunarmand/api/jobs/price";
import { getJobDetails, listActiveJobs, listRequestedJobs, markArrival } from "@hunarmand/api/jobs/provider";
import { listNotices } from "@hunarmand/api/notices/notices";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff, startCode } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

const home = { latitude: 33.6891, longitude: 73.0299 };

let customer: Person;
let provider: Person;
let jobId: string;

beforeEach(async () => {
  [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  jobId = await makeJob(portal, { customer, provider, status: "InProgress" });
});

const at = () => ({ params: { id: jobId } });
const asks = async (pricePaisa: number | null) =>
  portal.db.updateTable("jobs").set({ pricePaisa }).where("id", "=", jobId).execute();
const end = (person: Person, body: object) => portal.as(person).call(endWithoutWork, { ...at(), body: body as never });
const byCustomer = (price: number | null = null) => end(customer, { reason: "price", read: { price } });
const byProvider = (price: number | null = null) => end(provider, { reason: "nobody-opens", read: { price } });
const readForCustomer = async () => (await portal.as(customer).call(getJob, at())).body;

describe("a job after the arrival", () => {
  it("is ended by its customer, who owes nothing; the handyman reads why and is free", async () => {
    await asks(150_000);
    expect(await byCustomer(1_500)).toMatchObject({
      status: 200,
      body: { message: "The job has ended without work. Nobody pays anything.", status: "Cancelled" },
    });
    const job = await readForCustomer();
    expect(job).toMatchObject({
      status: "Cancelled",
      cancelReason: "The customer did not agree to the price.",
      payment: null,
      timeline: [{ kind: "ended-without-work", side: "customer", words: "The customer did not agree to the price." }],
    });
    expect(job.nextSteps).toEqual([]);
    const own = { params: { email: provider.email }, query: {} };
    expect((await portal.as(provider).call(listActiveJobs, own)).body).toEqual([]);
    expect((await portal.as(provider).call(listRequestedJobs, own)).body).toEqual([]);
    const [notice, ...others] = await readNotices(portal, provider);
    expect(notice).toMatchObject({ kind: "job-ended-by-customer", link: "/requestedjobs", reason: null });
    expect(notice?.text).toContain("The customer did not agree to the price. Nobody pays anything.");
    expect([others, await readNotices(portal, customer)]).toEqual([[], []]);
  });

  it("is ended by its handyman before there is a price, with words; the customer reads the reason in their language", async () => {
    const body = { reason: "nobody-opens", words: "I rang for 20 minutes.", read: { price: null } };
    expect((await end(provider, body)).status).toBe(200);
    expect(await readForCustomer()).toMatchObject({
      cancelReason: "Nobody opened the door.\nI rang for 20 minutes.",
      timeline: [{ side: "provider", words: "Nobody opened the door.\nI rang for 20 minutes." }],
    });
    const inUrdu = { "accept-language": "ur" };
    const sentence = "کسی نے دروازہ نہیں کھولا۔";
    const job = (await portal.as(customer).call(getJob, at(), inUrdu)).body;
    expect(job.cancelReason).toBe(`${sentence}\nI rang for 20 minutes.`);
    const [notice] = await readNotices(portal, customer);
    expect(notice).toMatchObject({ kind: "job-ended-by-handyman", link: `/jobs/${jobId}` });
    expect(notice?.reason).toBe("I rang for 20 minutes.");
    const { body: read } = await portal.as(customer).call(listNotices, { query: {} }, inUrdu);
    expect(read[0]?.text).toContain(sentence);
    const offers = await portal.db.selectFrom("offers").select("status").where("jobId", "=", jobId).execute();
    expect(offers).toEqual([{ status: "Withdrawn" }]);
  });

  it("is ended while the customer objects to the price, also with an offer of their own", async () => {
    await asks(150_000);
    await portal.as(customer).call(disputePrice, { ...at(), body: { amount: 1_500, offer: 1_200 } });
    expect((await byProvider(1_500)).status).toBe(200);
  });

  it("is ended by the Dispatcher in their words, which writes an audit row and notifies both", async () => {
    const dispatcher = await makeStaff(portal, "Dispatcher");
    const silent = { reason: "other", read: { price: null } };
    expect(await end(dispatcher, silent)).toMatchObject({ status: 400, error: { issues: [{ field: "words" }] } });
    expect((await end(dispatcher, { ...silent, words: "Both called." })).status).toBe(200);
    const audit = await portal.db.selectFrom("auditEntries").select(["actorId", "action", "reason"]).execute();
    expect(audit).toEqual([{ actorId: dispatcher.id, action: "job.end-without-work", reason: "Both called." }]);
    for (const person of [customer, provider])
      expect(await readNotices(portal, person)).toMatchObject([
        { kind: "job-cancelled-by-office", reason: "Both called." },
      ]);
    const { body } = await portal.as(dispatcher).call(readJob, at());
    expect(body.cancelReason).toBe("No work was done.\nBoth called.");
    expect(body.timeline.find(({ kind }) => kind === "ended-without-work")).toMatchObject({
      side: "office",
      reason: "No work was done.\nBoth called.",
    });
  });

  it("stays when its price was changed or set meanwhile, and the new one is named", async () => {
    await asks(180_000);
    for (const answer of [await byCustomer(1_500), await byProvider()])
      expect(answer).toMatchObject({
        status: 409,
        error: { code: "facts-changed", issues: [{ field: "read.price" }] },
      });
    expect((await readForCustomer()).status).toBe("InProgress");
  });

  it("stays once its price is agreed, for everybody", async () => {
    await asks(150_000);
    await portal.as(customer).call(agreePrice, { ...at(), body: { amount: 1_500 } });
    for (const answer of [await byCustomer(1_500), await byProvider(1_500)])
      expect(answer).toMatchObject({ status: 409, error: { code: "job-state" } });
    expect((await readForCustomer()).nextSteps).not.toContain("endWithoutWork");
  });

  it("is agreed to or ended: of both at once, one is refused", async () => {
    await asks(150_000);
    const agree = portal.as(customer).call(agreePrice, { ...at(), body: { amount: 1_500 } });
    const statuses = (await Promise.all([agree, byProvider(1_500)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it("ends once: the same person gets the same reply and the first reason stays, the other side is too late", async () => {
    const first = await byProvider();
    expect((await end(provider, { reason: "cannot-do", read: { price: null } })).body).toEqual(first.body);
    expect(await byCustomer()).toMatchObject({ status: 409, error: { code: "job-state" } });
    expect(await readForCustomer()).toMatchObject({
      cancelReason: "Nobody opened the door.",
      timeline: [{ kind: "ended-without-work" }],
    });
  });

  it("takes no reason of the other side, and no reason that is not in the list", async () => {
    const read = { price: null };
    expect((await end(customer, { reason: "nobody-opens", read })).status).toBe(403);
    expect((await end(provider, { reason: "price", read })).status).toBe(403);
    const answer = await end(customer, { reason: "bored", read });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "reason" }] } });
  });

  it('takes no "nobody opens" after the customer\'s start code, but any other reason of the handyman', async () => {
    jobId = await makeJob(portal, { customer, provider, status: "Accepted" });
    await portal.as(provider).call(startByCode, { ...at(), body: { code: startCode } });
    expect((await portal.as(provider).call(getJobDetails, { params: { jobId } })).body.startedByCode).toBe(true);
    expect(await byProvider()).toMatchObject({
      status: 400,
      error: { issues: [{ field: "reason", message: expect.stringContaining("somebody opened") }] },
    });
    expect((await end(provider, { reason: "cannot-do", read: { price: null } })).status).toBe(200);
  });

  it.each([{}, home])(
    'takes "nobody opens" after an arrival without a code, with the position %o',
    async (position) => {
      jobId = await makeJob(portal, { customer, provider, status: "Accepted" });
      await portal.db.updateTable("jobs").set(home).where("id", "=", jobId).execute();
      await portal.as(provider).call(markArrival, { body: { jobId, ...position } });
      expect((await byProvider()).status).toBe(200);
    },
  );

  it("is not found by other people, and not ended without a login", async () => {
    const [otherCustomer, otherProvider] = [await makeCustomer(portal), await makeProvider(portal)];
    const read = { price: null };
    expect((await end(otherCustomer, { reason: "price", read })).status).toBe(404);
    expect((await end(otherProvider, { reason: "cannot-do", read })).status).toBe(404);
    expect((await end(await makeStaff(portal, "Finance"), { reason: "other", words: "x", read })).status).toBe(403);
    const request = { ...at(), body: { reason: "price" as const, read } };
    expect((await portal.call(endWithoutWork, request)).status).toBe(401);
  });
});

it.each(["Accepted", "Completed"] as const)("a job that is %s is not ended without work", async (status) => {
  jobId = await makeJob(portal, { customer, provider, status });
  const price = status === "Completed" ? 1_500 : null;
  expect(await byCustomer(price)).toMatchObject({ status: 409, error: { code: "job-state" } });
});
