import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { jobId } from "../../../test-setup/job-replies.ts";
import { readDatabases } from "../../../test-setup/stores/fake-databases.ts";
import type { JobServer } from "../../../test-setup/stores/job-server.ts";
import { startPhone } from "../../../test-setup/stores/phone.ts";
import { readOwnWaiting, setOnline } from "../../../test-setup/stores/waiting.ts";
import { isQuiet } from "../app-worker/quiet-moment.ts";
import { type Done, sendOrWait } from "./send-or-wait.ts";
import { sendWaiting } from "./send-waiting.ts";

const otherJobId = "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c12";
const arrival: Done = { kind: "arrival", subject: jobId, name: "H-10482", values: { latitude: 33.6, longitude: 73 } };
const details: Done = {
  ...{ kind: "details", subject: jobId, name: "H-10482" },
  values: { salary: 1_500, duration: 1, description: "Two taps", location: "House 12", workStatus: "InProgress" },
};
const completion: Done = {
  ...{ kind: "completion", subject: jobId, name: "H-10482" },
  values: { customerFeedback: "Good", customerRating: 5, workStatus: "Completed" },
};
const picture = (name: string): Done => ({
  ...{ kind: "picture", subject: jobId, name: "H-10482", values: { kind: "before" } },
  file: new File([name], `${name}.jpg`, { type: "image/jpeg" }),
});
const all = [arrival, picture("one"), picture("two"), details, completion];

let server: JobServer;
beforeEach(() => {
  server = startPhone();
  setOnline(false);
});
afterEach(() => setOnline(true));

async function storeAll(calls: readonly Done[]): Promise<void> {
  for (const call of calls) await sendOrWait(call);
  // The first try, without a network.
  await sendWaiting();
}

async function connect(): Promise<void> {
  setOnline(true);
  await sendWaiting();
}

describe("without a network", () => {
  test("a call is on the disk before it counts as saved", async () => {
    expect(await sendOrWait(arrival)).toEqual({ isWaiting: true });
    expect(await readDatabases()).toContain("33.6");
    expect(server.acted).toEqual([]);
  });

  test("what a browser cannot store is not called saved", async () => {
    vi.stubGlobal("indexedDB", undefined);
    server.isReachable = false;
    setOnline(true);
    await expect(sendOrWait(arrival)).rejects.toMatchObject({ code: "network" });
  });

  test("a full device says that nothing was saved", async () => {
    const { open } = indexedDB;
    vi.spyOn(indexedDB, "open").mockImplementation((...given) => {
      if (given[0].startsWith("waiting-")) throw new DOMException("full", "QuotaExceededError");
      return open.apply(indexedDB, given);
    });
    await expect(sendOrWait(arrival)).rejects.toThrow(/no space left\. Nothing was saved/);
  });
});

describe("when the network is back", () => {
  test("the steps of a job are sent once, in the order in which they were done", async () => {
    await storeAll(all);
    await connect();
    expect(server.acted).toEqual(["mark-arrival", "attachments", "attachments", "update-job-details", "complete-job"]);
    expect(server.files).toEqual(["one.jpg", "two.jpg"]);
    expect(await readOwnWaiting()).toEqual([]);
  });

  test("a reply that is lost after the server has acted does not double the change", async () => {
    await storeAll(all);
    server.loseReplies(3);
    await connect();
    for (let turn = 0; turn < 3; turn++) await sendWaiting();
    expect(server.acted).toHaveLength(5);
    expect(server.tries).toBeGreaterThan(5);
    expect(await readOwnWaiting()).toEqual([]);
  });

  test("a call whose reply was lost while the person waited for it is not sent twice", async () => {
    setOnline(true);
    server.loseReplies(1);
    expect(await sendOrWait(arrival)).toEqual({ isWaiting: true });
    await sendWaiting();
    expect(server.acted).toEqual(["mark-arrival"]);
  });

  test("a stuck call stops its own job, and not another job", async () => {
    await storeAll([arrival, details, { ...arrival, subject: otherJobId }]);
    server.failOn = (request) => request.includes(jobId) && 500;
    await connect();
    expect((await readOwnWaiting()).map(({ kind, subject }) => [kind, subject])).toEqual([
      ["arrival", jobId],
      ["details", jobId],
    ]);
    server.failOn = () => false;
    await sendWaiting();
    expect(await readOwnWaiting()).toEqual([]);
  });

  test("a call that follows one that waits is stored behind it, also with a network", async () => {
    await storeAll([arrival]);
    server.failOn = () => 503;
    await connect();
    expect(await sendOrWait(details)).toEqual({ isWaiting: true });
    server.failOn = () => false;
    await sendWaiting();
    expect(server.acted).toEqual(["mark-arrival", "update-job-details"]);
  });

  test.each([3, -3])("a phone's clock that is wrong by %i hours claims how long the call has waited", async (hours) => {
    const hour = 3_600_000;
    vi.useFakeTimers({ now: Date.now() + hours * hour, toFake: ["Date"] });
    await storeAll([arrival]);
    vi.setSystemTime(Date.now() + hour);
    await connect();
    expect(server.waitedSeconds).toEqual([3_600]);
    vi.useRealTimers();
  });

  test("a clock that is set back while the call waits claims no time in the future", async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    await storeAll([arrival]);
    vi.setSystemTime(Date.now() - 3 * 3_600_000);
    await connect();
    expect(server.waitedSeconds).toEqual([0]);
    vi.useRealTimers();
  });

  test("a newer version of the portal waits until the call is stored and sent", async () => {
    const stored = sendOrWait(arrival);
    expect(isQuiet()).toBe(false);
    await stored;
    await connect();
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    expect(isQuiet()).toBe(true);
  });

  test("a refused call is kept with its reason", async () => {
    await storeAll([arrival]);
    server.refusal = "too-far";
    await connect();
    await sendWaiting();
    expect(await readOwnWaiting()).toMatchObject([
      { kind: "arrival", refusal: { code: "too-far", message: "You must be within 50 meters to mark arrival." } },
    ]);
    expect(server.tries).toBe(1);
  });
});
