import { limits } from "@hunarmand/api/limits";
import { markVisitsMissed } from "@hunarmand/api/providers/missed-visits";
import { bookVisit, listVisits, markVisitCame } from "@hunarmand/api/providers/visits";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const hours = { days: [0, 1, 2, 3, 4, 5, 6], opensAt: "10:00", closesAt: "12:00", slotMinutes: 30, peoplePerSlot: 9 };

/** A slot of the day after the tests' start, in Pakistan. */
function slotOf(time: string): string {
  const tomorrow = new Date(portal.clock.now().getTime() + 29 * 3_600_000).toISOString().slice(0, 10);
  return new Date(`${tomorrow}T${time}:00+05:00`).toISOString();
}

/** Applicants with a visit at ten, and a Verifier who has read the day's list. */
async function makeScene(count = 3) {
  const owner = portal.as(await makeStaff(portal));
  await owner.call(updateOfficeSettings, { body: { visits: { ...hours, bring: "CNIC" } } });
  const startsAt = slotOf("10:00");
  const people: Person[] = [];
  const visits: { id: string; startsAt: string }[] = [];
  for (let made = 0; made < count; made++) {
    const person = await makeProvider(portal, { status: "Pending" });
    const { id } = (await portal.as(person).call(bookVisit, { body: { startsAt } })).body.visit;
    people.push(person);
    visits.push({ id, startsAt });
  }
  const verifier = await makeStaff(portal, "Verifier");
  const desk = portal.as(verifier);
  const miss = (chosen: typeof visits = visits) => desk.call(markVisitsMissed, { body: { visits: chosen } });
  const statuses = async () => {
    const listed = (await desk.call(listVisits, { query: { day: startsAt.slice(0, 10) } })).body.visits;
    return visits.map(({ id }) => listed.find((visit) => visit.id === id)?.status);
  };
  const ids = visits.map(({ id }) => id);
  return { people, visits, ids, verifier, desk, miss, statuses };
}

const auditOf = (people: Person[]) =>
  portal.db
    .selectFrom("auditEntries")
    .select(["action", "actorId", "subjectId"])
    .where("action", "like", "visit.%")
    .where(
      "subjectId",
      "in",
      people.map(({ id }) => id),
    )
    .execute();

it("all of them did not come, with an audit row each, and a repeat gets the same reply", async () => {
  const { people, visits, ids, verifier, miss, statuses } = await makeScene();
  const first = await miss([...visits, ...visits.slice(0, 1)]);
  expect(first.body).toEqual({ message: "Saved: 3 people did not come.", done: ids, refused: [] });
  expect((await miss()).body).toEqual(first.body);
  expect(await statuses()).toEqual(Array(3).fill("Missed"));
  const audit = await auditOf(people);
  expect(audit).toHaveLength(3);
  const row = { action: "visit.missed", actorId: verifier.id };
  expect(audit).toEqual(expect.arrayContaining(people.map(({ id }) => ({ ...row, subjectId: id }))));
});

it("one who came, and one who chose another time meanwhile, are named and do not stop the others", async () => {
  const { people, visits, ids, desk, miss } = await makeScene(5);
  const [came = { id: "", startsAt: "" }] = visits;
  const [, mover] = people;
  await desk.call(markVisitCame, { params: { id: came.id }, body: { startsAt: came.startsAt } });
  if (mover) await portal.as(mover).call(bookVisit, { body: { startsAt: slotOf("10:30") } });
  const { body } = await miss();
  expect(body).toEqual({
    message: "Saved: 3 of 5 did not come. 2 had already changed.",
    done: ids.slice(2),
    refused: [
      { id: came.id, code: "visit-state" },
      { id: ids[1], code: "facts-changed" },
    ],
  });
  expect(await auditOf(people)).toHaveLength(4);
});

it("when nobody is left the call fails, and an unknown visit is not found", async () => {
  const { visits, desk, miss } = await makeScene(1);
  for (const { id, startsAt } of visits) await desk.call(markVisitCame, { params: { id }, body: { startsAt } });
  expect(await miss()).toMatchObject({ status: 409, error: { code: "visit-state" } });
  const unknown = await miss([{ id: crypto.randomUUID(), startsAt: slotOf("10:00") }]);
  expect(unknown).toMatchObject({ status: 404, error: { code: "visit-not-found" } });
});

it("of two colleagues at once, one says who came: each visit has one result and one audit row", async () => {
  const { people, visits, desk, miss, statuses } = await makeScene(4);
  const [first = { id: "", startsAt: "" }] = visits;
  const came = desk.call(markVisitCame, { params: { id: first.id }, body: { startsAt: first.startsAt } });
  const [one, several, again] = await Promise.all([came, miss(), miss(visits.toReversed())]);
  const hasCome = one.status === 200;
  expect((await statuses())[0]).toBe(hasCome ? "Came" : "Missed");
  for (const { body } of [several, again]) expect(body.done).toHaveLength(hasCome ? 3 : 4);
  expect(await auditOf(people)).toHaveLength(4);
});

it("only a Verifier and the Owner note it, and a wrong field is named", async () => {
  const { people, visits, miss } = await makeScene(1);
  for (const person of [...people, await makeStaff(portal, "Support"), await makeStaff(portal, "Dispatcher")])
    expect((await portal.as(person).call(markVisitsMissed, { body: { visits } })).status).toBe(403);
  expect((await portal.call(markVisitsMissed, { body: { visits } })).status).toBe(401);
  const startsAt = slotOf("10:00");
  const many = Array.from({ length: limits.pageItemsMax + 1 }, () => ({ id: crypto.randomUUID(), startsAt }));
  const wrong = [
    [[], "visits"],
    [many, "visits"],
    [[{ id: "17", startsAt }], "visits.0.id"],
    [visits.map(({ id }) => ({ id, startsAt: "at ten" })), "visits.0.startsAt"],
  ] as const;
  for (const [chosen, field] of wrong) {
    const { status, error } = await miss([...chosen]);
    expect([status, error.issues?.[0]?.field]).toEqual([400, field]);
  }
  const owner = portal.as(await makeStaff(portal));
  expect((await owner.call(markVisitsMissed, { body: { visits } })).status).toBe(200);
});
