import { randomUUID } from "node:crypto";
import { getDayBoard } from "@hunarmand/api/jobs/board/day-board";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { runLate } from "@hunarmand/api/jobs/times";
import { limits } from "@hunarmand/api/limits";
import { expect, it } from "vitest";
import { home, makeCustomer, makeJob, makeProvider, makeStaff } from "../../../../test/make.ts";
import { type Person, startPortal } from "../../../../test/portal.ts";
import { addDays, dayOf } from "../../../values/karachi-days.ts";

const portal = await startPortal();

const day = () => dayOf(portal.clock.now());
const hourOf = (hour: number, daysAhead = 0) =>
  new Date(`${addDays(day(), daysAhead)}T${String(hour).padStart(2, "0")}:00:00+05:00`);

const schedule = (id: string, scheduledFor: Date) =>
  portal.db.updateTable("jobs").set({ scheduledFor }).where("id", "=", id).execute();

async function makeScene() {
  const [customer, dispatcher] = [await makeCustomer(portal), await makeStaff(portal, "Dispatcher")];
  const ali = await makeProvider(portal);
  const make = async (status: "Requested" | "Accepted" | "InProgress" | "Cancelled", scheduledFor?: Date) => {
    const id = await makeJob(portal, { customer, provider: ali, status });
    if (scheduledFor) await schedule(id, scheduledFor);
    return id;
  };
  return { customer, dispatcher, ali, make };
}

const read = async (person: Person, query: { day?: string; city?: string } = {}) =>
  (await portal.as(person).call(getDayBoard, { query })).body;

it("the board has the jobs of that day in Pakistan and, today, unfinished ones, but none of other days and none cancelled", async () => {
  const { dispatcher, make } = await makeScene();
  const first = await make("Requested", hourOf(0));
  const last = await make("Accepted", new Date(hourOf(0, 1).getTime() - 60_000));
  const atOnce = await make("Requested");
  const overdue = await make("Requested", hourOf(9, -2));
  const tomorrow = await make("Requested", hourOf(0, 1));
  await make("Cancelled", hourOf(12));
  const today = await read(dispatcher);
  expect(today).toMatchObject({ day: day(), isToday: true, hasMoreJobs: false, hasMoreHandymen: false });
  expect(today.jobs.map(({ id }) => id).sort()).toEqual([first, last, atOnce, overdue].sort());
  const next = await read(dispatcher, { day: addDays(day(), 1) });
  expect(next).toMatchObject({ isToday: false, jobs: [{ id: tomorrow }] });
});

it("each job shows its handyman or how many are asked, their delay, and the reader's next steps", async () => {
  const { dispatcher, ali, make } = await makeScene();
  const waiting = await make("Requested", hourOf(10));
  const taken = await make("Accepted", hourOf(11));
  await portal.as(ali).call(runLate, { params: { id: taken }, body: { minutes: 25 } });
  const find = async (id: string) => (await read(dispatcher)).jobs.find((job) => job.id === id);
  expect(await find(waiting)).toMatchObject({
    ...{ status: "Requested", providerId: null, providerName: null, askedNow: 1, lateMinutes: null, comesAt: null },
    ...{ city: "Islamabad", area: "G-9", skill: "AC Installation", pinLocationLatitude: home.latitude },
  });
  expect((await find(waiting))?.nextSteps).toContain("assign");
  expect(await find(taken)).toMatchObject({ providerId: ali.id, askedNow: 0, lateMinutes: 25, comesAt: null });
  // The other handyman has not reported a delay.
  const other = await makeProvider(portal);
  const body = { providerId: other.id, reason: "The first one cannot come." };
  await portal.as(dispatcher).call(assignJob, { params: { id: taken }, body });
  expect(await find(taken)).toMatchObject({ providerId: other.id, lateMinutes: null });
});

it("a job without a time shows when its handyman said that they come, counted from then", async () => {
  const { dispatcher, ali, make } = await makeScene();
  const id = await make("Accepted");
  await portal.as(ali).call(runLate, { params: { id }, body: { minutes: 25 } });
  const said = portal.db
    .selectFrom("jobEvents")
    .select("at")
    .where("jobId", "=", id)
    .where("kind", "=", "running-late");
  const comesAt = new Date(Number((await said.executeTakeFirstOrThrow()).at) + 25 * 60_000).toISOString();
  expect((await read(dispatcher)).jobs).toMatchObject([{ id, lateMinutes: null, comesAt }]);
});

it("the handymen are those with a job of the day and the Verified ones who take jobs, each free or with their current job", async () => {
  const { dispatcher, ali, make } = await makeScene();
  const [free, later, paused, pending] = [
    await makeProvider(portal),
    await makeProvider(portal),
    await makeProvider(portal),
    await makeProvider(portal, { status: "Pending" }),
  ];
  await portal.db.updateTable("providers").set({ isAvailable: false }).where("accountId", "=", paused.id).execute();
  const running = await make("InProgress");
  await portal.db.updateTable("jobs").set({ arrivalVerified: true }).where("id", "=", running).execute();
  const evening = await make("Accepted", new Date(portal.clock.now().getTime() + 60_000));
  await portal.db.updateTable("jobs").set({ providerId: later.id }).where("id", "=", evening).execute();
  const { handymen } = await read(dispatcher);
  const find = ({ id }: Person) => handymen.find((handyman) => handyman.id === id);
  expect(find(ali)).toMatchObject({ runningJob: { id: running }, position: { ...home, source: "arrival" } });
  expect(find(free)).toMatchObject({ runningJob: null, city: "Islamabad", area: "G-9" });
  // They have no known position, so they are shown in the middle of their area's pins.
  expect(find(free)?.position).toEqual({ ...home, source: "area" });
  expect(find(later)).toMatchObject({ runningJob: null });
  expect([find(paused), find(pending)]).toEqual([undefined, undefined]);
  expect((await read(dispatcher, { city: "Lahore" })).handymen).toEqual([]);
  expect((await read(dispatcher, { city: "Lahore" })).jobs).toEqual([]);
});

it("a full board shows jobs without a handyman first, and says that there are more", async () => {
  const { dispatcher, make } = await makeScene();
  const [waiting, taken] = [await make("Requested", hourOf(20)), await make("Accepted", hourOf(8))];
  const model = await portal.db.selectFrom("jobs").selectAll().where("id", "=", waiting).executeTakeFirstOrThrow();
  const { number: _, ...row } = model;
  const more = Array.from({ length: limits.boardJobs - 1 }, () => ({ ...row, id: randomUUID() }));
  await portal.db.insertInto("jobs").values(more).execute();
  const { jobs, hasMoreJobs } = await read(dispatcher);
  expect(hasMoreJobs).toBe(true);
  expect(jobs).toHaveLength(limits.boardJobs);
  expect(jobs.map(({ id }) => id)).toContain(waiting);
  expect(jobs.map(({ id }) => id)).not.toContain(taken);
});

it("the board is for staff who may assign, and refuses an invalid day or city, naming the field", async () => {
  const { ali, dispatcher } = await makeScene();
  expect((await portal.call(getDayBoard, { query: {} })).status).toBe(401);
  for (const role of ["Verifier", "Finance", "Support"] as const)
    expect((await portal.as(await makeStaff(portal, role)).call(getDayBoard, { query: {} })).status).toBe(403);
  expect((await portal.as(ali).call(getDayBoard, { query: {} })).status).toBe(403);
  expect((await portal.as(await makeStaff(portal, "Owner")).call(getDayBoard, { query: {} })).status).toBe(200);
  for (const [field, value] of [
    ["day", "2026-13-45"],
    ["day", "yesterday"],
    ["city", "Atlantis"],
  ] as const) {
    const refused = await portal.as(dispatcher).call(getDayBoard, { query: { [field]: value } });
    expect(refused).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  }
});
