import { getJob } from "@hunarmand/api/jobs/customer";
import { listJobs, readJob } from "@hunarmand/api/jobs/office";
import { agreePrice, correctPrice, disputePrice } from "@hunarmand/api/jobs/price";
import { finishJob, getJobDetails, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { getOfficeCounters } from "@hunarmand/api/staff/counters";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

let [customer, provider, office]: Person[] = [];
let jobId: string;

beforeEach(async () => {
  [customer, provider, office] = [await makeCustomer(portal), await makeProvider(portal), await makeStaff(portal)];
  jobId = await makeJob(portal, { customer, provider, status: "InProgress" });
});

const as = (person: Person | undefined) => portal.as(person as Person);
const at = () => ({ params: { id: jobId } });
const sendPrice = (salary: number) =>
  as(provider).call(updateJobDetails, {
    body: { id: jobId, duration: 1, salary, description: "New compressor", location: "Roof" },
  });
const agree = (amount: number) => as(customer).call(agreePrice, { ...at(), body: { amount } });
const dispute = (amount: number, words = "We said 1,200 on the phone.") =>
  as(customer).call(disputePrice, { ...at(), body: { amount, words } });
const kindsFor = async (person: Person | undefined) =>
  (await readNotices(portal, person as Person)).map(({ kind }) => kind);
const readStory = async () =>
  (await as(customer).call(getJob, at())).body.timeline.map(({ kind, side, amount, words }) => [
    kind,
    side,
    amount,
    words,
  ]);

it("asks the customer about each new price, but not again about the same one", async () => {
  await sendPrice(1_500);
  await sendPrice(1_500);
  expect(await kindsFor(customer)).toEqual(["job-price-asked"]);
  await agree(1_500);
  await sendPrice(1_800);
  const { body } = await as(customer).call(getJob, at());
  expect([body.salary, body.priceStatus, body.nextSteps.includes("agreePrice")]).toEqual([1_800, "asked", true]);
  expect(await kindsFor(customer)).toEqual(["job-price-asked", "job-price-asked"]);
});

it("shows who asked, objected and agreed, with amounts and words, in the customer's and the office's timeline", async () => {
  await sendPrice(1_500);
  await dispute(1_500);
  await sendPrice(1_200);
  await agree(1_200);
  const story = (await readStory()).filter(([kind]) => String(kind).startsWith("price-"));
  expect(story).toEqual([
    ["price-asked", "provider", 1_500, null],
    ["price-disputed", "customer", 1_500, "We said 1,200 on the phone."],
    ["price-asked", "provider", 1_200, null],
    ["price-agreed", "customer", 1_200, null],
  ]);
  const { body } = await as(office).call(readJob, at());
  expect(body.timeline.find(({ kind }) => kind === "price-disputed")).toMatchObject({
    amount: 1_500,
    reason: "We said 1,200 on the phone.",
  });
  expect(await kindsFor(provider)).toEqual(["job-price-agreed", "job-price-disputed"]);
});

it("does not agree if the price has changed since the customer read it", async () => {
  await sendPrice(1_500);
  await sendPrice(2_500);
  const { status, body } = await agree(1_500);
  expect([status, (body as unknown as { code: string }).code]).toEqual([409, "price-changed"]);
  expect((await as(customer).call(getJob, at())).body.priceStatus).toBe("asked");
});

it("blocks no step of the handyman, and marks the job for the office until the price is corrected", async () => {
  await sendPrice(1_500);
  await dispute(1_500);
  expect((await as(provider).call(finishJob, at())).status).toBe(200);
  const queue = () => as(office).call(listJobs, { query: { queue: "price", search: jobId } });
  expect((await queue()).body).toMatchObject([{ id: jobId, priceStatus: "disputed" }]);
  const { disputedPrices = 0 } = (await as(office).call(getOfficeCounters, {})).body;
  expect(disputedPrices).toBeGreaterThan(0);

  const missing = await as(office).call(correctPrice, { ...at(), body: { salary: 1_200 } });
  expect(missing.body).toMatchObject({ issues: [{ field: "reason" }] });
  const reason = "Both agreed on the phone.";
  expect((await as(office).call(correctPrice, { ...at(), body: { salary: 1_200, reason } })).status).toBe(200);
  expect((await queue()).body).toEqual([]);
  expect(await kindsFor(provider)).toContain("job-price-corrected");
  expect((await agree(1_200)).body.priceStatus).toBe("agreed");
});

it("lets the handyman correct a completed job's price only after an objection", async () => {
  await sendPrice(1_500);
  await as(provider).call(finishJob, at());
  const correct = (salary: number) => as(provider).call(correctPrice, { ...at(), body: { salary } });
  expect((await correct(1_000)).status).toBe(409);
  await dispute(1_500);
  expect((await correct(1_000)).body.priceStatus).toBe("asked");
  expect((await correct(1_000)).status).toBe(200);
  expect((await as(provider).call(getJobDetails, { params: { jobId } })).body).toMatchObject({
    earning: 1_000,
    priceStatus: "asked",
    priceObjection: null,
  });
});

describe("a customer's own amount", () => {
  const offer = (amount: number, offered: number, words?: string) =>
    as(customer).call(disputePrice, { ...at(), body: { amount, offer: offered, ...(words ? { words } : {}) } });

  it("is agreed as soon as the handyman sets it as the price, and both sides are notified once", async () => {
    await sendPrice(1_500);
    expect(await kindsFor(customer)).toEqual(["job-price-asked"]);
    expect((await offer(1_500, 1_200)).body.priceStatus).toBe("disputed");
    const own = () => as(provider).call(getJobDetails, { params: { jobId } });
    expect((await own()).body).toMatchObject({ priceStatus: "disputed", priceObjection: null, offeredPrice: 1_200 });
    expect(await readNotices(portal, provider as Person)).toMatchObject([
      { kind: "job-price-offered", text: expect.stringContaining("offers PKR 1,200") },
    ]);
    const body = { salary: 1_200, read: { price: 1_500 } };
    expect((await as(provider).call(correctPrice, { ...at(), body })).body.priceStatus).toBe("agreed");
    expect((await own()).body).toMatchObject({ earning: 1_200, priceStatus: "agreed", offeredPrice: null });
    expect(await kindsFor(provider)).toEqual(["job-price-offered"]);
    expect(await kindsFor(customer)).toEqual(["job-price-met", "job-price-asked"]);
  });

  it("is agreed by the job details, too, and the customer is notified", async () => {
    await sendPrice(1_500);
    expect(await kindsFor(customer)).toEqual(["job-price-asked"]);
    await offer(1_500, 1_200);
    await sendPrice(1_200);
    expect((await as(customer).call(getJob, at())).body.priceStatus).toBe("agreed");
    expect(await kindsFor(customer)).toEqual(["job-price-met", "job-price-asked"]);
  });

  it("does not count for any other price, and a later objection without one withdraws it", async () => {
    await sendPrice(1_500);
    await offer(1_500, 1_200);
    await sendPrice(1_300);
    expect((await as(customer).call(getJob, at())).body).toMatchObject({ priceStatus: "asked", offeredPrice: null });
    await dispute(1_300);
    await sendPrice(1_200);
    expect((await as(customer).call(getJob, at())).body.priceStatus).toBe("asked");
  });

  it("is in the story of the job, and the office reads it", async () => {
    await sendPrice(1_500);
    await offer(1_500, 1_200, "The neighbour paid 1,200.");
    const { timeline } = (await as(customer).call(getJob, at())).body;
    expect(timeline.find(({ kind }) => kind === "price-disputed")).toMatchObject({
      ...{ amount: 1_500, offer: 1_200, words: "The neighbour paid 1,200." },
    });
    const queue = await as(office).call(listJobs, { query: { queue: "price", search: jobId } });
    expect(queue.body).toMatchObject([{ offeredPrice: 1_200 }]);
  });

  it.each([0, -1, 1_500, 2_000, 1.234])("of %d for a price of 1,500 is refused at its field", async (offered) => {
    await sendPrice(1_500);
    expect((await offer(1_500, offered)).body).toMatchObject({ issues: [{ field: "offer" }] });
    expect((await as(customer).call(getJob, at())).body.priceStatus).toBe("asked");
  });
});

it("shows the customer the usual price and what the handyman wrote beside the price", async () => {
  expect((await as(customer).call(getJob, at())).body.workDescription).toBeNull();
  await sendPrice(1_500);
  const { body } = await as(customer).call(getJob, at());
  expect(body.workDescription).toBe("New compressor");
  expect(body.usualPrice?.to).toBeGreaterThan(body.usualPrice?.from ?? 0);
});

it("says how many minutes the work takes, beside the days, to both sides", async () => {
  const body = { id: jobId, duration: 1, salary: 1_500, description: "New compressor", location: "Roof" };
  const send = (workMinutes?: number | "") =>
    as(provider).call(updateJobDetails, { body: { ...body, ...(workMinutes === undefined ? {} : { workMinutes }) } });
  await send(90);
  expect((await as(customer).call(getJob, at())).body.workMinutes).toBe(90);
  const own = async () => (await as(provider).call(getJobDetails, { params: { jobId } })).body;
  expect(await own()).toMatchObject({ duration: 1, workMinutes: 90 });
  for (const refused of [0, 1_441, 1.5]) {
    expect((await send(refused)).body).toMatchObject({ issues: [{ field: "workMinutes" }] });
  }
  await send("");
  expect((await own()).workMinutes).toBeNull();
});

it("counts the same objection once, and refuses one without words or from another person", async () => {
  await sendPrice(1_500);
  await dispute(1_500);
  await dispute(1_500);
  expect((await readStory()).filter(([kind]) => kind === "price-disputed")).toHaveLength(1);
  expect((await dispute(1_500, " ")).body).toMatchObject({ issues: [{ field: "words" }] });
  const stranger = portal.as(await makeCustomer(portal));
  expect((await stranger.call(agreePrice, { ...at(), body: { amount: 1_500 } })).status).toBe(404);
});
