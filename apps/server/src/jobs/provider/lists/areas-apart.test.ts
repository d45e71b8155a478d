import { measureDistanceMeters, type Position } from "@hunarmand/api/jobs/distance";
import { listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { expect, it } from "vitest";
import { home, makeCustomer, makeJob, makeProvider } from "../../../../test/make.ts";
import { startPortal } from "../../../../test/portal.ts";
import middles from "../../../domain/jobs/places/area-middles.json" with { type: "json" };
import catalogue from "../../../lookups/catalogue.json" with { type: "json" };
import { measureAreasApart } from "./areas-apart.ts";

const portal = await startPortal();
const cityReachMeters = 40_000;

/** Cancelled jobs of different customers in an area, with pins this far north of the usual place. */
async function pinArea(areaId: number, customers: number, degreesNorth: number): Promise<void> {
  for (let made = 0; made < customers; made += 1) {
    const customer = await makeCustomer(portal);
    const jobId = await makeJob(portal, { provider: await makeProvider(portal), customer, status: "Cancelled" });
    const pin = { areaId, latitude: home.latitude + degreesNorth, longitude: home.longitude };
    await portal.db.updateTable("jobs").set(pin).where("id", "=", jobId).execute();
  }
}

async function findAreas() {
  const areas = await portal.db.selectFrom("areas").select(["id", "name"]).orderBy("id").execute();
  const near = areas.find(({ name }) => name === "G-9");
  const far = areas.find(({ name }) => name === "F-10");
  if (!near || !far) throw new Error("The catalogue has neither area.");
  return { near, far };
}

it("an offer says how far the middle of its area is: from that of the own area, or from where they last arrived", async () => {
  const { near, far } = await findAreas();
  const provider = await makeProvider(portal, { area: far.name });
  const neighbour = await makeProvider(portal);
  const customer = await makeCustomer(portal);
  await makeJob(portal, { provider, customer });
  await makeJob(portal, { provider: neighbour, customer });
  const read = async (reader: typeof provider) => {
    const own = { params: { email: reader.email }, query: {} };
    return (await portal.as(reader).call(listRequestedJobs, own)).body[0];
  };
  await pinArea(near.id, 3, 0);
  await pinArea(far.id, 2, 0.045);
  expect(await read(provider), "pins of two customers would show where one of them lives").toMatchObject({
    ...{ distanceBand: "same-city", distanceKm: null, areasApartKm: 2 },
  });
  await pinArea(far.id, 1, 0.045);
  expect(await read(provider)).toMatchObject({ areasApartKm: 5, knowsTerms: false });
  expect(await read(neighbour)).toMatchObject({ distanceBand: "same-area", areasApartKm: null });

  const visited = await makeJob(portal, { provider, customer, status: "InProgress" });
  await portal.db.updateTable("jobs").set({ arrivalVerified: true }).where("id", "=", visited).execute();
  expect(await read(provider)).toMatchObject({ distanceKm: { from: 0, to: 2 }, areasApartKm: 1, knowsTerms: true });
});

it("the shipped middles are those of areas in the catalogue, and near their city", () => {
  for (const [city, areas] of Object.entries(middles)) {
    const { areas: names = [], ...centre } = catalogue.cities.find(({ name }) => name === city) ?? {};
    expect(names).toEqual(expect.arrayContaining(Object.keys(areas)));
    const far = Object.entries(areas).filter(([, [latitude = 0, longitude = 0]]) => {
      const meters = measureDistanceMeters({ latitude, longitude }, centre as Position);
      return meters > cityReachMeters;
    });
    expect(far).toEqual([]);
  }
});

it("an area without pins and without a shipped middle is at no distance", async () => {
  const areas = await portal.db
    .selectFrom("areas")
    .select(["id", "name"])
    .where("name", "in", ["G-9", "Kuri"])
    .execute();
  const [own, unknown] = ["G-9", "Kuri"].map((name) => areas.find((area) => area.name === name)?.id ?? 0);
  const apart = await measureAreasApart(portal.db, [{ ownAreaId: own ?? 0, areaId: unknown ?? 0 }]);
  expect(apart.has(unknown ?? 0)).toBe(false);
});
