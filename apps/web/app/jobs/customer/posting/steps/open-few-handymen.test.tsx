import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "../../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";
import { publishOffice } from "../../../../shared/office/office.tsx";
import { emptyDraft, type JobDraft } from "../job-draft.ts";
import { type FormerHandyman, keepDraft } from "../kept-draft.ts";

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  vi.useRealTimers();
  publishOffice({});
  await leave();
});

const work = { category: "Maintenance and Repairers", skill: "Plumbing Repair" };
const place = { city: "Islamabad", area: "G-9", address: "House 12" };

/** Opens the last step on a Saturday, where so many take jobs by day only, and so many at all hours. */
function open(
  pakistanTime: string,
  { day, always }: { day: number; always: number },
  typed: Partial<JobDraft> = {},
  former?: FormerHandyman,
  step: "what" | "review" = "review",
  nightJobs: { posted: number; taken: number } | null = null,
) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-11-28T${pakistanTime}:00+05:00`) });
  publishOffice({ openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00", urgentOfferMinutes: "10" });
  const usualAnswerMinutes = { day: 12, night: null };
  const islamabad = {
    ...{ city: "Islamabad", handymen: day + always, areas: [], usualArrivalMinutes: null, usualAnswerMinutes },
    ...{ byHours: { day, late: 0, always }, nightJobs },
  };
  const facts = { usualPrice: { from: 800, to: 1_800 }, exactPrices: [], postedJobs: [], cities: [islamabad] };
  return visit({
    path: "/jobs/new",
    begin: () => keepDraft({ draft: { ...emptyDraft, ...work, ...place, ...typed }, step, ...(former && { former }) }),
    replies: { [`work-facts/${typed.skill ?? work.skill}`]: { body: facts }, "best-handymen": { body: [] } },
  });
}
const read = () => document.querySelector("main")?.textContent ?? "";
const monday = "The office calls you by Monday 10:00\u00A0am.";

test("at night the last step says how few take jobs now, who answers if they cannot come, and offers the morning", async () => {
  await open("22:30", { day: 4, always: 1 });
  await readPage("At this hour, only 1 handyman takes jobs.");
  await readPage("If they cannot come, 4 more handymen answer from 8\u00A0am.");
  await readPage("If nobody accepts, our office calls you by Monday 10:00\u00A0am.");
  await press("Come tomorrow at 9 am: we ask 5");
  await wait(() => !read().includes("At this hour, only"), "the wish for the morning");
  await wait(
    () => document.querySelector("main .short-check")?.textContent?.includes("9:00\u00A0am"),
    "the time in the summary",
  );
});

test("at night, where more than a few take jobs now, the last step says how many, how it went so far, and offers the morning", async () => {
  await open("22:30", { day: 8, always: 3 }, {}, undefined, "review", { posted: 20, taken: 13 });
  await readPage("At this hour, 3 of 11 handymen take jobs.");
  await readPage("Of the last 20 night jobs here, 13 found somebody within an hour.");
  await readPage("Come tomorrow at 9 am: we ask 11");
});

test("at night, where all sleep, the last step says when answers come", async () => {
  await open("23:30", { day: 4, always: 0 });
  await readPage("It is night. Handymen answer from 8\u00A0am.");
  await readPage("Come tomorrow at 9 am: we ask 4");
});

test("at night, who asks for one handyman reads when the answer comes, and can choose the morning", async () => {
  await open("23:30", { day: 1, always: 0 }, {}, { jobId: "b7c5", name: "Ali Raza", isAsked: true });
  await readPage("It is night. Handymen answer from 8\u00A0am.");
  await press("Come tomorrow at 9 am");
  await wait(
    () => document.querySelector("main .short-check")?.textContent?.includes("9:00\u00A0am"),
    "the time in the summary",
  );
});

test("where only one does this work, the last step says when the office calls if they cannot come", async () => {
  await open("22:30", { day: 0, always: 1 });
  await readPage("Only 1 handyman in Islamabad does this work.");
  await readPage("If they cannot come, our office looks for somebody.");
  await readPage(monday);
});

test("where enough can come, nothing more is said", async () => {
  await open("12:00", { day: 4, always: 1 });
  await readPage("Close the main water tap if water is running.");
  for (const text of ["At this hour, only", "Only ", "office calls"]) expect(read()).not.toContain(text);
});

test("in the evening, where enough can come, the last step says when the office calls if nobody accepts", async () => {
  await open("20:50", { day: 4, always: 1 });
  await readPage("If nobody accepts, our office calls you by Monday 10:00\u00A0am.");
});

test("who needs somebody as soon as possible reads what helps at once, who wishes a time does not", async () => {
  await open("12:00", { day: 4, always: 1 });
  await readPage("Close the main water tap if water is running.");
  await open("12:00", { day: 4, always: 1 }, { time: "later", scheduledAt: "2026-11-29T09:00" });
  await readPage("Usually PKR 800 to 1,800, plus any materials.");
  expect(read()).not.toContain("main water tap");
});

test("who can smell gas reads what to do first, also where nobody can come", async () => {
  const gas = { category: "Specialists", skill: "Leak Detection", subSkill: "Gas Leak Detection" };
  await open("21:00", { day: 0, always: 0 }, gas);
  await readPage("If you smell gas, close the valve, open windows, touch no switch, no fire.");
  await readPage("No handyman in Islamabad does this work now.");
});

test("who chooses work on gas reads what to do first on the first step", async () => {
  const gas = { category: "Specialists", skill: "Leak Detection", subSkill: "Gas Leak Detection" };
  await open("11:00", { day: 4, always: 1 }, gas, undefined, "what");
  await readPage("If you smell gas, close the valve, open windows, touch no switch, no fire.");
});
