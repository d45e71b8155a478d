import { afterEach, expect, test, vi } from "vitest";
import { followedJobId, waitingJob } from "../../../../test-setup/followed-job.ts";
import { findButton } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const minuteMilliseconds = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMilliseconds).toISOString();

const open = (job: object, replies = {}) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...waitingJob, createdDate: inMinutes(0), ...job } }, ...replies },
  });

const byHours = { day: 3, late: 0, always: 0 };
const facts = (usualAnswerMinutes: object) => ({
  "work-facts/AC Installation": {
    body: {
      usualPrice: { from: 1_000, to: 2_000 },
      exactPrices: [],
      postedJobs: [],
      cities: [{ city: "Islamabad", handymen: 3, areas: [], usualArrivalMinutes: null, usualAnswerMinutes, byHours }],
    },
  },
});

const firstOpenHour = "2026-11-28T05:00:00.000Z";

/** At half past eleven on a Friday night. */
function openAtNight(ask: () => object, job: object = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T23:30:00+05:00") });
  publishOffice({ openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00", openingHours: "9am to 6pm" });
  const asked = { providers: 3, laterUntil: null, only: null, people: [], callBy: firstOpenHour, ...ask() };
  return open({ asked, ...job }, facts({ day: 12, night: 9 }));
}
const tenPastEight = "2026-11-28T03:10:00.000Z";

test("at night who waits reads until when those can answer who take jobs now, and from when the others", async () => {
  await openAtNight(() => ({ until: inMinutes(9.5), laterUntil: tenPastEight }));
  await readPage("3 handymen were asked");
  await readPage("Who works now can answer until 11:39\u00A0pm, the others from 8\u00A0am.");
  expect(document.querySelector("main")?.textContent).not.toContain("usually accepts");
  await readPage("If nobody accepts, our office calls you by tomorrow 10:00\u00A0am.");
  await wait(() => findButton("Tomorrow morning, 9 am: ask 3 handymen"), "the morning by one tap");
  publishOffice({});
});

test("at night who waits reads how many can answer now and how many in the morning, as before posting", async () => {
  const open = { first: 1, later: 2 };
  await openAtNight(() => ({ until: inMinutes(9.5), laterUntil: tenPastEight, open }), { skill: "Plumbing Repair" });
  await readPage("3 handymen asked, 1 can answer now, 2 from 8\u00A0am");
  await readPage("Who works now can answer until 11:39\u00A0pm.");
  await readPage("Close the main water tap if water is running.");
  expect(countSentences()).toBeLessThanOrEqual(5);
  publishOffice({});
});

test("who wishes a time reads what follows until the office opens, and by when it calls", async () => {
  const ask = () => ({ until: tenPastEight });
  await openAtNight(ask, { scheduledFor: "2026-11-28T04:00:00.000Z" });
  await readPage("For tomorrow 9:00\u00A0am");
  await readPage("If nobody has accepted by tomorrow 8:30\u00A0am, we ask you for another time.");
  expect(document.querySelector("main")?.textContent, "a call after the wished time").not.toContain(
    "our office calls you",
  );
  const callBy = "2026-11-28T08:00:00.000Z";
  await openAtNight(() => ({ until: tenPastEight, callBy }), { scheduledFor: "2026-11-28T10:00:00.000Z" });
  await readPage("If nobody accepts, our office calls you by tomorrow 1:00\u00A0pm.");
  expect(document.querySelector("main")?.textContent, "one answer is enough").not.toContain("If nobody has accepted");
  publishOffice({});
});

test("at night, while all who can answer sleep, who waits reads from when answers come", async () => {
  await openAtNight(() => ({ until: tenPastEight }));
  await readPage("It is night. Handymen answer from 8\u00A0am.");
  expect(document.querySelector("main")?.textContent).not.toContain("minutes more");
  publishOffice({});
});

test("who waits as soon as possible reads what helps at once", async () => {
  const replies = { "work-facts/Plumbing Repair": { isLost: true } };
  await open(
    {
      skill: "Plumbing Repair",
      asked: { providers: 3, until: inMinutes(9), laterUntil: null, only: null, people: [] },
    },
    replies,
  );
  await readPage("Close the main water tap if water is running.");
});

test("while the office is closed, the day of its other calls and its WhatsApp are below the number for urgent calls", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T22:30:00+05:00") });
  const hours = { openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00", openingHours: "9am to 6pm" };
  publishOffice({ phone: "051 1234567", whatsappLink: "https://wa.me/923001112233", ...hours });
  const asked = { providers: 3, until: inMinutes(9), laterUntil: null, only: null, people: [] };
  await open({ asked });
  await readPage("Not urgent? Our office answers Monday from 9:00\u00A0am.");
  expect(document.querySelector('main a[href="https://wa.me/923001112233"]')).not.toBeNull();
  vi.setSystemTime(new Date("2026-11-28T12:00:00+05:00"));
  await open({ asked: { ...asked, until: inMinutes(9) } });
  await readPage("If it cannot wait, call us now, day or night: 051 1234567");
  expect(document.querySelector("main")?.textContent).not.toContain("Not urgent?");
  publishOffice({});
});

/** The sentences in sight: those of a fold come by a tap. */
function countSentences(): number {
  const card = document.querySelector("main h2")?.parentElement?.cloneNode(true) as HTMLElement | undefined;
  for (const hidden of card?.querySelectorAll("details, ul, a, button, h2") ?? []) hidden.remove();
  const said = [...(card?.querySelectorAll("p") ?? [])].map(({ textContent }) => textContent ?? "");
  return said
    .join("\n")
    .split(/[.?:](?=\s|$)|\n/)
    .filter((sentence) => sentence.trim() !== "").length;
}

test("who waits at night reads at most five sentences, and all else by a tap", async () => {
  await openAtNight(() => ({ until: inMinutes(9.5), laterUntil: tenPastEight }), { skill: "Plumbing Repair" });
  publishOffice({ phone: "051 1234567", openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  await readPage("3 handymen were asked");
  await readPage("If it cannot wait, call us now, day or night:");
  await readPage("Close the main water tap if water is running.");
  expect(countSentences()).toBeLessThanOrEqual(5);
  const more = await wait(() => document.querySelector("main h2 ~ details"), "the fold");
  await wait(() => more.textContent?.includes("Posting is free."), "the rule");
  publishOffice({});
});

test("ten minutes without a yes are named in five sentences, with who is asked next and another time by one tap", async () => {
  const createdDate = "2026-11-27T18:19:00.000Z";
  await openAtNight(() => ({ until: tenPastEight }), { createdDate, skill: "Plumbing Repair" });
  publishOffice({ phone: "051 1234567", openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  await readPage("Nobody has accepted yet");
  await readPage("Close the main water tap if water is running.");
  await readPage("3 handymen were asked, those who sleep answer from 8\u00A0am.");
  await readPage("If nobody accepts, our office calls you by tomorrow 10:00\u00A0am.");
  await readPage("Tomorrow morning, 9 am: ask 3 handymen");
  expect(countSentences()).toBeLessThanOrEqual(5);
  await openAtNight(() => ({ until: inMinutes(8), providers: 23 }), { createdDate });
  await readPage("We now ask more: 23 handymen so far, until 11:38\u00A0pm.");
  publishOffice({});
});
