import { beforeEach, expect, test, vi } from "vitest";
import { acceptedJob, jobId } from "../../../../test-setup/job-replies.ts";
import { waitFor } from "../../../../test-setup/screen-reading.ts";
import type { JobServer } from "../../../../test-setup/stores/job-server.ts";
import { startPhone } from "../../../../test-setup/stores/phone.ts";
import { doWithoutNetwork, readOwnWaiting } from "../../../../test-setup/stores/waiting.ts";
import { findDraft } from "../../drafts/drafts.ts";
import { applyWaiting } from "../apply-waiting.ts";
import { type Done, sendOrWait } from "../send-or-wait.ts";
import { sendWaiting } from "../send-waiting.ts";
import type { WaitingCall } from "../waiting-call.ts";
import { changeValues, giveUp, sendAgain } from "./decide-waiting.ts";

const job = { subject: jobId, name: "H-10482" };
const values = { salary: 1_500, duration: 1, description: "Two taps", location: "House 12", workStatus: "InProgress" };
const arrival: Done = { ...job, kind: "arrival", values: {} };
const details: Done = { ...job, kind: "details", values };
const picture: Done = { ...job, kind: "picture", values: { kind: "before" }, file: new File(["one"], "one.jpg") };
const tab = { sendOrWait, sendWaiting };

let server: JobServer;
let refused: WaitingCall;

beforeEach(async () => {
  server = startPhone();
  await doWithoutNetwork(tab, [arrival, details]);
  server.refusal = "job-state";
  await sendWaiting();
  [refused] = (await readOwnWaiting()) as [WaitingCall];
});

test("a refused step holds the later steps of its job, and its picture of the job stays as it was before", async () => {
  const waiting = await readOwnWaiting();
  expect(waiting.map(({ kind, refusal }) => [kind, refusal?.code])).toEqual([
    ["arrival", "job-state"],
    ["details", undefined],
  ]);
  expect(applyWaiting(acceptedJob, waiting)).toEqual(acceptedJob);
  await sendWaiting();
  expect(server.tries).toBe(1);
});

test("what a handyman says about their coming without a network shows as a time, and leaves the steps as they were", () => {
  const doneAt = Date.parse("2026-05-01T09:00:00.000Z");
  const late: WaitingCall = { ...refused, kind: "late", values: { minutes: "20" }, doneAt, refusal: undefined };
  const job = { ...acceptedJob, nextSteps: ["arrive", "startByCode", "runLate"] as const };
  const said = { ...job, comesAt: "2026-05-01T09:20:00.000Z" };
  expect(applyWaiting({ ...job, nextSteps: [...job.nextSteps] }, [late])).toEqual(said);
  const timed = { ...acceptedJob, scheduledFor: "2026-05-01T10:00:00.000Z" };
  expect(applyWaiting(timed, [late])).toEqual(timed);
});

test("a refused picture holds nothing", async () => {
  for (const call of await readOwnWaiting()) await giveUp(call);
  await doWithoutNetwork(tab, [picture, details]);
  server.acted.length = 0;
  server.refusal = "attachments-full";
  await sendWaiting();
  expect(server.acted).toEqual(["update-job-details"]);
});

test("sending again uses a new key, because the server repeats its refusal to the old one", async () => {
  await sendAgain(refused);
  expect(server.acted).toEqual(["mark-arrival", "update-job-details"]);
  expect(await readOwnWaiting()).toEqual([]);
});

test("giving up removes the call, and tries what waited behind it", async () => {
  await giveUp(refused);
  expect(server.acted).toEqual(["update-job-details"]);
});

test("a call that is done again replaces the refused one in its place", async () => {
  await sendOrWait({ ...arrival, values: { latitude: 33.6, longitude: 73 } });
  await waitFor(async () => expect(await readOwnWaiting()).toEqual([]));
  expect(server.acted).toEqual(["mark-arrival", "update-job-details"]);
});

test("changing puts the values into the form, and the call stays until the form is sent", async () => {
  const [, waiting] = await readOwnWaiting();
  changeValues(waiting as WaitingCall);
  expect(findDraft({ form: "job-details", of: jobId })).toMatchObject({ salary: "1500", description: "Two taps" });
  expect(await readOwnWaiting()).toHaveLength(2);
});

test("a picture whose key the server has forgotten is not sent twice", async () => {
  for (const call of await readOwnWaiting()) await giveUp(call);
  await doWithoutNetwork(tab, [picture]);
  server.loseReplies(1);
  await sendWaiting();
  vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000, toFake: ["Date"] });
  await sendWaiting();
  vi.useRealTimers();
  expect(server.files).toEqual(["one.jpg"]);
  expect(await readOwnWaiting()).toMatchObject([{ refusal: { code: "idempotency-unknown" } }]);
});

test("the job shows what waits as done, until the server has confirmed it", () => {
  const { refusal: _, ...done } = refused;
  const applied = applyWaiting(acceptedJob, [done, { ...done, kind: "details", values }]);
  expect(applied).toMatchObject({ status: "InProgress", arrivalVerified: false, salary: 1_500, earning: 1_500 });
  expect(applied.nextSteps).toEqual(expect.arrayContaining(["submitDetails", "complete"]));
  const completed = { ...done, kind: "completion", values: { workStatus: "Completed" } } as const;
  expect(applyWaiting(applied, [completed])).toMatchObject({ status: "Completed", nextSteps: ["declareCash"] });
});
