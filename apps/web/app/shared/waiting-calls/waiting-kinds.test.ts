import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { jobId } from "../../../test-setup/job-replies.ts";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import { readDatabases } from "../../../test-setup/stores/fake-databases.ts";
import { type JobServer, postedJob } from "../../../test-setup/stores/job-server.ts";
import { startPhone } from "../../../test-setup/stores/phone.ts";
import { doWithoutNetwork, readOwnWaiting, setOnline } from "../../../test-setup/stores/waiting.ts";
import { findDraft } from "../drafts/drafts.ts";
import { changeValues, giveUp, sendAgain } from "./screens/decide-waiting.ts";
import { type Done, sendOrWait } from "./send-or-wait.ts";
import { sendWaiting } from "./send-waiting.ts";
import { findWaitingAvailability, switchAvailability } from "./switch-availability.ts";
import type { WaitingCall } from "./waiting-call.ts";

const tab = { sendOrWait, sendWaiting };
const file = (name: string, type = "image/jpeg") => new File([name], name, { type });
const typed = { form: "job-posting", values: { draft: { skill: "Tap" }, step: "review", waitingAs: "posting" } };
const posting: Done = {
  ...{ kind: "job", subject: "posting", name: "Tap", values: { skill: "Tap", address: "House 12" }, typed },
  followers: async () => [
    { kind: "picture", values: { kind: "picture" }, file: file("one.jpg"), key: "picture-one" },
    { kind: "picture", values: { kind: "voice", seconds: 4 }, file: file("voice.webm", "audio/webm") },
  ],
};
const review: Done = { kind: "review", subject: jobId, name: "H-10482", values: { rating: 4, feedback: "Clean work" } };
const proof: Done = {
  ...{ kind: "walletProof", subject: jobId, name: "T-77120", file: file("receipt.jpg") },
  values: { walletType: "jazzcash", amount: 1_500, transactionId: "T-77120", jobId: undefined },
};
const off: Done = { kind: "availability", subject: "availability", name: "", values: { available: false } };
const withFiles = ["create-job", "attachments", "attachments"];

let server: JobServer;
beforeEach(() => {
  server = startPhone();
});
afterEach(() => setOnline(true));

const readKinds = async () => (await readOwnWaiting()).map(({ kind, subject }) => [kind, subject]);

/** Returns the posting that the server has refused. */
async function refusePosting(): Promise<WaitingCall> {
  await doWithoutNetwork(tab, [posting]);
  server.refusal = "invalid-input";
  await sendWaiting();
  return (await readOwnWaiting())[0] as WaitingCall;
}

describe.each([
  ["a rating", review, "Clean work", ["confirm"], []],
  ["a wallet payment with its picture", proof, "T-77120", ["wallet-payment"], ["receipt.jpg"]],
  ["the switch for offers", off, '"available":false', ["availability"], []],
  ["a new job with its pictures and voice note", posting, "House 12", withFiles, ["one.jpg", "voice.webm"]],
] as const)("%s without a network", (_, done, words, acted, files) => {
  test("is on the disk before it counts as saved, and is sent once, also when replies are lost", async () => {
    setOnline(false);
    expect(await sendOrWait(done)).toEqual({ isWaiting: true });
    expect(await readDatabases()).toContain(words);
    setOnline(true);
    server.loseReplies(2);
    for (let turn = 0; turn < 4; turn++) await sendWaiting();
    expect(server.acted).toEqual(acted);
    expect(server.files).toEqual(files);
    expect(await readOwnWaiting()).toEqual([]);
  });

  test("does not wait for a job that is stuck, and claims how long it has waited", async () => {
    const hour = 3_600_000;
    vi.useFakeTimers({ now: Date.now() + 3 * hour, toFake: ["Date"] });
    const other: Done = { kind: "arrival", subject: "stuck-job", name: "H-1", values: {} };
    await doWithoutNetwork(tab, [other, done]);
    server.failOn = (request) => request.includes("stuck-job") && 500;
    vi.setSystemTime(Date.now() + hour);
    await sendWaiting();
    vi.useRealTimers();
    expect(server.acted).toEqual(acted);
    expect(new Set(server.waitedSeconds)).toEqual(new Set([3_600]));
    expect(await readKinds()).toEqual([["arrival", "stuck-job"]]);
  });
});

test("the files of a new job go to the job that the server has made, also when its first reply was lost", async () => {
  await doWithoutNetwork(tab, [posting]);
  server.loseReplies(1);
  await sendWaiting();
  expect(await readKinds()).toEqual([
    ["job", "posting"],
    ["picture", "posting"],
    ["picture", "posting"],
  ]);
  await sendWaiting();
  const files = `/Job/${postedJob.jobId}/attachments`;
  expect(server.paths).toEqual(["/Job/create-job", files, files]);
});

test("a new job is stored with all its files or not at all", async () => {
  const { put } = IDBObjectStore.prototype;
  let count = 0;
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...given) {
    count += 1;
    if (count === 3) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, given);
  });
  setOnline(false);
  await expect(sendOrWait(posting)).rejects.toThrow(/Nothing was saved/);
  expect(await readOwnWaiting()).toEqual([]);
});

test("a refused new job holds its files, and is sent with them when the person sends it again", async () => {
  const refused = await refusePosting();
  await sendWaiting();
  expect([server.acted, (await readKinds()).length]).toEqual([[], 3]);
  await sendAgain(refused);
  expect([server.acted, await readOwnWaiting()]).toEqual([withFiles, []]);
});

test("a refused new job is changed in its form, and keeps its place and its files", async () => {
  changeValues(await refusePosting());
  expect(findDraft({ form: "job-posting" })).toEqual(typed.values);
  const { followers: _, ...again } = { ...posting, values: { skill: "Tap", address: "House 13" } };
  expect(await sendOrWait(again)).toEqual({ isWaiting: true });
  await waitFor(async () => expect(await readOwnWaiting()).toEqual([]));
  expect(server.acted).toEqual(withFiles);
});

test("a new job that is given up takes its files with it", async () => {
  await giveUp(await refusePosting());
  expect([server.tries, await readOwnWaiting()]).toEqual([1, []]);
});

test("only the last state of the switch for offers is sent, and it is shown until then", async () => {
  setOnline(false);
  expect(await switchAvailability(false)).toBe(false);
  expect(await switchAvailability(true)).toBe(true);
  expect(await switchAvailability(false)).toBe(false);
  expect(await findWaitingAvailability()).toBe(false);
  setOnline(true);
  await sendWaiting();
  expect([server.acted, await findWaitingAvailability()]).toEqual([["availability"], undefined]);
});

test("a second wallet payment replaces a refused one of the same job, and no other job's", async () => {
  await doWithoutNetwork(tab, [proof, { ...proof, subject: "another-job" }]);
  server.refusal = "wallet-transaction-taken";
  await sendWaiting();
  expect((await readOwnWaiting()).filter(({ refusal }) => refusal)).toHaveLength(1);
  await sendOrWait({ ...proof, subject: (await readOwnWaiting())[0]?.subject ?? "" });
  await waitFor(async () => expect(await readOwnWaiting()).toEqual([]));
});
