import type { BoardHandyman, BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { expect, test, vi } from "vitest";
import { done, failing } from "../../../../../test-setup/faked-server.ts";
import { fill, findButton, press } from "../../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait, waitFor } from "../../../../../test-setup/screen-reading.ts";
import { visit } from "../../../../../test-setup/visit.ts";

const day = "2036-05-04";
const at = (hour: number) => new Date(Date.UTC(2036, 4, 4, hour - 5)).toISOString();
const idOf = (number: number) => `6f1f1f86-3c8a-4b27-9a44-${String(number).padStart(12, "0")}`;

const imran: BoardHandyman = {
  ...{ id: idOf(900), name: "Imran Haider", category: "Construction", city: "Islamabad", area: "G-11" },
  ...{ isAvailable: true, runningJob: null, position: null },
};
const rubina: BoardHandyman = { ...imran, id: idOf(901), name: "Rubina Kausar" };
const job = (number: number, changes: Partial<BoardJob> = {}): BoardJob => ({
  ...{ id: idOf(number), jobNumber: `H-${10_000 + number}`, category: "Construction", skill: "Carpentry" },
  ...{ city: "Islamabad", area: "G-9", status: "Requested", createdDate: at(7), scheduledFor: at(10) },
  ...{ acceptedAt: null, proposedTime: null, pinLocationLatitude: null, pinLocationLongitude: null },
  ...{ providerId: null, providerName: null, askedNow: 2, lateMinutes: null, comesAt: null, clashes: [] },
  nextSteps: ["change", "assign", "cancel"],
  ...changes,
});
const ofImran: Partial<BoardJob> = {
  ...{ status: "Accepted", providerId: imran.id, providerName: imran.name },
  nextSteps: ["reassign", "proposeTime"],
};

const open = async (jobs: BoardJob[], replies: object = {}) => {
  const board = { day, isToday: false, jobs, hasMoreJobs: false, handymen: [imran, rubina], hasMoreHandymen: false };
  await visit({
    path: `/office/board?day=${day}`,
    who: { role: "Dispatcher" },
    replies: { "day-board": { body: board }, "cities-list": { body: [] }, ...replies },
  });
  await readPage("Rubina Kausar");
};

function drag(kind: "dragstart" | "dragover" | "drop", target: Element): Event {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { setData: () => undefined }, clientX: 0 });
  target.dispatchEvent(event);
  return event;
}

const cell = (handyman: string, hour: number) =>
  document.querySelector(`tr[data-handyman="${handyman}"] td[data-hour="${hour}"]`) as Element;

/** Drags the job with this number to a cell; returns whether it may be dropped there. */
function dragTo(number: number, handyman: string, hour: number): boolean {
  const block = [...document.querySelectorAll(".board-job")].find((each) =>
    each.textContent?.includes(`H-1000${number}`),
  );
  drag("dragstart", block as Element);
  const isTaken = drag("dragover", cell(handyman, hour)).defaultPrevented;
  drag("drop", cell(handyman, hour));
  return isTaken;
}

const readSent = (end: string) => {
  const [, request] = vi.mocked(fetch).mock.calls.find(([to]) => String(to).endsWith(end)) ?? [];
  return request && JSON.parse(String(request.body));
};
const dialog = () => document.querySelector("dialog[open]")?.textContent ?? "";
const spyOnCalls = () => vi.stubGlobal("fetch", vi.fn(fetch));

test("a job dropped on a handyman at another hour is given to them, and the customer is asked for the time", async () => {
  const assigned = done("The handyman has this job now.", { status: "Accepted", clashes: [] });
  await open([job(1), job(2, { ...ofImran, scheduledFor: at(14) })], {
    assign: assigned,
    "propose-time": done("We have asked the customer."),
  });
  spyOnCalls();
  expect(dragTo(1, imran.id, 13)).toBe(true);
  await wait(() => dialog().includes("Move H-10001"), "dialog of the move");
  expect(dialog()).toContain("Give the job to Imran Haider");
  expect(dialog()).toContain("Ask the customer for 04-May-2036, 1:00\u00A0pm");
  expect(dialog()).toContain("Busy at that time: H-10002 (2:00\u00A0pm)");
  await press("Move the job");
  await readToast("The handyman has this job now. We have asked the customer.");
  expect(readSent("/assign")).toMatchObject({ providerId: imran.id, read: { status: "Requested", providerId: null } });
  expect(readSent("/propose-time")).toEqual({ time: at(13) });
});

test("a job that nobody has is changed by a drop at another hour of its row", async () => {
  await open([job(1)], { [idOf(1)]: done("Saved.", { jobId: idOf(1) }) });
  spyOnCalls();
  expect(dragTo(1, "", 15)).toBe(true);
  await wait(() => dialog().includes("Change the wished time to"), "dialog of the move");
  await press("Move the job");
  await readToast("Saved.");
  expect(readSent(`/update-webjob/${idOf(1)}`)).toEqual({ scheduledFor: at(15) });
});

test("taking a job from a handyman needs a reason, and a failure keeps the question open", async () => {
  await open([job(1, ofImran)], { assign: failing });
  expect(dragTo(1, rubina.id, 10)).toBe(true);
  await press("Move the job");
  await wait(() => dialog().includes("Please say why another handyman gets it."), "word on the reason");
  await fill({ reason: "The first handyman cannot come." });
  await press("Move the job");
  await waitFor(() => expect(document.querySelector("dialog [role=alert]")?.textContent).toBeTruthy());
  expect(findButton("Move the job")).toBeDefined();
});

test("a job cannot be dropped where nothing would change, and a finished one cannot be dragged", async () => {
  await open([job(1, ofImran), job(2, { ...ofImran, status: "Completed", nextSteps: [], scheduledFor: at(14) })]);
  expect(dragTo(1, imran.id, 10)).toBe(false);
  expect(dragTo(1, "", 15)).toBe(false);
  expect(document.querySelector("dialog[open]")).toBeNull();
  const blocks = [...document.querySelectorAll(".board-job")].map((block) => block.getAttribute("draggable"));
  expect(blocks).toEqual(["true", "false"]);
});
