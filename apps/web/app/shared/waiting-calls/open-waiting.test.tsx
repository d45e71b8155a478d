import { afterEach, beforeEach, expect, test } from "vitest";
import { done, type FakedReplies, failing, fakeServer, lost, refusing } from "../../../test-setup/faked-server.ts";
import { acceptedJob, jobId } from "../../../test-setup/job-replies.ts";
import { type OpenScreen, openScreen } from "../../../test-setup/open-screen.tsx";
import { findButton, findField, press } from "../../../test-setup/screen-person.ts";
import { readDialog, wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { email, enterAs, provider } from "../../../test-setup/signed-in.ts";
import { fakeDatabases } from "../../../test-setup/stores/fake-databases.ts";
import { doWithoutNetwork, readOwnWaiting } from "../../../test-setup/stores/waiting.ts";
import { leave } from "../../../test-setup/visit.ts";
import { type Done, sendOrWait } from "./send-or-wait.ts";
import { sendWaiting } from "./send-waiting.ts";

const values = { salary: 1_500, duration: 1, description: "Two taps", location: "House 12", workStatus: "InProgress" };
const arrival: Done = { kind: "arrival", subject: jobId, name: "H-10482", values: {} };
const steps: Done[] = [arrival, { ...arrival, kind: "details", values }];
const known: FakedReplies = {
  [`handyman-active-jobs/${email}`]: { body: [acceptedJob] },
  [`job-details/${jobId}`]: { body: acceptedJob },
};

let screen: OpenScreen | undefined;
beforeEach(() => {
  fakeDatabases();
  enterAs(provider);
});
afterEach(async () => {
  screen?.close();
  screen = undefined;
  await leave();
});

/** Opens the active jobs in a browser in which both steps wait. */
async function open(replies: FakedReplies): Promise<void> {
  fakeServer({ ...known, "mark-arrival": lost });
  await doWithoutNetwork({ sendOrWait, sendWaiting }, steps);
  fakeServer({ ...known, ...replies });
  screen = openScreen("/activejobs");
}

const readList = (text: RegExp) =>
  wait(
    () => text.test(document.querySelector("dialog")?.textContent ?? ""),
    () => `${text} in ${document.querySelector("dialog")?.textContent}`,
  );

/** Opens the list once a step is refused: until then the notice may still be the one of an earlier screen. */
async function openRefused(): Promise<void> {
  await waitFor(async () => expect((await readOwnWaiting()).some(({ refusal }) => refusal)).toBe(true));
  await press("1 thing was not accepted");
}

test("what waits is sent when the portal is opened, and its notice goes away", async () => {
  await open({ "mark-arrival": done("Arrival marked."), "update-job-details": done("Saved.") });
  await waitFor(async () => expect(await readOwnWaiting()).toEqual([]));
  await wait(() => !document.querySelector(".waiting-bar"), "way out of the notice");
});

test("a refused step says why, and the one behind it says that it waits for it", async () => {
  await open({ "mark-arrival": refusing("too-far") });
  await openRefused();
  await readList(/Not accepted: You must be within 50 meters to mark arrival\./);
  await readList(/It waits for the one above\./);
});

test("a refused step that is sent again and accepted is gone, with the one behind it", async () => {
  await open({ "mark-arrival": refusing("too-far") });
  await openRefused();
  fakeServer({ ...known, "mark-arrival": done("Arrival marked."), "update-job-details": done("Saved.") });
  await press("Send again");
  await readList(/Everything is sent\./);
  expect(await readOwnWaiting()).toEqual([]);
});

test("a refused step that is given up asks once, and is removed", async () => {
  await open({ "mark-arrival": refusing("too-far"), "update-job-details": lost });
  await openRefused();
  await press("Do not send it");
  expect(await readOwnWaiting()).toHaveLength(2);
  await press("Do not send it");
  await waitFor(async () => expect((await readOwnWaiting()).map(({ kind }) => kind)).toEqual(["details"]));
});

test("refused job details are changed in their form, with what was typed", async () => {
  await open({ "mark-arrival": done("Arrival marked."), "update-job-details": refusing("job-state") });
  await openRefused();
  fakeServer({ ...known, [`job-details/${jobId}`]: { body: { ...acceptedJob, status: "InProgress", nextSteps: [] } } });
  await press("Change");
  await wait(() => findField("description")?.value === "Two taps", "words of before");
  expect(await readOwnWaiting()).toHaveLength(1);
});

const findNotice = () => document.querySelector<HTMLButtonElement>(".waiting-bar");

/** Opens the screen with a login that ends in an hour, and waits for these words in the notice. */
async function openUntil(ending: RegExp): Promise<void> {
  const end = Math.floor(Date.now() / 1_000) + 3_600;
  const claims = { sub: email, unique_name: "Ali Raza", email, role: "Provider", status: "Verified", exp: end };
  localStorage.setItem("token", `e30.${btoa(JSON.stringify(claims))}.seal`);
  await open({ "mark-arrival": lost });
  await wait(() => ending.test(findNotice()?.textContent ?? ""), "the end of the login in the notice");
}

test("what waits says what would lose it, and the notice itself once the login ends soon", async () => {
  await openUntil(/Your login ends .*Connect before that: later it is lost\./);
  findNotice()?.click();
  await readList(/A private window loses it when you close it\./);
});

test("once the keys are there, the notice says that a new login sends it", async () => {
  localStorage.setItem("waitingKeys", JSON.stringify([btoa("k".repeat(32))]));
  await openUntil(/Your login ends .*Then log in again within 7 days to send it\./);
});

test("keys that could not be read when the portal was opened are read by a later try", async () => {
  const later = { "waiting-keys": { body: { keys: ["k".repeat(43)] } } };
  fakeServer({ ...known, "waiting-keys": { ...failing, changes: later } });
  screen = openScreen("/activejobs");
  await waitFor(() => expect(localStorage.getItem("waitingKeys")).not.toBeNull());
});

test("a logout says how much it would lose", async () => {
  await open({ "mark-arrival": lost });
  await wait(() => findButton("2 things are waiting to be sent"), "notice");
  await press("Logout");
  await readDialog("Are you sure you want to sign out? 2 things have not been sent. They are lost if you sign out.");
});
