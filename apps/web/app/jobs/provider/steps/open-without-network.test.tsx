import { afterEach, beforeEach, expect, test } from "vitest";
import { type FakedReplies, fakeServer, lost } from "../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../../test-setup/followed-job.ts";
import { standAt } from "../../../../test-setup/geolocation.ts";
import { acceptedJob, home, jobId } from "../../../../test-setup/job-replies.ts";
import { fill, findButton, press } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { customer, email, provider } from "../../../../test-setup/signed-in.ts";
import { fakeDatabases } from "../../../../test-setup/stores/fake-databases.ts";
import { asOf, leaveAgain, openAgain, readMain, waitForStored } from "../../../../test-setup/stores/open-again.ts";
import { visit } from "../../../../test-setup/visit.ts";
import { listWaiting } from "../../../shared/waiting-calls/waiting-database.ts";

const phoneNumber = "+923031234567";
const known: FakedReplies = {
  [`handyman-active-jobs/${email}`]: { body: [{ ...acceptedJob, phoneNumber }] },
  [`job-details/${jobId}`]: { body: { ...acceptedJob, phoneNumber } },
  [`customer-coordinates/${jobId}`]: { body: home },
  "my-jobs": { body: [followedJob] },
  [`Job/${followedJobId}`]: { body: followedJob },
};
const none: FakedReplies = Object.fromEntries(Object.keys(known).map((path) => [path, lost]));

const nothingArrives: FakedReplies = Object.fromEntries(
  ["mark-arrival", "update-job-details", "complete-job", "declare-cash"].map((path) => [path, lost]),
);
const readSaved = () => readToast("Saved on this phone. We send it as soon as you have internet.");

beforeEach(fakeDatabases);
afterEach(leaveAgain);

const openWithout = (path: string, replies = none) => openAgain(path, replies);
const findCall = () => document.querySelector(`main a[href="tel:${phoneNumber}"]`);

test.each([
  ["/activejobs", "/activejobs"],
  ["/acceptcustomerinfo", "/acceptcustomerinfo"],
  // "Proceed Further" leads from one to the other.
  ["/acceptcustomerinfo", `/acceptarrival/${jobId}`],
])("a handyman who has seen %s reads the job on %s without a network, with the time", async (seen, path) => {
  await visit({ path: seen, who: provider, currentJobId: jobId, replies: known });
  await wait(findCall, "number to call");
  await waitForStored(seen === "/activejobs" ? `handyman-active-jobs/${email}"` : `job-details/${jobId}`);
  await openWithout(path);
  await readMain(asOf);
  expect(findCall()).not.toBeNull();
  fakeServer(known);
  window.dispatchEvent(new Event("online"));
  await wait(() => !asOf.test(document.querySelector("main")?.textContent ?? ""), "news");
});

test.each(["/jobs", `/jobs/${followedJobId}`])("a customer reads %s without a network, with the time", async (path) => {
  await visit({ path, who: customer, replies: known });
  await readMain(/AC Installation/);
  await waitForStored(path === "/jobs" ? 'my-jobs"' : `Job/${followedJobId}`);
  await openWithout(path);
  await readMain(asOf);
  await readMain(/AC Installation/);
});

test("a screen that was never shown says why it is empty, and opens by itself when the network is back", async () => {
  await visit({ path: "/activejobs", who: provider, replies: none });
  await readPage("No connection to the server. Please check your internet and try again.");
  fakeServer(known);
  window.dispatchEvent(new Event("online"));
  await wait(findCall, "number to call");
});

test("a job goes on without a network, from the arrival to the completion and the cash", async () => {
  standAt(10);
  await visit({ path: `/acceptarrival/${jobId}`, who: provider, currentJobId: jobId, replies: known });
  await wait(findCall, "number to call");
  await waitForStored(`job-details/${jobId}`);
  await openWithout(`/acceptarrival/${jobId}`, { ...none, ...nothingArrives });
  await press("Mark Arrival");
  await readSaved();
  await readMain(/ArrivalWaiting to be sent: number 1 of 1/);
  await fill({ salary: "1500", description: "Two taps changed" });
  await press("Send price PKR 1,500");
  await readSaved();
  await press("Not yet");
  await press("Complete the job");
  await readSaved();
  await press("I received PKR 1,500 in cash");
  await wait(() => findButton("4 things are waiting to be sent"), "number of all that waits");
  await readMain(/Cash receivedWaiting to be sent: number 4 of 4/);
  expect((await listWaiting(email)).map(({ kind }) => kind)).toEqual(["arrival", "details", "completion", "cash"]);
});
