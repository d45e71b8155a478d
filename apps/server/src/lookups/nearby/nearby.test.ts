import * as api from "@hunarmand/api/lookups/nearby";
import { setAvailability } from "@hunarmand/api/providers/providers";
import { beforeEach, describe, expect, it } from "vitest";
import { home, makeCustomer, makeJob, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const { db, clock } = portal;
const skill = "AC Installation";

const readFacts = async (name = skill) => {
  portal.replyMemory.forget();
  return (await portal.call(api.getWorkFacts, { params: { skill: name } })).body;
};
const findPlace = async (latitude: number, longitude: number) =>
  (await portal.call(api.findNearestPlace, { body: { latitude, longitude } })).body;

beforeEach(async () => {
  await db.deleteFrom("offers").execute();
  await db.deleteFrom("jobs").execute();
  await db.updateTable("providers").set({ isAvailable: false }).execute();
});

/** A job that a handyman arrived at so many minutes after it was posted. */
async function makeArrival(minutes: number, change: { scheduledFor?: Date; createdAt?: Date } = {}) {
  const people = { customer: await makeCustomer(portal), provider: await makeProvider(portal) };
  const id = await makeJob(portal, { ...people, status: "InProgress" });
  const createdAt = change.createdAt ?? clock.now();
  const arrivedAt = new Date(createdAt.getTime() + minutes * 60_000);
  await db
    .updateTable("jobs")
    .set({ ...change, createdAt, arrivedAt })
    .where("id", "=", id)
    .execute();
}

describe("facts about a kind of work", () => {
  it("are its usual price, and how many handymen would be asked in each city and area", async () => {
    for (const area of ["G-9", "F-10"]) await makeProvider(portal, { area });
    await makeProvider(portal, { status: "Suspended" });
    const awake = await makeProvider(portal, { area: "G-9" });
    await portal.as(awake).call(setAvailability, { body: { workHours: "always" } });
    expect(await readFacts()).toEqual({
      usualPrice: { from: 3_000, to: 8_000 },
      usualMaterials: null,
      exactPrices: expect.arrayContaining([
        { subSkill: "Split AC Installation", from: 3_500, to: 6_000, isAgreed: false },
      ]),
      postedJobs: [],
      cities: [
        {
          city: "Islamabad",
          handymen: 3,
          areas: [
            { area: "F-10", handymen: 1 },
            { area: "G-9", handymen: 2 },
          ],
          byHours: { day: 2, late: 0, always: 1 },
          usualArrivalMinutes: null,
          usualAnswerMinutes: { day: null, night: null },
          nightJobs: null,
        },
      ],
    });
  });

  it("do not count handymen of another skill", async () => {
    await makeProvider(portal);
    expect((await readFacts("Plumbing Installation")).cities).toEqual([]);
  });

  it("are empty for a skill that nobody knows", async () => {
    expect(await readFacts("Juggling")).toEqual({ usualPrice: null, exactPrices: [], postedJobs: [], cities: [] });
  });

  it("say how soon handymen arrive only after five arrivals, without planned and old jobs", async () => {
    for (const minutes of [40, 60, 90, 200]) await makeArrival(minutes);
    await makeArrival(3_000, { scheduledFor: clock.now() });
    await makeArrival(3_000, { createdAt: new Date(clock.now().getTime() - 61 * 86_400_000) });
    expect((await readFacts()).cities[0]?.usualArrivalMinutes).toBeNull();
    await makeArrival(75);
    expect((await readFacts()).cities[0]?.usualArrivalMinutes).toBe(75);
  });

  it("say how soon handymen of the city arrive where this kind of work has too few arrivals", async () => {
    for (const minutes of [40, 50, 60, 70, 80]) await makeArrival(minutes);
    const other = db.selectFrom("skills").select("id").where("name", "=", "Plumbing Repair");
    await db.updateTable("jobs").set({ skillId: other }).execute();
    expect((await readFacts()).cities[0]?.usualArrivalMinutes).toBe(60);
    for (const minutes of [20, 20, 20, 20, 20]) await makeArrival(minutes);
    expect((await readFacts()).cities[0]?.usualArrivalMinutes).toBe(20);
  });
});

describe("how soon somebody accepts", () => {
  const days = 86_400_000;
  /** Yesterday at noon in Pakistan. */
  const noon = new Date(Math.floor((clock.now().getTime() - days) / days) * days + 7 * 3_600_000);
  const night = new Date(noon.getTime() + 12 * 3_600_000);

  async function makePosted(createdAt: Date, minutes: number | null, followsJobId: string | null = null) {
    const people = { customer: await makeCustomer(portal), provider: await makeProvider(portal) };
    const id = await makeJob(portal, { ...people, status: minutes === null ? "Cancelled" : "Accepted" });
    const acceptedAt = minutes === null ? null : new Date(createdAt.getTime() + minutes * 60_000);
    await db.updateTable("jobs").set({ createdAt, acceptedAt, followsJobId }).where("id", "=", id).execute();
    return id;
  }
  const readAnswers = async () => (await readFacts()).cities[0]?.usualAnswerMinutes;

  it("is the median by day and by night, each from five acceptances of the last 90 days on", async () => {
    for (const minutes of [4, 6, 12, 90]) await makePosted(noon, minutes);
    await makePosted(new Date(noon.getTime() - 91 * days), 900);
    expect(await readAnswers()).toEqual({ day: null, night: null });
    const first = await makePosted(noon, 15);
    await makePosted(noon, 0, first);
    expect(await readAnswers()).toEqual({ day: 12, night: null });
    for (const minutes of [300, 400, 420, 430, 440]) await makePosted(night, minutes);
    expect(await readAnswers()).toEqual({ day: 12, night: 420 });
  });

  it("says of the jobs of the night, from five on, how many had somebody within an hour", async () => {
    const readNights = async () => (await readFacts()).cities[0]?.nightJobs;
    for (const minutes of [10, 59, 61, null]) await makePosted(night, minutes);
    await makePosted(noon, 5);
    expect(await readNights()).toBeNull();
    await makePosted(night, 600);
    expect(await readNights()).toEqual({ posted: 5, taken: 2 });
  });

  it("is not said where most jobs are not accepted", async () => {
    for (const minutes of [4, 6, 12, 90, 15]) await makePosted(noon, minutes);
    for (const none of [null, null, null, null, null]) await makePosted(noon, none);
    expect(await readAnswers()).toEqual({ day: null, night: null });
  });
});

describe("the place of a position", () => {
  /** Jobs of so many customers in G-9, all at one pin. */
  async function makePins(customers: number, position = home, area = "G-9") {
    const areaId = db.selectFrom("areas").select("id").where("name", "=", area).limit(1);
    const provider = await makeProvider(portal);
    for (let made = 0; made < customers; made++) {
      const id = await makeJob(portal, { customer: await makeCustomer(portal), provider });
      await db
        .updateTable("jobs")
        .set({ ...position, areaId })
        .where("id", "=", id)
        .execute();
    }
  }

  it("is the nearest area when no other is near", async () => {
    await makePins(3);
    await makePins(3, { latitude: home.latitude + 0.03, longitude: home.longitude }, "F-10");
    expect(await findPlace(home.latitude + 0.002, home.longitude)).toEqual({ city: "Islamabad", areas: ["G-9"] });
  });

  it("is asked when two areas are about as near, the nearest first", async () => {
    await makePins(3);
    await makePins(3, { latitude: home.latitude + 0.012, longitude: home.longitude }, "F-10");
    const { areas } = await findPlace(home.latitude + 0.007, home.longitude);
    expect(areas).toEqual(["F-10", "G-9", "F-9", "F-8"]);
  });

  it("never comes from the pins of fewer than three customers: the nearest areas are asked about", async () => {
    await makePins(2);
    const asked = { city: "Islamabad", areas: ["G-9", "F-9", "F-10", "G-10"] };
    expect(await findPlace(home.latitude, home.longitude)).toEqual(asked);
    await makePins(1);
    expect(await findPlace(home.latitude, home.longitude)).toEqual({ city: "Islamabad", areas: ["G-9"] });
  });

  it("is one of the nearest areas where no job has a pin", async () => {
    const areas = ["Dhamial", "Lalazar", "Adiala Road", "Range Road"];
    expect(await findPlace(33.5651, 73.0169)).toEqual({ city: "Rawalpindi", areas });
  });

  it("is only the city where no more than one area is near, and nothing far from every city", async () => {
    expect(await findPlace(33.771, 72.751)).toEqual({ city: "Rawalpindi", areas: [] });
    expect(await findPlace(25.1, 62.3)).toEqual({ city: null, areas: [] });
  });

  it("refuses what is no position, naming the field", async () => {
    const body = { latitude: 91, longitude: 73 };
    const { status, error } = await portal.call(api.findNearestPlace, { body });
    expect([status, error?.issues?.map(({ field }) => field)]).toEqual([400, ["latitude"]]);
  });
});
