import { afterEach, expect, test, vi } from "vitest";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { findButton, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { publishOffice } from "../../../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  publishOffice({});
  await leave();
});

const reported = { reference: "H-4ZJ40-MFXMY", status: "New", answer: null, reportedDate: "2026-11-27T16:00:00.000Z" };

/** Opens a completed job of this time of a Friday. */
function openAt(time: string, job: object) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-11-27T${time}:00+05:00`) });
  const hours = { openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" };
  publishOffice({ phone: "051 111 486 276", phoneLink: "tel:+9251111486276", ...hours });
  const body = { ...followedJob, status: "Completed", priceStatus: "agreed", nextSteps: [], ...job };
  return visit({ path: `/jobs/${followedJobId}`, who: customer, replies: { [`Job/${followedJobId}`]: { body } } });
}
const read = (place = "main") => document.querySelector(place)?.textContent ?? "";

test("a leak that is back at night leads with the tap, the handyman and the office's phone, and its first hour", async () => {
  await openAt("22:00", { skill: "Plumbing Repair", canReportProblem: true });
  await press("Tell the office");
  await wait(() => read("dialog").includes("Our office reads your message from tomorrow 9:00\u00A0am on."), "hour");
  const said = [
    "Close the main water tap if water is running.",
    "Call Ali Raza",
    "call us now, day or night",
    "051 111 486 276",
    "It broke again.",
  ];
  const places = said.map((text) => read("dialog").indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(read("dialog")).not.toContain("You get an answer by");
  await press("It broke again.");
  const marked = () => document.querySelector("dialog [aria-pressed=true]")?.textContent;
  await wait(() => marked() === "It broke again.", "marked line");
});

test("once it is reported, what helps stays until the office has answered", async () => {
  await openAt("22:00", { skill: "Plumbing Repair", problem: { ...reported, words: "It broke again." } });
  await readPage("Our office reads your message from tomorrow 9:00\u00A0am on.");
  expect(read()).toContain("Close the main water tap if water is running.");
  expect(read()).not.toContain("You get an answer by");
});

test("while the office is open it says so", async () => {
  await openAt("12:00", { skill: "Electrical Repair", problem: { ...reported, words: null } });
  await readPage("Our office is open now. A call is the fastest way.");
});

test.each([
  ["work that can wait", "Painting", "It broke again."],
  ["money", "Plumbing Repair", "I paid too much."],
])("a report about %s has the office's time for an answer", async (_title, skill, words) => {
  await openAt("22:00", { skill, problem: { ...reported, words } });
  await wait(() => read().includes("You get an answer by"), "time of the answer");
  expect(read()).not.toContain("Close the main water tap if water is running.");
  expect(findButton("Call Ali Raza")).toBeUndefined();
});
