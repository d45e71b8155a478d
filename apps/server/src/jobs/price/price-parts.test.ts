import { getJob } from "@hunarmand/api/jobs/customer";
import { listJobs } from "@hunarmand/api/jobs/office";
import { agreePrice, correctPrice, disputePrice } from "@hunarmand/api/jobs/price";
import { getJobDetails, listActiveJobs, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { beforeEach, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

let customer: Person;
let provider: Person;
let jobId: string;

beforeEach(async () => {
  [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  jobId = await makeJob(portal, { customer, provider, status: "InProgress" });
});

const at = () => ({ params: { id: jobId } });
const send = (salary: number, materials?: number | "") => {
  const details = { id: jobId, duration: 1, salary, description: "New compressor", location: "Roof" };
  const body = { ...details, ...(materials === undefined ? {} : { materials }) };
  return portal.as(provider).call(updateJobDetails, { body });
};
const agree = (amount: number, materials?: number | null) =>
  portal
    .as(customer)
    .call(agreePrice, { ...at(), body: { amount, ...(materials === undefined ? {} : { materials }) } });
const readPrice = async () => {
  const { salary, materials, priceStatus } = (await portal.as(customer).call(getJob, at())).body;
  return [salary, materials, priceStatus];
};
const countAsked = async () =>
  (await readNotices(portal, customer)).filter(({ kind }) => kind === "job-price-asked").length;

it("names the part of the price that is for materials to customer, handyman and office", async () => {
  await send(2_500, 1_000);
  expect(await readPrice()).toEqual([2_500, 1_000, "asked"]);
  const own = (await portal.as(provider).call(getJobDetails, { params: { jobId } })).body;
  expect([own.earning, own.salary, own.materials]).toEqual([2_500, 2_500, 1_000]);
  const list = { params: { email: provider.email }, query: {} };
  expect((await portal.as(provider).call(listActiveJobs, list)).body).toMatchObject([{ materials: 1_000 }]);
  const office = portal.as(await makeStaff(portal));
  expect((await office.call(listJobs, { query: { search: jobId } })).body).toMatchObject([{ materials: 1_000 }]);
});

it("needs no materials, takes all of the price for them, and refuses more", async () => {
  await send(2_500);
  expect(await readPrice()).toEqual([2_500, null, "asked"]);
  await send(2_500, 2_500);
  expect(await readPrice()).toEqual([2_500, 2_500, "asked"]);
  for (const refused of [2_501, -1, 0.001]) {
    expect((await send(2_500, refused)).body).toMatchObject({ issues: [{ field: "materials" }] });
  }
  await send(2_500, "");
  expect(await readPrice()).toEqual([2_500, null, "asked"]);
});

it("asks again about an agreed price if its materials change, and not if nothing changes", async () => {
  await send(2_500, 1_000);
  await agree(2_500, 1_000);
  await send(2_500, 1_000);
  expect([await readPrice(), await countAsked()]).toEqual([[2_500, 1_000, "agreed"], 1]);
  await send(2_500, 1_800);
  expect([await readPrice(), await countAsked()]).toEqual([[2_500, 1_800, "asked"], 2]);
});

it("does not notify again of a price that waits for the answer if only its materials change", async () => {
  await send(2_500, 1_000);
  await send(2_500, 1_200);
  expect([await readPrice(), await countAsked()]).toEqual([[2_500, 1_200, "asked"], 1]);
});

it("asks again once the handyman has named the materials that the customer asked for", async () => {
  await send(2_500);
  const words = "Please say what the materials cost.";
  await portal.as(customer).call(disputePrice, { ...at(), body: { amount: 2_500, words } });
  await send(2_500);
  expect(await readPrice(), "nothing new").toEqual([2_500, null, "disputed"]);
  await send(2_500, 1_000);
  expect([await readPrice(), await countAsked()]).toEqual([[2_500, 1_000, "asked"], 2]);
  await portal.as(customer).call(disputePrice, { ...at(), body: { amount: 2_500, offer: 2_000 } });
  await send(2_500, 900);
  expect(await readPrice(), "an amount waits for its own answer").toEqual([2_500, 900, "disputed"]);
});

it("is not agreed to with other materials than the customer has read", async () => {
  await send(2_500, 1_000);
  for (const read of [null, 900]) {
    expect(await agree(2_500, read)).toMatchObject({ status: 409, error: { code: "price-changed" } });
  }
  expect((await agree(2_500, 1_000)).status).toBe(200);
  expect((await agree(2_500, 1_000)).status).toBe(200);
});

it.each([
  [2_000, 1_000],
  [900, null],
])("replaced by %i, a price of 2,500 with 1,000 for materials has %s for them", async (salary, materials) => {
  await send(2_500, 1_000);
  await portal.as(customer).call(disputePrice, { ...at(), body: { amount: 2_500, offer: salary } });
  const body = { salary, read: { price: 2_500 } };
  await portal.as(provider).call(correctPrice, { ...at(), body });
  expect(await readPrice()).toEqual([salary, materials, "agreed"]);
});

it("is agreed by the job details at the customer's own amount, with any materials", async () => {
  await send(2_500, 1_000);
  await portal.as(customer).call(disputePrice, { ...at(), body: { amount: 2_500, offer: 2_000 } });
  await send(2_000, 500);
  expect(await readPrice()).toEqual([2_000, 500, "agreed"]);
});
