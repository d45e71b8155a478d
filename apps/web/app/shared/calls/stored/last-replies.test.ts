import { getAttachment } from "@hunarmand/api/jobs/attachments";
import { listActiveJobs } from "@hunarmand/api/jobs/provider";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakedReply, failing, fakeServer, lost, refusing } from "../../../../test-setup/faked-server.ts";
import { acceptedJob, jobId } from "../../../../test-setup/job-replies.ts";
import { waitFor } from "../../../../test-setup/screen-reading.ts";
import { email, enterAs, provider, unreadable } from "../../../../test-setup/signed-in.ts";
import { fakeDatabases, readDatabases } from "../../../../test-setup/stores/fake-databases.ts";
import { keptDatabaseOf } from "../../person/kept-database.ts";
import { callFileOrLast, callPageOrLast } from "./last-replies.ts";
import { findLastList, findReplyTime, isReplacementLoading } from "./stored-marks.ts";

const bilal = { ...provider, email: "bilal.khan@example.pk" };
const reply = (list: FakedReply) => fakeServer({ [`handyman-active-jobs/${email}`]: list });
const load = () => callPageOrLast(listActiveJobs, { params: { email } });
const loadWithout = async () => {
  reply(lost);
  return load();
};
const expectStored = (text: string) => waitFor(async () => expect(await readDatabases()).toContain(text));

beforeEach(async () => {
  fakeDatabases();
  enterAs(provider);
  reply({ body: [acceptedJob], nextCursor: "further" });
  await load();
  await expectStored("Ayesha");
});
afterEach(() => vi.useRealTimers());

test("without a network a list is as it was last fetched, with the time", async () => {
  const fetchedAt = Date.now();
  const page = await loadWithout();
  expect(page.items.map(({ jobNumber }) => jobNumber)).toEqual([acceptedJob.jobNumber]);
  expect(page.nextCursor).toBeUndefined();
  expect(findReplyTime(page)).toBeLessThanOrEqual(fetchedAt);
  expect(isReplacementLoading(page)).toBe(false);
});

test("with a network the list is new, and has no time", async () => {
  reply({ body: [] });
  const page = await load();
  expect([page.items, findReplyTime(page)]).toEqual([[], undefined]);
});

test("while a list is on its way, the last one can be shown, with the time", async () => {
  reply({ isHeld: true });
  const last = await findLastList(load())?.();
  expect(last?.items.map(({ jobNumber }) => jobNumber)).toEqual([acceptedJob.jobNumber]);
  expect(last && [typeof findReplyTime(last), isReplacementLoading(last)]).toEqual(["number", true]);
});

test("a refusal is not replaced by an older reply", async () => {
  reply(failing);
  await expect(load()).rejects.toMatchObject({ status: 500 });
});

test("what the server no longer gives to this account is removed", async () => {
  reply(refusing("not-your-account"));
  await expect(load()).rejects.toMatchObject({ status: 403 });
  await waitFor(async () => expect(await readDatabases()).not.toContain("Ayesha"));
  await expect(loadWithout()).rejects.toMatchObject({ code: "network" });
});

test("another account has no last reply, even to the same call", async () => {
  enterAs(bilal);
  await expect(loadWithout()).rejects.toMatchObject({ code: "network" });
});

test("a reply that arrives after the account has left is not stored", async () => {
  reply({ body: [{ ...acceptedJob, customerName: "Farah Naz" }] });
  const coming = load();
  enterAs(bilal);
  await coming;
  reply({ body: [{ ...acceptedJob, customerName: "Bilal's customer" }] });
  await load();
  await expectStored("Bilal's customer");
  expect(await readDatabases()).not.toContain("Farah");
});

test("a token without a person stores nothing", async () => {
  fakeDatabases();
  enterAs(unreadable);
  await load();
  expect(await indexedDB.databases()).toEqual([]);
});

test("after twelve hours a reply is not shown, and the next one removes it", async () => {
  vi.useFakeTimers({ now: Date.now() + 12 * 3_600_000 + 60_000, toFake: ["Date"] });
  await expect(loadWithout()).rejects.toMatchObject({ code: "network" });
  fakeServer({ "handyman-active-jobs/other@example.pk": { body: [{ ...acceptedJob, customerName: "Farah Naz" }] } });
  await callPageOrLast(listActiveJobs, { params: { email: "other@example.pk" } });
  await expectStored("Farah");
  expect(await readDatabases()).not.toContain("Ayesha");
});

test("at most 150 replies are stored, and the oldest go first", async () => {
  const database = await openDB(keptDatabaseOf(email));
  for (let number = 0; number < 150; number++)
    await database.put("replies", { address: `/api/${number}`, at: Date.now() - 60_000 + number, reply: [] });
  database.close();
  reply({ body: [{ ...acceptedJob, customerName: "Farah Naz" }] });
  await load();
  await expectStored("Farah");
  const stored = await readDatabases();
  expect([stored.includes('"/api/0"'), stored.includes('"/api/149"')]).toEqual([false, true]);
});

test("a stored reply that no longer fits its call counts as none", async () => {
  const database = await openDB(keptDatabaseOf(email));
  const [address] = await database.getAllKeys("replies");
  for (const stored of ["broken", null, 7, [{ id: 7 }]]) {
    await database.put("replies", { address, at: Date.now(), reply: stored });
    await expect(loadWithout()).rejects.toMatchObject({ code: "network" });
  }
  database.close();
});

test("a browser without a database shows the list with a network only", async () => {
  vi.stubGlobal("indexedDB", undefined);
  reply({ body: [acceptedJob] });
  expect((await load()).items).toHaveLength(1);
  await expect(loadWithout()).rejects.toMatchObject({ code: "network" });
});

test("a picture is fetched once, and is there without a network", async () => {
  const request = { params: { id: jobId, attachmentId: jobId } };
  const network = vi.fn(async () => new Response(new Blob(["picture"], { type: "image/webp" })));
  vi.stubGlobal("fetch", network);
  await callFileOrLast(getAttachment, request);
  await expectStored("image/webp");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("The request did not reach the server.")));
  const file = await callFileOrLast(getAttachment, request);
  expect([file.type, await file.text()]).toEqual(["image/webp", "picture"]);
  expect(network).toHaveBeenCalledOnce();
});
