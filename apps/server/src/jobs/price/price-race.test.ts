import { getJob } from "@hunarmand/api/jobs/customer";
import { agreePrice, correctPrice, disputePrice } from "@hunarmand/api/jobs/price";
import { updateJobDetails } from "@hunarmand/api/jobs/provider";
import { expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const rounds = 15;

/** A job whose customer has asked what the materials of its price cost, with the steps of both sides. */
async function makeAsked() {
  const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  const id = await makeJob(portal, { customer, provider, status: "InProgress" });
  const at = { params: { id } };
  const send = (materials?: number) =>
    portal.as(provider).call(updateJobDetails, {
      body: { id, duration: 1, salary: 2_500, description: "New tap", location: "Kitchen", materials },
    });
  const agree = () => portal.as(customer).call(agreePrice, { ...at, body: { amount: 2_500, materials: null } });
  const correct = () =>
    portal.as(provider).call(correctPrice, { ...at, body: { salary: 2_000, read: { price: 2_500 } } });
  await send();
  const words = "Please say what the materials cost.";
  await portal.as(customer).call(disputePrice, { ...at, body: { amount: 2_500, words } });
  const read = async () => {
    const { salary, materials, priceStatus } = (await portal.as(customer).call(getJob, at)).body;
    return { salary, materials, priceStatus };
  };
  return { send, agree, correct, read };
}

it("lets a customer who asked about the materials agree to what they read", async () => {
  const { agree, read, correct } = await makeAsked();
  expect((await agree()).body.priceStatus).toBe("agreed");
  expect(await read()).toEqual({ salary: 2_500, materials: null, priceStatus: "agreed" });
  expect((await correct()).status, "another price is too late").toBe(409);
});

it("never agrees to materials that are named at the same moment: they are asked about", async () => {
  for (let round = 0; round < rounds; round++) {
    const job = await makeAsked();
    const pair = round % 2 === 0 ? [job.agree(), job.send(1_000)] : [job.send(1_000), job.agree()];
    const statuses = (await Promise.all(pair)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await job.read()).toEqual({ salary: 2_500, materials: 1_000, priceStatus: "asked" });
  }
});

it("takes either the agreement or another price, never both", async () => {
  for (let round = 0; round < rounds; round++) {
    const job = await makeAsked();
    const [agreed, corrected] = await Promise.all([job.agree(), job.correct()]);
    expect([agreed.status, corrected.status].toSorted()).toEqual([200, 409]);
    const first =
      agreed.status === 200 ? { salary: 2_500, priceStatus: "agreed" } : { salary: 2_000, priceStatus: "asked" };
    expect(await job.read()).toMatchObject(first);
  }
});
