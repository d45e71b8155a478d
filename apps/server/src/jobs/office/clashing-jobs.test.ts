import { getDayBoard } from "@hunarmand/api/jobs/board/day-board";
import { listJobCandidates } from "@hunarmand/api/jobs/office";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { acceptJob, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { limits } from "@hunarmand/api/limits";
import { expect, it } from "vitest";
import { eightyMetersAway, makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function makeScene() {
  // The portal's clock goes on: all times of a test count from the same moment.
  const start = portal.clock.now().getTime();
  const minutesAhead = (minutes: number) => new Date(start + minutes * 60_000);
  const [customer, dispatcher, ali] = [
    await makeCustomer(portal),
    await makeStaff(portal, "Dispatcher"),
    await makeProvider(portal),
  ];
  const make = async (status: "Requested" | "Accepted" | "InProgress" | "Completed", scheduledFor: Date | null) => {
    const id = await makeJob(portal, { customer, provider: ali, status });
    await change(id, { scheduledFor });
    return id;
  };
  const readCandidates = async (id: string) =>
    (await portal.as(dispatcher).call(listJobCandidates, { params: { id }, query: {} })).body;
  return { customer, dispatcher, ali, make, minutesAhead, readCandidates };
}

type Changes = { scheduledFor: Date | null } | { latitude: number | null; longitude: number | null };
const change = (id: string, changes: Changes) =>
  portal.db.updateTable("jobs").set(changes).where("id", "=", id).execute();

async function readBoard(dispatcher: Person): Promise<Record<string, string[]>> {
  const { body } = await portal.as(dispatcher).call(getDayBoard, { query: {} });
  return Object.fromEntries(body.jobs.map(({ id, clashes }) => [id, clashes.map((clash) => clash.id)]));
}

it("two accepted jobs of a handyman clash if their times are less than two hours apart", async () => {
  const { dispatcher, make, minutesAhead } = await makeScene();
  const first = await make("Accepted", minutesAhead(180));
  const second = await make("Accepted", minutesAhead(180 + limits.clashMinutes - 1));
  const third = await make("Accepted", minutesAhead(180 + 2 * limits.clashMinutes - 1));
  await make("Completed", minutesAhead(180));
  await make("Requested", minutesAhead(180));
  // A colleague's job at the same time is no clash.
  const colleague = await makeProvider(portal);
  const other = await make("Accepted", minutesAhead(180));
  await portal.db.updateTable("jobs").set({ providerId: colleague.id }).where("id", "=", other).execute();
  const board = await readBoard(dispatcher);
  expect(Object.entries(board).filter(([, clashes]) => clashes.length > 0)).toHaveLength(2);
  expect([board[first], board[second], board[third] ?? []]).toEqual([[second], [first], []]);
});

it("a job without a time, or whose time has passed, counts as now until it is over", async () => {
  const { dispatcher, make, minutesAhead } = await makeScene();
  const atWork = await make("InProgress", minutesAhead(-600));
  const atOnce = await make("Accepted", null);
  const soon = await make("Accepted", minutesAhead(limits.clashMinutes - 1));
  const later = await make("Accepted", minutesAhead(2 * limits.clashMinutes));
  const board = await readBoard(dispatcher);
  expect(board[atWork]).toEqual([atOnce, soon]);
  expect(board[atOnce]).toEqual([atWork, soon]);
  expect(board[later] ?? []).toEqual([]);
  await portal.db.updateTable("jobs").set({ status: "Completed" }).where("id", "=", atWork).execute();
  expect((await readBoard(dispatcher))[atOnce]).toEqual([soon]);
});

it("a candidate is shown with the jobs that clash, and may be given the job; the reply names them", async () => {
  const { customer, dispatcher, make, minutesAhead, readCandidates } = await makeScene();
  const held = await make("Accepted", minutesAhead(300));
  const free = await makeProvider(portal);
  const id = await makeJob(portal, { customer, provider: free });
  const readClashes = async () => new Map((await readCandidates(id)).map((each) => [each.id, each.clashes]));
  expect([...(await readClashes()).values()]).toEqual([[], []]);
  await change(id, { scheduledFor: minutesAhead(240) });
  const [holder] = [...(await readClashes())].filter(([, clashes]) => clashes.length > 0);
  expect(holder?.[1]).toEqual([
    { id: held, jobNumber: expect.stringMatching(/^H-/), scheduledFor: minutesAhead(300).toISOString() },
  ]);
  const assign = (providerId: string) =>
    portal.as(dispatcher).call(assignJob, { params: { id }, body: { providerId, reason: "They can do both." } });
  const [clash] = holder?.[1] ?? [];
  expect(await assign(holder?.[0] ?? "")).toMatchObject({
    status: 200,
    body: {
      message: `The job is assigned. The handyman has another job at nearly the same time: ${clash?.jobNumber}.`,
      clashes: [clash],
    },
  });
  expect((await assign(free.id)).body).toMatchObject({ message: "The job is assigned.", clashes: [] });
});

it("an offer names the accepted jobs of its reader that clash with it, and can still be accepted", async () => {
  const { customer, ali, make, minutesAhead } = await makeScene();
  const held = await make("Accepted", minutesAhead(60));
  await make("Accepted", minutesAhead(300));
  const offered = await makeJob(portal, { customer, provider: ali });
  const own = { params: { email: ali.email }, query: {} };
  const readOffer = async () => (await portal.as(ali).call(listRequestedJobs, own)).body[0];
  const clash = { id: held, jobNumber: expect.stringMatching(/^H-/), scheduledFor: minutesAhead(60).toISOString() };
  expect(await readOffer()).toMatchObject({ jobId: offered, clashes: [clash] });
  await change(offered, { scheduledFor: minutesAhead(600) });
  expect(await readOffer()).toMatchObject({ clashes: [] });
  await change(offered, { scheduledFor: null });
  expect((await portal.as(ali).call(acceptJob, { body: { Id: offered } })).status).toBe(200);
});

it("a candidate's distance is from their last position, else from the middle of their area, and may be unknown", async () => {
  const { customer, ali, make, readCandidates } = await makeScene();
  const [near, far] = [await makeProvider(portal), await makeProvider(portal, { area: "F-10" })];
  const id = await makeJob(portal, { customer, provider: near });
  await change(id, { ...eightyMetersAway });
  const find = async ({ id: wanted }: Person) => (await readCandidates(id)).find((each) => each.id === wanted);
  expect(await find(near)).toMatchObject({ distanceMeters: 0, distanceFrom: "area" });
  expect(await find(far)).toMatchObject({ distanceMeters: null, distanceFrom: null });
  const visited = await make("InProgress", null);
  await portal.db.updateTable("jobs").set({ arrivalVerified: true }).where("id", "=", visited).execute();
  expect(await find(ali)).toMatchObject({ distanceMeters: 80, distanceFrom: "arrival" });
  // Now the middle of the area is between both pins.
  expect(await find(near)).toMatchObject({ distanceMeters: 40, distanceFrom: "area" });
  // A job without a pin is in the middle of its area, which now has one pin.
  await change(id, { latitude: null, longitude: null });
  expect(await find(ali)).toMatchObject({ distanceMeters: 0, distanceFrom: "arrival" });
  await change(visited, { latitude: null, longitude: null });
  expect(await find(ali)).toMatchObject({ distanceMeters: null, distanceFrom: null });
});
