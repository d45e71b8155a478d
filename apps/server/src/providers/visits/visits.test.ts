import { randomUUID } from "node:crypto";
import {
  bookVisit,
  cancelVisit,
  getOwnVisit,
  listVisits,
  markVisitCame,
  markVisitMissed,
} from "@hunarmand/api/providers/visits";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { beforeEach, describe, expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const hours = {
  days: [0, 1, 2, 3, 4, 5, 6],
  opensAt: "10:00",
  closesAt: "11:10",
  slotMinutes: 30,
  peoplePerSlot: 1,
  bring: "CNIC",
};
/** The day after the tests' start, in Pakistan. It has two slots: the rest of the opening hours is too short for a third. */
const first = () => slotOf("10:00");
const second = () => slotOf("10:30");

function slotOf(time: string): string {
  const tomorrow = new Date(portal.clock.now().getTime() + 29 * 3_600_000).toISOString().slice(0, 10);
  return new Date(`${tomorrow}T${time}:00+05:00`).toISOString();
}

const book = (person: Person, startsAt: string) => portal.as(person).call(bookVisit, { body: { startsAt } });
const read = async (person: Person) => (await portal.as(person).call(getOwnVisit, {})).body;
const dayOf = (startsAt: string) => startsAt.slice(0, 10);

beforeEach(async () => {
  await portal.as(await makeStaff(portal)).call(updateOfficeSettings, { body: { visits: hours } });
});

describe("a visit to the office", () => {
  it("says how long it takes and how far the office is from the middle of the applicant's area, once the office has set its place", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    const owner = portal.as(await makeStaff(portal));
    await owner.call(updateOfficeSettings, { body: { contact: {} } });
    expect(await read(provider)).toMatchObject({ visitMinutes: 30, officeKilometers: null });
    await owner.call(updateOfficeSettings, { body: { contact: { latitude: 33.7104, longitude: 73.0562 } } });
    const { officeKilometers } = await read(provider);
    expect(officeKilometers).toBeGreaterThanOrEqual(1);
    expect(officeKilometers, "within the two cities").toBeLessThan(40);
  });

  it("is booked in a slot of the office's hours, moved, and cancelled", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    const before = await read(provider);
    expect(before).toMatchObject({ visit: null, bring: "CNIC" });
    expect(before.slots.filter((slot) => dayOf(slot) === dayOf(first()))).toEqual([first(), second()]);

    expect((await book(provider, first())).body.visit).toMatchObject({
      startsAt: first(),
      status: "Booked",
      nextSteps: ["move", "cancel"],
    });
    expect((await read(provider)).slots).not.toContain(first());
    expect((await book(provider, second())).status).toBe(200);
    expect(await read(provider)).toMatchObject({ visit: { startsAt: second() } });
    expect((await read(provider)).slots).toContain(first());

    expect((await portal.as(provider).call(cancelVisit, { body: { startsAt: second() } })).status).toBe(200);
    expect((await read(provider)).visit).toBeNull();
    expect((await portal.as(provider).call(cancelVisit, { body: { startsAt: second() } })).error.code).toBe(
      "visit-state",
    );
  });

  it("one of two people gets the last place of a slot, and nobody gets two visits", async () => {
    const people = [
      await makeProvider(portal, { status: "Pending" }),
      await makeProvider(portal, { status: "SentBack" }),
    ];
    const ends = await Promise.all(people.map((person) => book(person, first())));
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(ends.find(({ status }) => status === 409)?.error.code).toBe("visit-full");

    const late = await makeProvider(portal, { status: "Pending" });
    await Promise.all([book(late, second()), book(late, second())]);
    const rows = await portal.db.selectFrom("visits").select("id").where("providerId", "=", late.id).execute();
    expect(rows).toHaveLength(1);
  });

  it("cannot be booked outside the hours, in the past, or by someone who needs none", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    for (const startsAt of [slotOf("11:00"), slotOf("10:05"), "2020-01-01T05:00:00.000Z"])
      expect(await book(provider, startsAt)).toMatchObject({ status: 400, error: { issues: [{ field: "startsAt" }] } });
    expect((await book(await makeProvider(portal), first())).error.code).toBe("visit-state");
  });

  it("says after how many days a handyman is usually verified, once five of the last year are known", async () => {
    const reader = await makeProvider(portal, { status: "Pending" });
    const dayMilliseconds = 86_400_000;
    const [startsAt, longAgo] = [40, 500].map(
      (days) => new Date(portal.clock.now().getTime() - days * dayMilliseconds),
    );
    const decide = async (days: number, start = startsAt as Date) => {
      const { id } = await makeProvider(portal);
      const visit = { id: randomUUID(), providerId: id, startsAt: start, createdAt: start, status: "Came" as const };
      await portal.db
        .insertInto("visits")
        .values({ ...visit, decidedAt: start })
        .execute();
      const verifiedAt = new Date(start.getTime() + days * dayMilliseconds + 1);
      await portal.db.updateTable("providers").set({ verifiedAt }).where("accountId", "=", id).execute();
    };
    for (const days of [0, 1, 2, 9]) await decide(days);
    await decide(0, longAgo);
    expect(await read(reader)).toMatchObject({ usualDecisionDays: null });
    await decide(7);
    expect(await read(reader)).toMatchObject({ usualDecisionDays: 2 });
  });

  it("is on the day's list, where the office records once who came, with an audit row", async () => {
    const [came, missed] = [
      await makeProvider(portal, { status: "Pending" }),
      await makeProvider(portal, { status: "Pending" }),
    ];
    await book(came, first());
    await book(missed, second());
    const verifier = await makeStaff(portal, "Verifier");
    const list = async () =>
      (await portal.as(verifier).call(listVisits, { query: { day: dayOf(first()) } })).body.visits;
    const [one, two] = await list();
    expect([one, two].map((visit) => visit?.providerId)).toEqual([came.id, missed.id]);
    expect(one).toMatchObject({ papers: 0, providerStatus: "Pending", nextSteps: ["came", "missed"] });

    const note = (call: typeof markVisitCame | typeof markVisitMissed, id = "", startsAt = first()) =>
      portal.as(verifier).call(call, { params: { id }, body: { startsAt } });
    expect((await note(markVisitCame, one?.id)).status).toBe(200);
    expect((await note(markVisitCame, one?.id)).status).toBe(200);
    expect((await note(markVisitMissed, one?.id)).error.code).toBe("visit-state");
    expect((await note(markVisitMissed, two?.id, second())).status).toBe(200);
    expect((await note(markVisitCame, came.id)).error.code).toBe("visit-not-found");
    expect((await list()).map(({ status }) => status)).toEqual(["Came", "Missed"]);
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["action", "subjectId"])
      .where("action", "like", "visit.%")
      .orderBy("id")
      .execute();
    expect(audit).toEqual([
      { action: "visit.came", subjectId: came.id },
      { action: "visit.missed", subjectId: missed.id },
    ]);
    // An applicant who missed the visit chooses another one.
    expect((await book(missed, second())).status).toBe(200);
    expect((await portal.as(verifier).call(listVisits, { query: { day: "2026-13-45" } })).status).toBe(400);
  });

  it("refuses impossible opening hours", async () => {
    const owner = await makeStaff(portal);
    const change = (visits: object) =>
      portal.as(owner).call(updateOfficeSettings, { body: { visits: { ...hours, ...visits } } });
    expect((await change({ closesAt: "09:00" })).error.issues).toMatchObject([{ field: "visits.closesAt" }]);
    expect((await change({ opensAt: "25:00" })).error.issues?.[0]).toMatchObject({ field: "visits.opensAt" });
    expect((await change({ days: [] })).status).toBe(200);
    expect((await read(await makeProvider(portal, { status: "Pending" }))).slots).toEqual([]);
  });
});
