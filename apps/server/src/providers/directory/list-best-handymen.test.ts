import { listBestHandymen } from "@hunarmand/api/providers/directory";
import { setAvailability } from "@hunarmand/api/providers/providers";
import { beforeEach, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const { db } = portal;
const work = { skill: "AC Installation", city: "Islamabad" };

const find = async (query: { skill: string; city: string; area?: string }) =>
  (await portal.call(listBestHandymen, { query })).body.map(({ firstName }) => firstName);

/** A handyman of this name, with a review for each rating. */
async function makeRated(firstName: string, ratings: readonly number[], area = "F-10") {
  const [provider, customer] = [await makeProvider(portal, { area }), await makeCustomer(portal)];
  await db.updateTable("accounts").set({ firstName }).where("id", "=", provider.id).execute();
  for (const rating of ratings) {
    const jobId = await makeJob(portal, { provider, customer, status: "Completed" });
    const review = { jobId, providerId: provider.id, rating, feedback: "", reportedBy: "customer" as const };
    await db
      .insertInto("reviews")
      .values({ ...review, createdAt: portal.clock.now() })
      .execute();
  }
  return provider;
}

beforeEach(() => db.updateTable("providers").set({ isAvailable: false }).execute());

it("shows the three best of a city, those without reviews last", async () => {
  await makeRated("Nadia", []);
  await makeRated("Bilal", [4]);
  await makeRated("Ali", [5]);
  await makeRated("Sana", [5, 5]);
  expect(await find(work)).toEqual(["Sana", "Ali", "Bilal"]);
});

it("shows the better one first, and of equals the one of the chosen area", async () => {
  await makeRated("Ali", [5]);
  await makeRated("Bilal", [3], "G-9");
  await makeRated("Sana", [5], "G-9");
  expect(await find({ ...work, area: "G-9" })).toEqual(["Sana", "Ali", "Bilal"]);
});

it("shows those first who take jobs at this hour and have none", async () => {
  const busy = await makeRated("Ali", [5]);
  await makeRated("Bilal", [3]);
  await makeJob(portal, { provider: busy, customer: await makeCustomer(portal), status: "Accepted" });
  expect(await find(work), "the other one works").toEqual(["Bilal", "Ali"]);
  const awake = await makeRated("Sana", [2]);
  await portal.as(awake).call(setAvailability, { body: { workHours: "always" } });
  portal.clock.advance({ hours: 10 });
  expect(await find(work), "at eleven at night").toEqual(["Sana", "Ali", "Bilal"]);
});

it("shows what the directory does of a person, to everyone", async () => {
  await makeRated("Ali", [4, 5]);
  const { status, body } = await portal.call(listBestHandymen, { query: work });
  expect([status, body]).toEqual([
    200,
    [
      {
        id: expect.any(String),
        ...{ firstName: "Ali", city: "Islamabad", area: "F-10", category: "Installations" },
        ...{ skills: ["AC Installation"], rating: 4.5, reviews: 2, hasPicture: false },
      },
    ],
  ]);
});

it("shows nobody of another skill or city, and nobody who is suspended or takes no jobs", async () => {
  const ali = await makeRated("Ali", [5]);
  expect(await find({ ...work, skill: "Plumbing Installation" })).toEqual([]);
  expect(await find({ ...work, city: "Lahore" })).toEqual([]);
  await db.updateTable("providers").set({ status: "Suspended" }).where("accountId", "=", ali.id).execute();
  expect(await find(work)).toEqual([]);
});

it("refuses a request without a city, naming the field", async () => {
  const { status, error } = await portal.call(listBestHandymen, { query: { ...work, city: "" } });
  expect([status, error?.issues?.map(({ field }) => field)]).toEqual([400, ["city"]]);
});
