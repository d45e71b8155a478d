import { beforeEach, describe, expect, test, vi } from "vitest";
import { jobId } from "../../../test-setup/job-replies.ts";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import { fakeLocks } from "../../../test-setup/stores/fake-locks.ts";
import { type JobServer, postedJob } from "../../../test-setup/stores/job-server.ts";
import { startPhone } from "../../../test-setup/stores/phone.ts";
import { doWithoutNetwork, readOwnWaiting } from "../../../test-setup/stores/waiting.ts";
import { withResolvers } from "../parts/with-resolvers.ts";
import type { Done } from "./send-or-wait.ts";
import { leaseMilliseconds } from "./sender-turn.ts";

const values = { salary: 1_500, duration: 1, description: "Two taps", location: "House 12", workStatus: "InProgress" };
const steps = [
  { kind: "arrival", subject: jobId, name: "H-10482", values: {} },
  { kind: "details", subject: jobId, name: "H-10482", values },
] as const;

const picture = new File(["one"], "one.jpg", { type: "image/jpeg" });
const posting = {
  ...{ kind: "job", subject: "posting", name: "Tap", values: { skill: "Tap" } },
  followers: async () => [{ kind: "picture", values: { kind: "picture" }, file: picture }],
} satisfies Done;

/** A tab of the same browser: its modules are its own. */
async function openTab() {
  vi.resetModules();
  const [{ sendWaiting }, { sendOrWait }] = [await import("./send-waiting.ts"), await import("./send-or-wait.ts")];
  return { sendWaiting, sendOrWait };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

let server: JobServer;
let [first, second]: Tab[] = [];
let locks: ReturnType<typeof fakeLocks>;

/** Two tabs, of which the first has stored the steps. */
async function openTabs(kind: Parameters<typeof fakeLocks>[0]): Promise<void> {
  server = startPhone();
  locks = fakeLocks(kind);
  [first, second] = [await openTab(), await openTab()];
  await doWithoutNetwork(first, steps);
}

const whole = ["mark-arrival", "update-job-details"];
const waitForTry = () => waitFor(() => expect(server.tries).toBeGreaterThan(0));

describe.each([
  ["Web Locks", "some"],
  ["a lease in the database", "none"],
] as const)("with %s", (_, kind) => {
  beforeEach(() => openTabs(kind));

  test("two tabs send each call once, and only one of them sends at a time", async () => {
    const { promise: goOn, resolve } = withResolvers<void>();
    server.onRequest = () => goOn;
    const sending = first?.sendWaiting();
    await waitForTry();
    await second?.sendWaiting();
    expect(server.tries).toBe(1);
    resolve();
    await sending;
    expect([server.acted, server.tries]).toEqual([whole, 2]);
    expect(await readOwnWaiting()).toEqual([]);
  });

  test("two tabs post one job, and its picture goes to it", async () => {
    await first?.sendWaiting();
    server.paths.length = 0;
    await doWithoutNetwork(first as Tab, [posting]);
    await Promise.all([first?.sendWaiting(), second?.sendWaiting()]);
    expect(server.paths).toEqual(["/Job/create-job", `/Job/${postedJob.jobId}/attachments`]);
    expect(await readOwnWaiting()).toEqual([]);
  });

  test("what one tab stores is sent by another tab later", async () => {
    await second?.sendWaiting();
    expect(server.acted).toEqual(whole);
  });
});

describe("a tab that is closed while it sends", () => {
  /** The first tab's request reaches the server, and its reply no tab. */
  async function closeDuringTry(): Promise<void> {
    server.loseReplies(1);
    const { fetch: send } = globalThis;
    vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
      vi.stubGlobal("fetch", send);
      void send(path, request).catch(() => undefined);
      return new Promise(() => undefined);
    });
    void first?.sendWaiting();
    await waitFor(() => expect(server.acted).toEqual(["mark-arrival"]));
  }

  test("leaves its calls to the next one, which doubles nothing", async () => {
    await openTabs("some");
    await closeDuringTry();
    locks.release();
    await second?.sendWaiting();
    expect(server.acted).toEqual(whole);
    expect(await readOwnWaiting()).toEqual([]);
  });

  test("holds its lease no longer than one try", async () => {
    await openTabs("none");
    await closeDuringTry();
    await second?.sendWaiting();
    expect(server.acted).toEqual(["mark-arrival"]);
    vi.useFakeTimers({ now: Date.now() + leaseMilliseconds + 1, toFake: ["Date"] });
    await second?.sendWaiting();
    vi.useRealTimers();
    expect(server.acted).toEqual(whole);
  });

  test("a clock that was set back does not make a lease last for hours", async () => {
    await openTabs("none");
    await closeDuringTry();
    vi.useFakeTimers({ now: Date.now() - 3 * 3_600_000, toFake: ["Date"] });
    await second?.sendWaiting();
    vi.useRealTimers();
    expect(server.acted).toEqual(whole);
  });
});
