import { updateCatalogueEntry } from "@hunarmand/api/catalogue/catalogue";
import { getJob } from "@hunarmand/api/jobs/customer";
import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { getWorkFacts } from "@hunarmand/api/lookups/nearby";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { makeTaskHandlers } from "../../tasks/tasks.ts";

const portal = await startPortal();
const { db, clock } = portal;
const skill = "AC Installation";
const subSkill = "Split AC Installation";
const shipped = { from: 3_500, to: 6_000 };

const readFacts = async () => {
  portal.replyMemory.forget();
  return (await portal.call(getWorkFacts, { params: { skill } })).body;
};
const readExact = async (name = subSkill) => (await readFacts()).exactPrices.find((price) => price.subSkill === name);
const compute = () => makeTaskHandlers(portal.services)["compute-agreed-prices"]({});
const subSkillId = () => db.selectFrom("subSkills").select("id").where("name", "=", subSkill);

/** A completed job whose customer agreed to its price, unless the test says otherwise. */
async function makeAgreed(
  pricePkr: number,
  change: { completedAt?: Date; agreedPricePaisa?: number; materialsPaisa?: number } = {},
) {
  const people = { customer: await makeCustomer(portal), provider: await makeProvider(portal) };
  const id = await makeJob(portal, { ...people, status: "Completed" });
  const pricePaisa = pricePkr * 100;
  await db
    .updateTable("jobs")
    .set({ subSkillId: subSkillId(), pricePaisa, agreedPricePaisa: pricePaisa, ...change })
    .where("id", "=", id)
    .execute();
  return id;
}

describe("the usual price of exact work", () => {
  it("is what eight of ten customers agreed on, from five agreed prices on, and before that the catalogue's", async () => {
    for (const price of [1_000, 2_030, 2_060, 2_090]) await makeAgreed(price);
    await compute();
    expect(await readExact()).toEqual({ subSkill, ...shipped, isAgreed: false });
    await makeAgreed(9_000);
    await compute();
    // The 10th percentile is 1,412, the 90th 6,236.
    expect(await readExact()).toEqual({ subSkill, from: 1_400, to: 6_200, isAgreed: true });
    expect((await readFacts()).usualPrice).toEqual({ from: 3_000, to: 8_000 });
  });

  it("leaves out prices without agreement, free jobs, those of more than a year ago, and materials", async () => {
    for (const price of [2_000, 2_000, 2_000, 2_000]) await makeAgreed(price);
    await makeAgreed(2_000, { agreedPricePaisa: 150_000 });
    await makeAgreed(2_000, { completedAt: new Date(clock.now().getTime() - 366 * 86_400_000) });
    await makeAgreed(0);
    await compute();
    expect((await readExact())?.isAgreed).toBe(false);
    await makeAgreed(3_000, { materialsPaisa: 100_000 });
    await compute();
    expect(await readExact()).toEqual({ subSkill, from: 2_000, to: 2_000, isAgreed: true });
  });

  it("follows the agreed prices as they change, and is the catalogue's again once they are too old", async () => {
    for (const price of [2_000, 2_000, 2_000, 2_000, 2_000]) await makeAgreed(price);
    await compute();
    for (const price of [3_000, 3_000, 3_000, 3_000, 3_000]) await makeAgreed(price);
    await compute();
    expect(await readExact()).toMatchObject({ from: 2_000, to: 3_000 });
    clock.advance({ days: 366 });
    await compute();
    expect(await readExact()).toEqual({ subSkill, ...shipped, isAgreed: false });
  });

  it("is the skill's where the catalogue has none", async () => {
    await db.updateTable("subSkills").set({ priceFromPaisa: null, priceToPaisa: null }).execute();
    expect((await readFacts()).exactPrices).toEqual([]);
  });
});

describe("what materials usually cost", () => {
  it("is the middle half of the latest agreed prices that name some, from five on", async () => {
    for (const materials of [500, 1_000, 1_040, 2_000]) await makeAgreed(6_000, { materialsPaisa: materials * 100 });
    await makeAgreed(6_000);
    await makeAgreed(6_000, { materialsPaisa: 0 });
    await makeAgreed(6_000, { materialsPaisa: 90_000, agreedPricePaisa: 100 });
    expect((await readFacts()).usualMaterials).toBeNull();
    await makeAgreed(6_000, { materialsPaisa: 500_000 });
    expect((await readFacts()).usualMaterials).toEqual({ from: 1_000, to: 2_000 });
  });
});

describe("a job shows the usual price of its exact work", () => {
  let [customer, provider] = [
    { id: "", email: "", phone: "" },
    { id: "", email: "", phone: "" },
  ];
  let jobId = "";
  let median: number | undefined;
  beforeEach(async () => {
    [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
    jobId = await makeJob(portal, { customer, provider });
    await db.updateTable("jobs").set({ subSkillId: subSkillId() }).where("id", "=", jobId).execute();
  });
  const readPrices = async () => {
    const followed = await portal.as(customer).call(getJob, { params: { id: jobId } });
    const { body } = await portal
      .as(provider)
      .call(listRequestedJobs, { params: { email: provider.email }, query: {} });
    const offer = body.find(({ id }) => id === jobId);
    median = offer?.netPrice?.median;
    return [followed.body.usualPrice, offer?.usualPrice];
  };

  it("to its customer and in its offer: the catalogue's", async () => {
    expect(await readPrices()).toEqual([shipped, shipped]);
    expect(median).toBeUndefined();
  });

  it("and what customers agreed on instead", async () => {
    for (const price of [2_000, 2_000, 2_200, 3_000, 3_000]) await makeAgreed(price);
    await compute();
    const agreed = { from: 2_000, to: 3_000 };
    expect(await readPrices()).toEqual([agreed, agreed]);
    expect(median, "the median leads the offer").toBe(2_200);
  });

  it("and a new band of the office at once", async () => {
    const { id } = await subSkillId().executeTakeFirstOrThrow();
    const desk = portal.as(await makeStaff(portal, "Dispatcher"));
    const params = { kind: "sub-skills" as const, id };
    await desk.call(updateCatalogueEntry, { params, body: { priceFrom: 4_000, priceTo: 5_000 } });
    const band = { from: 4_000, to: 5_000 };
    expect(await readPrices()).toEqual([band, band]);
  });
});
