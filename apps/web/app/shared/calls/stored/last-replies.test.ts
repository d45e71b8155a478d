import { listActiveJobs } from "@hunarmand/api/jobs/provider";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakedReply, failing, fakeServer, lost } from "../../../../test-setup/faked-server.ts";
import { acceptedJob } from "../../../../test-setup/job-replies.ts";
import { email, enterAs, provider, unreadable } from "../../../../test-setup/signed-in.ts";
import { endSession, signOut } from "../../person/session.ts";
import { callPageOrLast, findReplyTime } from "./last-replies.ts";

const bilal = { ...provider, email: "bilal.khan@example.pk" };
const reply = (list: FakedReply) => fakeServer({ [`handyman-active-jobs/${email}`]: list });
const load = () => callPageOrLast(listActiveJobs, { params: { email } });
const loadWithout = async () => {
  reply(lost);
  return load();
};

beforeEach(async () => {
  enterAs(provider);
  reply({ body: [acceptedJob], nextCursor: "further" });
  await load();
});
afterEach(() => vi.useRealTimers());

test("without a network a list is as it was last fetched, with the time", async () => {
  const fetchedAt = Date.now();
  const page = await loadWithout();
  expect(page.items.map(({ jobNumber }) => jobNumber)).toEqual([acceptedJob.jobNumber]);
  expect(page.nextCursor).toBeUndefined();
  expect(findReplyTime(page)).toBeLessThanOrEqual(fetchedAt);
});

test("with a network the list is new, and has no time", async () => {
  reply({ body: [] });
  const page = await load();
  expect([page.items, findReplyTime(page)]).toEqual([[], undefined]);
});

test("a refusal is not replaced by an older reply", async () => {
  reply(failing);
  await expect(load()).rejects.toMatchObject({ status: 500 });
});

test("another call, or another account's call, has no last reply", async () => {
  fakeServer({ [`handyman-active-jobs/${email}`]: lost, [`handyman-active-jobs/${bilal.email}`]: lost });
  await expect(callPageOrLast(listActiveJobs, { params: { email: bilal.email } })).rejects.toMatchObject({
    code: "network",
  });
  const stored = { ...localStorage };
  enterAs(bilal);
  for (const [key, value] of Object.entries(stored)) if (key.startsWith("shown:")) localStorage.setItem(key, value);
  await expect(load()).rejects.toMatchObject({ code: "network" });
});

test("a token without a person stores nothing", async () => {
  enterAs(unreadable);
  await load();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("shown:"))).toEqual([]);
});

test.each([signOut, endSession])("%o removes all last replies", (leave) => {
  expect(JSON.stringify({ ...localStorage })).toContain("Ayesha");
  leave();
  expect(JSON.stringify({ ...localStorage })).not.toContain("Ayesha");
});

test("after twelve hours a reply is removed", async () => {
  vi.useFakeTimers({ now: Date.now() + 12 * 3_600_000 + 60_000, toFake: ["Date"] });
  await expect(loadWithout()).rejects.toMatchObject({ code: "network" });
  expect(JSON.stringify({ ...localStorage })).not.toContain("Ayesha");
});

test("a stored reply that no longer fits its call counts as none", async () => {
  const key = Object.keys(localStorage).find((name) => name.startsWith("shown:")) ?? "";
  for (const text of ["{broken", "null", "7", JSON.stringify({ at: Date.now(), reply: [{ id: 7 }] })]) {
    localStorage.setItem(key, text);
    await expect(loadWithout()).rejects.toMatchObject({ code: "network" });
  }
});
