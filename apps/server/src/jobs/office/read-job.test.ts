import { randomUUID } from "node:crypto";
import { listInquiries, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { reportProblem } from "@hunarmand/api/inquiries/problems";
import { createJob } from "@hunarmand/api/jobs/customer";
import { listJobCandidates, listJobs, readJob } from "@hunarmand/api/jobs/office";
import { assignJob, cancelDeskJob, overrideArrival } from "@hunarmand/api/jobs/office-steps";
import { acceptJob, completeJob, markArrival, rejectJob, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { listReceivedPayments, refundPayment } from "@hunarmand/api/payments/returns";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { payJobByCard } from "../../../test/make-owed.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const reason = "He lives next door.";

const post = async (customer: Person) => (await portal.as(customer).call(createJob, { body: jobForm })).body.jobId;
const pass = () => portal.clock.advance({ minutes: 1 });
async function addPictures(jobId: string, { id: addedBy }: Person, count: number): Promise<void> {
  const createdAt = portal.clock.now();
  for (let added = 0; added < count; added++) {
    const fileId = randomUUID();
    const stored = { mime: "image/png", bytes: 1, sha256: fileId, storedName: fileId, isEncrypted: true, createdAt };
    const file = { id: fileId, ownerId: addedBy, kind: "job-picture" as const, ...stored };
    await portal.db.insertInto("files").values(file).execute();
    const picture = { id: randomUUID(), jobId, fileId, addedBy, kind: "picture" as const, seconds: null, createdAt };
    await portal.db.insertInto("jobAttachments").values(picture).execute();
  }
}

const read = async (person: Person, id: string) => (await portal.as(person).call(readJob, { params: { id } })).body;

describe("a job's page", () => {
  it("combines history, offers, payments and the office's own steps in one timeline", async () => {
    const [first, second, third] = [await makeProvider(portal), await makeProvider(portal), await makeProvider(portal)];
    const [customer, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
    const id = await post(customer);
    pass();
    await portal.as(third).call(rejectJob, { body: { jobId: id, email: third.email } });
    pass();
    await portal.as(second).call(acceptJob, { body: { Id: id } });
    pass();
    await portal.as(dispatcher).call(assignJob, { params: { id }, body: { providerId: first.id, reason } });
    pass();
    await portal.as(first).call(markArrival, { body: { jobId: id } });
    pass();
    await portal.as(dispatcher).call(overrideArrival, { params: { id }, body: { reason: "The customer says so." } });
    pass();
    const details = { duration: 1, salary: 1500, description: "Two units", location: "Roof" };
    await portal.as(first).call(updateJobDetails, { body: { id, ...details } });
    pass();
    const end = { id, customerFeedback: "Good", customerRating: 4, workStatus: "Completed" as const };
    await portal.as(first).call(completeJob, { body: end });
    pass();
    const finance = await makeStaff(portal, "Finance");
    const cash = { amount: 1500, reason: "Both were on the phone." };
    await portal.as(finance).call(confirmJobCash, { params: { id }, body: cash });

    const job = await read(dispatcher, id);
    expect(job).toMatchObject({
      status: "Completed",
      providerId: first.id,
      arrivalVerified: true,
      duration: 1,
      feedback: "Good",
      cash: { confirmed: 1500 },
      isPaid: true,
    });
    expect(job.timeline.map(({ kind, side, reason: given }) => [kind, side, given])).toEqual([
      ["requested", "customer", null],
      ["offered", "portal", null],
      ["offer-rejected", "portal", null],
      ["accepted", "provider", null],
      ["assigned", "office", reason],
      ["offer-withdrawn", "portal", null],
      ["arrived", "provider", null],
      ["arrived", "office", "The customer says so."],
      ["details-submitted", "provider", null],
      ["price-asked", "provider", null],
      ["completed", "provider", null],
      ["cash-confirmed", "office", "Both were on the phone."],
      ["receipt", "portal", null],
    ]);
    const aboutOf = (wanted: string) => job.timeline.find(({ kind }) => kind === wanted)?.about;
    expect(aboutOf("offered")?.split(", ")).toHaveLength(3);
    expect(aboutOf("assigned")).toBe(`Test Provider ${first.phone.slice(-7)}`);
    expect(aboutOf("offer-rejected")).toBe(`Test Provider ${third.phone.slice(-7)}`);
  });

  it("continues after the payment: with receipt, refund, pictures, and the complaint with the office's reply", async () => {
    const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
    const id = await payJobByCard(portal, provider, customer);
    const [support, finance] = [await makeStaff(portal, "Support"), await makeStaff(portal, "Finance")];
    const read = portal.as(finance);
    pass();
    const [payment] = (await read.call(listReceivedPayments, { query: {} })).body;
    const body = { amount: 500, reason: "Half was done." };
    await read.call(refundPayment, { params: { id: payment?.id ?? "" }, body });
    pass();
    await portal.as(customer).call(reportProblem, { params: { id }, body: { words: "It drips again." } });
    const [letter] = (await portal.as(support).call(listInquiries, { query: {} })).body;
    pass();
    await portal.as(support).call(resolveInquiry, { params: { id: letter?.id ?? "" }, body: { answer: "They come." } });
    await addPictures(id, customer, 2);
    const { timeline } = (await portal.as(support).call(readJob, { params: { id } })).body;
    const after = timeline.slice(timeline.findIndex(({ kind }) => kind === "paid"));
    expect(after.map(({ kind, side, about, reason: words, amount }) => [kind, side, about, words, amount])).toEqual([
      ["paid", "portal", null, null, null],
      ["receipt", "portal", "R-10001", null, null],
      ["refund", "office", null, "Half was done.", 500],
      ["problem-reported", "customer", null, expect.anything(), null],
      ["complaint-answered", "office", letter?.reference, "They come.", null],
      ["picture-added", "customer", null, null, null],
    ]);
  });

  it("shows why a job was cancelled, and by whom", async () => {
    const [customer, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
    const id = await makeJob(portal, { customer, provider: await makeProvider(portal) });
    await portal.as(dispatcher).call(cancelDeskJob, { params: { id }, body: { reason } });
    const { timeline, cancelReason } = await read(dispatcher, id);
    expect(cancelReason).toBe(reason);
    expect(timeline.find(({ kind }) => kind === "cancelled")).toMatchObject({ side: "office", reason });
  });

  it("can be read by support and finance, but not by a verifier, and an unknown id is not found", async () => {
    const id = await makeJob(portal, { customer: await makeCustomer(portal), provider: await makeProvider(portal) });
    for (const role of ["Support", "Finance", "Owner"] as const) {
      const { status } = await portal.as(await makeStaff(portal, role)).call(readJob, { params: { id } });
      expect(status, role).toBe(200);
    }
    const verifier = portal.as(await makeStaff(portal, "Verifier"));
    expect((await verifier.call(readJob, { params: { id } })).status).toBe(403);
    const support = portal.as(await makeStaff(portal, "Support"));
    const unknown = await support.call(readJob, { params: { id: crypto.randomUUID() } });
    expect(unknown).toMatchObject({ status: 404, error: { code: "job-not-found" } });
  });
});

describe("the candidates for a job", () => {
  it("are those who fit, free and near ones first, without the one who has it", async () => {
    const holder = await makeProvider(portal);
    const [far, near, busy] = [
      await makeProvider(portal, { area: "F-10" }),
      await makeProvider(portal),
      await makeProvider(portal),
    ];
    await makeProvider(portal, { status: "Suspended" });
    const [customer, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
    const id = await makeJob(portal, { customer, provider: holder, status: "Accepted" });
    await makeJob(portal, { customer, provider: busy, status: "InProgress" });
    const { body } = await portal.as(dispatcher).call(listJobCandidates, { params: { id }, query: {} });
    expect(body.map((candidate) => candidate.id)).toEqual([near.id, busy.id, far.id]);
    expect(body[1]).toMatchObject({ openJobs: 1, fits: true, isAvailable: true, offer: null });
  });

  it("are found by name or number, even if they do not fit", async () => {
    const [elsewhere, dispatcher] = [await makeProvider(portal), await makeStaff(portal, "Dispatcher")];
    const lahore = await portal.db.selectFrom("cities").select("id").where("name", "=", "Lahore").executeTakeFirst();
    await portal.db
      .updateTable("providers")
      .set({ cityId: lahore?.id ?? 0 })
      .where("accountId", "=", elsewhere.id)
      .execute();
    const holder = await makeProvider(portal);
    const id = await makeJob(portal, { customer: await makeCustomer(portal), provider: holder, status: "Accepted" });
    const find = async (search?: string) => {
      const query = search === undefined ? {} : { search };
      const { body } = await portal.as(dispatcher).call(listJobCandidates, { params: { id }, query });
      return body.map((candidate) => [candidate.id, candidate.fits]);
    };
    expect(await find()).toEqual([]);
    expect(await find(elsewhere.phone)).toEqual([[elsewhere.id, false]]);
    expect(await find("Test Prov")).toEqual([[elsewhere.id, false]]);
    expect(await find("%")).toEqual([]);
  });
});

it("the office's queue contains the jobs for which no handyman is asked", async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  await makeJob(portal, { provider, customer });
  const lonely = await makeJob(portal, { provider, customer });
  await portal.db.updateTable("offers").set({ status: "Expired" }).where("jobId", "=", lonely).execute();
  const taken = await makeJob(portal, { provider, customer, status: "Accepted" });
  const support = portal.as(await makeStaff(portal, "Support"));
  const ids = async (query: object) => (await support.call(listJobs, { query })).body.map(({ id }) => id);
  expect(await ids({ queue: "office" })).toEqual([lonely]);
  expect(await ids({ providerId: provider.id })).toEqual([taken]);
});
