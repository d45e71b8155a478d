import { startByCode } from "@hunarmand/api/jobs/arrival";
import { getJob } from "@hunarmand/api/jobs/customer";
import { readJob } from "@hunarmand/api/jobs/office";
import { completeJob, getJobDetails, markArrival, updateJobDetails } from "@hunarmand/api/jobs/provider";
import { runLate } from "@hunarmand/api/jobs/times";
import { waitedHeader, waitedSecondsMax } from "@hunarmand/api/waited";
import { beforeEach, expect, it } from "vitest";
import {
  eightyMetersAway,
  makeCustomer,
  makeJob,
  makeProvider,
  makeStaff,
  startCode,
  thirtyMetersAway,
} from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const hourSeconds = 3_600;

let [customer, provider]: Person[] = [];
let jobId: string;

beforeEach(async () => {
  [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  jobId = await makeJob(portal, { customer, provider, status: "Accepted" });
  portal.clock.advance({ days: 1 });
});

const as = (person: Person | undefined) => portal.as(person as Person);
const waited = (seconds: number | string) => ({ [waitedHeader]: String(seconds) });
const details = () => ({ id: jobId, duration: 1, salary: 1_500, description: "Two taps", location: "House 12" });
const completion = () => ({ id: jobId, customerFeedback: "Good", customerRating: 5, workStatus: "Completed" as const });
const readStory = async () => (await as(customer).call(getJob, { params: { id: jobId } })).body.timeline;
const hoursBetween = (from: string | null, to: string) => (Date.parse(to) - Date.parse(from ?? "")) / 3_600_000;

it("the steps that waited on a phone have the phone's time beside the server's, for the customer and the office", async () => {
  const sent = [
    await as(provider).call(runLate, { params: { id: jobId }, body: { minutes: 30 } }, waited(6 * hourSeconds)),
    await as(provider).call(markArrival, { body: { jobId, ...thirtyMetersAway } }, waited(5 * hourSeconds)),
    await as(provider).call(updateJobDetails, { body: details() }, waited(4 * hourSeconds)),
    await as(provider).call(completeJob, { body: completion() }, waited(3 * hourSeconds)),
  ];
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const story = await readStory();
  const claims = story.filter(({ claimedAt }) => claimedAt !== null);
  expect(claims.map(({ kind, claimedAt, at }) => [kind, Math.round(hoursBetween(claimedAt, at))])).toEqual([
    ["running-late", 6],
    ["arrived", 5],
    ["details-submitted", 4],
    ["completed", 3],
  ]);
  expect(claims[0]).toMatchObject({ minutes: 30 });
  const office = await makeStaff(portal);
  const desk = (await as(office).call(readJob, { params: { id: jobId } })).body.timeline;
  expect(desk.filter(({ claimedAt }) => claimedAt !== null).map(({ kind, claimedAt }) => [kind, claimedAt])).toEqual(
    claims.map(({ kind, claimedAt }) => [kind, claimedAt]),
  );
});

it("an arrival that waited is judged by its own position, and the server's time stays the time of arrival", async () => {
  const far = await as(provider).call(markArrival, { body: { jobId, ...eightyMetersAway } }, waited(hourSeconds));
  expect(far).toMatchObject({ status: 400, error: { code: "too-far" } });
  await as(provider).call(markArrival, { body: { jobId, ...thirtyMetersAway } }, waited(hourSeconds));
  const { body } = await as(provider).call(getJobDetails, { params: { jobId } });
  const [arrived] = (await readStory()).filter(({ kind }) => kind === "arrived");
  expect(body).toMatchObject({ status: "InProgress", arrivalVerified: true, arrivedAt: arrived?.at });
  expect(hoursBetween(arrived?.claimedAt ?? null, arrived?.at ?? "")).toBeCloseTo(1, 2);
});

it("a start code that waited has the phone's time too", async () => {
  await as(provider).call(startByCode, { params: { id: jobId }, body: { code: startCode } }, waited(hourSeconds));
  expect(await readStory()).toMatchObject([{ kind: "arrived-by-code", claimedAt: expect.any(String) }]);
});

it("a phone whose clock jumped by days claims no time before the handyman had the job", async () => {
  const { acceptedAt } = await portal.db
    .selectFrom("jobs")
    .select("acceptedAt")
    .where("id", "=", jobId)
    .executeTakeFirstOrThrow();
  await as(provider).call(markArrival, { body: { jobId } }, waited(waitedSecondsMax));
  expect(await readStory()).toMatchObject([{ kind: "arrived", claimedAt: acceptedAt?.toISOString() }]);
});

it("a call that did not wait claims nothing", async () => {
  await as(provider).call(markArrival, { body: { jobId } });
  expect(await readStory()).toMatchObject([{ kind: "arrived", claimedAt: null }]);
});

it.each(["-1", "1.5", "soon", "", String(waitedSecondsMax + 1)])(
  "%j seconds are refused by the header's name",
  async (seconds) => {
    const reply = await as(provider).call(markArrival, { body: { jobId } }, waited(seconds));
    expect(reply).toMatchObject({ status: 400, error: { issues: [{ field: "X-Waited-Seconds" }] } });
    expect(await readStory()).toEqual([]);
  },
);

it("a try whose reply was lost gets the first reply under the same key, although it has waited longer since", async () => {
  const send = (seconds: number) =>
    as(provider).call(markArrival, { body: { jobId } }, { ...waited(seconds), "idempotency-key": "made-once" });
  const replies = [await send(60), await send(120)];
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[1]?.body).toEqual(replies[0]?.body);
  expect(await readStory()).toHaveLength(1);
});
