import { listActiveJobs } from "@hunarmand/api/jobs/provider";
import { openDB } from "idb";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServer } from "../../../test-setup/faked-server.ts";
import { acceptedJob, jobId } from "../../../test-setup/job-replies.ts";
import { waitFor } from "../../../test-setup/screen-reading.ts";
import { email, enterAs, provider } from "../../../test-setup/signed-in.ts";
import { fakeCaches } from "../../../test-setup/stores/fake-caches.ts";
import { fakeDatabases, readDatabases } from "../../../test-setup/stores/fake-databases.ts";
import { setOnline } from "../../../test-setup/stores/waiting.ts";
import { appCaches } from "../app-worker/app-caches.ts";
import { keepReply } from "../calls/stored/kept-replies.ts";
import { callPageOrLast } from "../calls/stored/last-replies.ts";
import { sendOrWait } from "../waiting-calls/send-or-wait.ts";
import { forgetOthersReplies } from "./kept-database.ts";
import { endSession, readSession, signIn, signOut } from "./session.ts";

const bilal = `e30.${btoa(JSON.stringify({ sub: "bilal", email: "bilal@example.pk", role: "Provider" }))}.seal`;

/** Of Workbox. */
const fileTimesDatabase = "workbox-expiration";

let listCaches = fakeCaches();

/** Everything that this browser stores for the portal. */
const readAll = async () =>
  [...Object.entries(localStorage).flat(), ...Object.entries(sessionStorage).flat(), await readDatabases()].join(" ");

beforeEach(async () => {
  fakeDatabases();
  listCaches = fakeCaches();
  enterAs(provider);
  fakeServer({ [`handyman-active-jobs/${email}`]: { body: [acceptedJob] } });
  await callPageOrLast(listActiveJobs, { params: { email } });
  await waitFor(async () => expect(await readDatabases()).toContain("Ayesha"));
  setOnline(false);
  await sendOrWait({ kind: "arrival", subject: jobId, name: "H-10482", values: { latitude: 31.5204 } });
  setOnline(true);
  expect(await readDatabases()).toContain("31.5204");
  for (const name of [...Object.values(appCaches), "replies"])
    await (await caches.open(name)).put(`/${name}`, new Response("stored"));
  (await openDB(fileTimesDatabase, 1)).close();
});

test.each([
  ["a logout", signOut],
  ["the end of a session", endSession],
  ["the login of another person", () => signIn(bilal, "Provider")],
] as const)("%s leaves no reply, no name and no visited page, only the portal's own files", async (_, leave) => {
  leave();
  await waitFor(async () => expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([fileTimesDatabase]));
  await waitFor(() =>
    expect(listCaches()).toEqual({
      [appCaches.shell]: [`/${appCaches.shell}`],
      [appCaches.screens]: [`/${appCaches.screens}`],
      [appCaches.files]: [`/${appCaches.files}`],
      [appCaches.recordings]: [`/${appCaches.recordings}`],
    }),
  );
  expect(await readAll()).not.toMatch(/Ayesha|ali\.raza|House 12|31\.5204|\+92/);
});

test.each([
  ["a logout", signOut, 1],
  ["the end of a session, which keeps the device's push messages", endSession, 0],
  ["the login of another person", () => signIn(bilal, "Provider"), 1],
] as const)("%s closes the notifications that the phone still shows", async (_, leave, ended) => {
  const [close, unsubscribe] = [vi.fn(), vi.fn(async () => true)];
  const registration = {
    getNotifications: async () => [{ close }, { close }],
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  };
  const serviceWorker = { getRegistration: async () => registration };
  vi.stubGlobal("navigator", Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  leave();
  await waitFor(() => expect([close.mock.calls.length, unsubscribe.mock.calls.length]).toEqual([2, ended]));
});

test("a browser that cannot list its databases stores no reply, because a logout could not delete it", async () => {
  fakeDatabases();
  const listed = indexedDB.databases.bind(indexedDB);
  Object.defineProperty(indexedDB, "databases", { value: undefined, configurable: true });
  await keepReply(email, "/api/jobs", [acceptedJob]);
  Object.defineProperty(indexedDB, "databases", { value: listed });
  expect(await readDatabases()).not.toContain("Ayesha");
});

test("a renewed token of the same person keeps their replies and what waits", async () => {
  signIn(localStorage.getItem("token") ?? "", "Provider");
  expect(await readDatabases()).toContain("Ayesha");
});

test.each([
  ["nobody is logged in", undefined],
  ["another person is logged in", "bilal"],
])("what a broken logout has left is deleted at the next start when %s", async (_, person) => {
  localStorage.clear();
  await forgetOthersReplies(person);
  await waitFor(async () => expect(await readDatabases()).not.toMatch(/Ayesha|31\.5204/));
});

test("a start of the same person deletes nothing", async () => {
  await forgetOthersReplies(readSession()?.person);
  expect(await readDatabases()).toContain("Ayesha");
});

test("the first list of another person deletes what a broken logout has left", async () => {
  localStorage.clear();
  signIn(bilal, "Provider");
  fakeServer({ "handyman-active-jobs/bilal@example.pk": { body: [] } });
  await callPageOrLast(listActiveJobs, { params: { email: "bilal@example.pk" } });
  await waitFor(async () => expect(await readDatabases()).not.toMatch(/Ayesha|31\.5204/));
});
