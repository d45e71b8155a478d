import type { BoardHandyman, BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPage, wait, waitFor } from "../../../../test-setup/screen-reading.ts";
import { visit } from "../../../../test-setup/visit.ts";
import { placeJobs } from "./place-jobs.ts";

const day = "2026-05-04";
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 4, 4, hour - 5, minute)).toISOString();
const idOf = (number: number) => `6f1f1f86-3c8a-4b27-9a44-${String(number).padStart(12, "0")}`;

const imran: BoardHandyman = {
  ...{ id: idOf(900), name: "Imran Haider", category: "Maintenance and Repairers", city: "Islamabad", area: "G-11" },
  ...{ isAvailable: true, runningJob: null, position: null },
};
const rubina: BoardHandyman = { ...imran, id: idOf(901), name: "Rubina Kausar", area: "F-8" };

const job = (number: number, changes: Partial<BoardJob> = {}): BoardJob => ({
  ...{ id: idOf(number), jobNumber: `H-${10_000 + number}`, category: "Construction", skill: "Carpentry" },
  ...{
    city: "Islamabad",
    area: "G-9",
    status: "Requested",
    createdDate: at(7),
    scheduledFor: null,
    acceptedAt: null,
    proposedTime: null,
  },
  ...{ pinLocationLatitude: null, pinLocationLongitude: null, providerId: null, providerName: null },
  ...{ askedNow: 2, lateMinutes: null, comesAt: null, clashes: [], nextSteps: ["assign", "cancel"] },
  ...changes,
});
const taken: Partial<BoardJob> = {
  status: "Accepted",
  providerId: imran.id,
  providerName: imran.name,
  nextSteps: ["reassign"],
};

/** Half past seven on that day, unless a test says otherwise. */
const setTime = (iso = at(7, 30)) => vi.useFakeTimers({ now: new Date(iso), toFake: ["Date"] });
beforeEach(() => void setTime());
afterEach(() => void vi.useRealTimers());

const open = (jobs: BoardJob[], rest: object = {}) =>
  visit({
    path: `/office/board?day=${day}`,
    who: { role: "Dispatcher" },
    replies: {
      "day-board": {
        body: {
          day,
          isToday: false,
          jobs,
          hasMoreJobs: false,
          handymen: [rubina, imran],
          hasMoreHandymen: false,
          ...rest,
        },
      },
      "cities-list": { body: [] },
      candidates: { body: [] },
    },
  });

const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true }),
  );

test("each job is in its handyman's row under its hour; jobs that would overlap are in separate lanes", () => {
  const jobs = [
    job(1),
    job(2, { scheduledFor: at(9, 30) }),
    job(3, { scheduledFor: at(10) }),
    job(4, { scheduledFor: at(13) }),
    job(5, { ...taken, scheduledFor: at(23) }),
    job(6, { scheduledFor: "2026-05-02T05:00:00.000Z" }),
  ];
  const { atOnce, rows } = placeJobs({ day, jobs, handymen: [rubina, imran] });
  expect(atOnce.map(({ jobNumber }) => jobNumber)).toEqual(["H-10006", "H-10001"]);
  expect(rows.map(({ handyman }) => handyman?.name)).toEqual([undefined, "Imran Haider", "Rubina Kausar"]);
  const placed = rows.map(({ lanes }) =>
    lanes.map((lane) => lane.map(({ job, hour }) => `${job.jobNumber} at ${hour}`)),
  );
  expect(placed).toEqual([
    [["H-10002 at 9", "H-10004 at 13"], ["H-10003 at 10"]],
    // A job after the board's last hour is at its edge, where its text has room.
    [["H-10005 at 19"]],
    [[]],
  ]);
});

test("the board is a table of handymen and hours, and gives each job's state as text", async () => {
  await open([job(1), job(2, { ...taken, scheduledFor: at(11), lateMinutes: 25 })]);
  await readPage("Rubina Kausar");
  const heads = [...document.querySelectorAll(".board-grid thead th")].map(({ textContent }) => textContent);
  expect(heads).toHaveLength(16);
  expect([heads[0], heads[1], heads[15]]).toEqual(["Handyman", "7\u00A0am", "9\u00A0pm"]);
  const rows = [...document.querySelectorAll(".board-grid tbody tr")].map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^As soon as possible.*H-10001Waiting/);
  expect(rows[1]).toBe("Nobody yet");
  expect(rows[2]).toMatch(/^Imran Haider.*H-1000225 min late11:00\u00A0am · Carpentry · G-9$/);
  expect(rows[3]).toMatch(/^Rubina KausarF-8$/);
  await readPage("Without a pin: H-10001, H-10002");
});

test("a job without a time has the hour that its handyman said, and is not late before it", async () => {
  setTime(at(9, 30));
  await open([job(2, { ...taken, acceptedAt: at(8), comesAt: at(10) })]);
  await readPage("Rubina Kausar");
  const row = [...document.querySelectorAll(".board-grid tbody tr")].map(({ textContent }) => textContent)[1];
  expect(row).toMatch(/^Imran Haider.*H-10002Accepted10:00\u00A0am · Carpentry · G-9$/);
  press("j");
  const readPanel = () => document.querySelector(".board-panel")?.textContent ?? "";
  await wait(() => readPanel().includes("H-10002 Carpentry"), "the job");
  expect(readPanel()).toMatch(/Comes at about.*10:00\u00A0am/);
});

test("on a phone a job at night is under its own hour, and an earlier day's job under its date", async () => {
  const { matchMedia } = window;
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query === "(min-width: 62em)" ? matchMedia.call(window, "not all") : matchMedia.call(window, query),
  );
  await open([
    job(1, { scheduledFor: at(2, 30) }),
    job(2, { scheduledFor: at(23) }),
    job(3, { ...taken, scheduledFor: "2026-05-02T05:00:00.000Z" }),
    job(4, { ...taken, acceptedAt: at(7, 10) }),
  ]);
  await readPage("H-10001");
  const parts = [...document.querySelectorAll(".board-list > section")].map(
    (part) => `${part.querySelector("h2")?.textContent}: ${part.querySelector("strong")?.textContent}`,
  );
  expect(parts).toEqual([
    "As soon as possible: H-10004",
    "02-May-2026: H-10003",
    "2\u00A0am: H-10001",
    "11\u00A0pm: H-10002",
  ]);
  // Its rows name no handyman, so the cards do. A job that is wanted as soon as possible says how old it is.
  const readWords = () => document.querySelector(".board-job-words")?.textContent;
  await waitFor(() => expect(readWords()).toBe("30 min ago · Imran Haider · Carpentry · G-9"));
  vi.restoreAllMocks();
});

test("J selects the next job, A opens its candidates", async () => {
  await open([job(1), job(2, { scheduledFor: at(11) })]);
  await readPage("Rubina Kausar");
  press("j");
  await readPage("Nobody yet; 2 are asked now");
  const readChosen = () => document.querySelector(".board-job[data-open]")?.textContent;
  expect(readChosen()).toContain("H-10001");
  press("j");
  await wait(() => readChosen()?.includes("H-10002"), "second job");
  press("a");
  await wait(
    () => document.querySelector("dialog[open]")?.textContent?.includes("Give this job to a handyman"),
    "dialog",
  );
});

test("an empty day links to today, and an incomplete board says so and links to the list", async () => {
  await open([]);
  await readPage("No jobs on this day.");
  expect(document.querySelector(".empty-drawing")?.parentElement?.querySelector("a")?.textContent).toBe("Go to today");
  await open([job(1)], { hasMoreJobs: true, hasMoreHandymen: true });
  await readPage("Not all handymen fit on the board. Choose a city to see fewer.");
  expect(document.querySelector('main a[href="/office/jobs"]')?.textContent).toBe("List of jobs");
});

test("late and clashing jobs are counted and marked, and the chosen one says since when and with which", async () => {
  setTime(at(12, 5));
  const clash = (number: number) => ({ id: idOf(number), jobNumber: `H-${10_000 + number}`, scheduledFor: at(13) });
  await open([
    job(1, { createdDate: at(10) }),
    job(2, { createdDate: at(12) }),
    job(3, { ...taken, scheduledFor: at(12), clashes: [clash(4)] }),
    job(4, { ...taken, scheduledFor: at(13), lateMinutes: 20, clashes: [{ ...clash(3), scheduledFor: null }] }),
    job(5, { ...taken, scheduledFor: at(15), clashes: [clash(6)] }),
  ]);
  await readPage("5 jobs, 2 without a handyman. 2 are late. 3 clash with others. 1 handyman is free.");
  const marks = [...document.querySelectorAll(".board-job-name > span")].map(({ textContent }) => textContent);
  expect(marks).toEqual(["Overdue", "Waiting", "Overdue", "Clash", "20 min late"]);
  const lines = [...document.querySelectorAll(".board-job-words")].map(({ textContent }) => textContent ?? "");
  expect(lines.map((line) => line.startsWith("Clash · "))).toEqual([false, false, true, false, true]);
  for (let moved = 0; moved < 3; moved++) press("j");
  const readPanel = () => document.querySelector(".board-panel")?.textContent ?? "";
  await wait(() => readPanel().includes("H-10003 Carpentry"), "third job");
  expect(readPanel()).toMatch(/LateOverdue since .*12:00\u00A0pmAt the same timeH-10004 \(.*1:00\u00A0pm\)/);
  for (let moved = 0; moved < 2; moved++) press("j");
  await wait(() => readPanel().includes("H-10004 Carpentry"), "last job");
  expect(readPanel()).toContain("Late20 min late");
  expect(readPanel()).toContain("At the same timeH-10003Where");
});
