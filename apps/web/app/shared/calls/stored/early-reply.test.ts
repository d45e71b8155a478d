import { getJobDetails, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acceptedJob, offeredJob } from "../../../../test-setup/job-replies.ts";
import { email, enterAs, provider } from "../../../../test-setup/signed-in.ts";
import { readSession } from "../../person/session.ts";
import { callApiOrLast, callPageOrLast } from "./last-replies.ts";

const address = `/api/Provider/handyman-requested-jobs/${encodeURIComponent(email)}`;
const later = vi.fn<typeof globalThis.fetch>();

const failed = Promise.reject(new TypeError("no network"));
failed.catch(() => undefined);

beforeEach(() => {
  enterAs(provider);
  later.mockImplementation(async () => Response.json([]));
  vi.stubGlobal("fetch", later);
});
afterEach(() => {
  later.mockClear();
  globalThis.earlyReply = undefined;
});

/** Sets what the shell's script has called. Returns the number of jobs on the list, and how many calls it made itself. */
async function load(changes: Partial<NonNullable<typeof globalThis.earlyReply>> = {}) {
  const reply = Promise.resolve(Response.json([offeredJob]));
  globalThis.earlyReply = { address, token: readSession()?.token ?? "", at: performance.now(), reply, ...changes };
  const { items } = await callPageOrLast(listRequestedJobs, { params: { email } });
  return { jobs: items.length, calls: later.mock.calls.length };
}

test("a list takes the reply to the shell's call, once", async () => {
  expect(await load()).toEqual({ jobs: 1, calls: 0 });
  const { items } = await callPageOrLast(listRequestedJobs, { params: { email } });
  expect([items.length, later.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  ["another address", { address: "/api/else" }],
  ["another session", { token: "another" }],
  ["an older opening", { at: performance.now() - 31_000 }],
  ["a refused call", { reply: Promise.resolve(Response.json({}, { status: 401 })) }],
  ["a failed call", { reply: failed }],
])("a list makes its own call after %s", async (_title, changes) => {
  expect(await load(changes)).toEqual({ jobs: 0, calls: 1 });
});

test("a single reply is taken in the same way", async () => {
  const own = `/api/Provider/job-details/${acceptedJob.jobId}`;
  const reply = Promise.resolve(Response.json(acceptedJob));
  globalThis.earlyReply = { address: own, token: readSession()?.token ?? "", at: performance.now(), reply };
  expect(await callApiOrLast(getJobDetails, { params: { jobId: acceptedJob.jobId } })).toMatchObject({
    status: "Accepted",
  });
  expect(later).not.toHaveBeenCalled();
});
