import { listDirectory } from "@hunarmand/api/providers/directory";
import { beforeEach, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { findRankFaults } from "../../jobs/check-ranks.ts";

const portal = await startPortal();
const { db } = portal;

/** A handyman a minute younger than the one before, and a customer's review for each rating. */
async function makeRated(firstName: string, ratings: readonly number[], area = "F-10") {
  portal.clock.advance({ minutes: 1 });
  const [provider, customer] = [await makeProvider(portal, { area }), await makeCustomer(portal)];
  await db.updateTable("accounts").set({ firstName }).where("id", "=", provider.id).execute();
  for (const rating of ratings) await review(provider, customer, rating);
  return { provider, customer };
}

type Made = Awaited<ReturnType<typeof makeRated>>;

async function review(provider: Made["provider"], customer: Made["customer"], rating: number) {
  const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
  const words = { feedback: "", reportedBy: "customer" as const, createdAt: portal.clock.now() };
  await db
    .insertInto("reviews")
    .values({ jobId, providerId: provider.id, rating, ...words })
    .execute();
}

type Query = { category?: string; skill?: string; city?: string; area?: string; limit?: number; cursor?: string };

async function readPage(query: Query) {
  const { body, headers } = await portal.call(listDirectory, { query });
  const cursor = headers["x-next-cursor"];
  return { names: body.map(({ firstName }) => firstName), cursor: cursor === undefined ? undefined : String(cursor) };
}

/** Reads the whole list, one handyman a page. */
async function readAll(query: Query): Promise<string[]> {
  let page = await readPage({ ...query, limit: 1 });
  const names = [...page.names];
  while (page.cursor !== undefined) {
    page = await readPage({ ...query, limit: 1, cursor: page.cursor });
    names.push(...page.names);
  }
  return names;
}

beforeEach(() => db.updateTable("providers").set({ isAvailable: false }).execute());

it("lists the best rated first, few reviews weighing less, then the newest, with and without filters", async () => {
  await makeRated("Old", []);
  await makeRated("Two", [5, 4, 5], "G-9");
  await makeRated("Few", [5]);
  await makeRated("Young", [5]);
  await makeRated("Many", [5, 5]);
  await makeRated("Low", [2]);
  await makeRated("New", []);
  const order = ["Many", "Two", "Young", "Few", "Low", "New", "Old"];
  const [work, city] = [{ category: "Installations", skill: "AC Installation" }, { city: "Islamabad" }];
  const filters = [{}, { category: work.category }, work, city, { ...work, ...city }];
  for (const filter of filters) {
    expect((await readPage(filter)).names, JSON.stringify(filter)).toEqual(order);
    expect(await readAll(filter), `${JSON.stringify(filter)}, page by page`).toEqual(order);
  }
  expect(await readAll({ ...work, ...city, area: "F-10" })).toEqual(order.filter((name) => name !== "Two"));
});

it("continues at the same place after a review of the last one shown", async () => {
  const best = await makeRated("Best", [5]);
  await makeRated("Next", [4]);
  await makeRated("Last", [3]);
  const { names, cursor } = await readPage({ limit: 1 });
  expect(names).toEqual(["Best"]);
  await review(best.provider, best.customer, 2);
  expect((await readPage({ limit: 2, cursor: String(cursor) })).names).toEqual(["Next", "Best"]);
});

it("keeps the time and the public id of each handyman beside their rating", async () => {
  const { provider } = await makeRated("Ali", [5]);
  await db
    .updateTable("providers")
    .set({ createdAt: new Date(0) })
    .where("accountId", "=", provider.id)
    .execute();
  expect(await findRankFaults(db)).toEqual([]);
});
