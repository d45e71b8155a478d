import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { done, fakeServer } from "../../../../test-setup/faked-server.ts";
import { followedJob, followedJobId, waitingJob } from "../../../../test-setup/followed-job.ts";
import { findButton, press } from "../../../../test-setup/screen-person.ts";
import { passTimeUntilRead, readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";
import { publishOffice } from "../../../shared/office/office.tsx";

// At noon: at night, and shortly before eight, other handymen can answer.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T12:00:00+05:00") });
});

afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const minuteMilliseconds = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMilliseconds).toISOString();

const naveed = { id: followedJobId, firstName: "Naveed", rating: 4.8, reviews: 12, hasPicture: false };
const askEvent = () => ({
  at: inMinutes(0),
  side: "portal",
  amount: null,
  offer: null,
  words: null,
  minutes: null,
  claimedAt: null,
});
const readText = (text: string) => wait(() => document.querySelector("main")?.textContent?.includes(text), text);
const open = (job: object, replies = {}) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...waitingJob, createdDate: inMinutes(0), ...job } }, ...replies },
  });

test("who waits for a handyman reads how many were asked, for how long, and what happens next", async () => {
  await open({ asked: { providers: 12, until: inMinutes(20.5), laterUntil: null, only: null, people: [] } });
  await readPage("12 handymen were asked");
  await readText("20 minutes more.");
  await readPage("If nobody accepts, our office looks for somebody and calls you.");
});

test("of several who were asked, face, first name and stars of some are shown, with their pages", async () => {
  const imran = {
    id: "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c12",
    firstName: "Imran",
    rating: null,
    reviews: 0,
    hasPicture: false,
  };
  const people = [naveed, imran];
  await open({ asked: { providers: 12, until: inMinutes(20.5), laterUntil: null, only: null, people } });
  await readPage("12 handymen were asked");
  await wait(() => document.querySelector("main [aria-label='Can still answer:']"), "those who can answer");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main .best-handymen a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(people.map(({ id }) => `/providers/${id}`));
  expect(links[0]?.textContent).toMatch(/^Naveed4\.8 \(\d+\)$/);
  expect(links[1]?.textContent).toBe("ImranNo reviews yet");
});

test("who waits for a handyman as soon as possible can call the office, who waits for a time is not asked to", async () => {
  publishOffice({ phone: "051 111 486 276", phoneLink: "tel:+9251111486276" });
  const asked = { providers: 12, until: inMinutes(20.5), laterUntil: null, only: null, people: [] };
  await open({ asked });
  await readPage("If it cannot wait, call us now, day or night: 051 111 486 276");
  expect(document.querySelector('main a[href="tel:+9251111486276"].mantine-Button-root')).not.toBeNull();
  await open({ asked, scheduledFor: inMinutes(600) });
  await readText("20 minutes more.");
  expect(document.querySelector("main")?.textContent).not.toContain("cannot wait");
  publishOffice({});
});

test("after a handyman gave the job back, who waits reads one moment and what follows", async () => {
  const asked = { providers: 2, until: inMinutes(29.5), laterUntil: null, only: null, people: [] };
  const timeline = [{ ...askEvent(), kind: "given-back", time: null }];
  await open({ asked, timeline, createdDate: inMinutes(-14), scheduledFor: inMinutes(53) });
  await readText("29 minutes more.");
  await readPage("If nobody says yes by then, we ask you for another time.");
  const card = document.querySelector("main h2")?.parentElement?.textContent;
  expect(card?.match(/\d:\d\d/g)).toHaveLength(1);
});

test("who waits reads the usual price until the handyman has named one", async () => {
  await open({ asked: { providers: 12, until: inMinutes(20.5), laterUntil: null, only: null, people: [] } });
  await readPage("Usual for the work alone, one job: PKR 1,000 to 2,000");
  await open({ status: "Accepted", provider: followedJob.provider, nextSteps: [] });
  await readPage("Comes as soon as possible");
  await readPage("Usual for the work alone, one job: PKR 1,000 to 2,000");
});

test("while only one handyman is asked, nobody reads that the first to accept comes", async () => {
  const timeline = [{ ...askEvent(), kind: "asked-first", time: inMinutes(10) }];
  await open({ asked: { providers: 1, until: inMinutes(10), laterUntil: null, only: naveed, people: [] }, timeline });
  await readPage("We ask Naveed first.");
  await readPage("You then see face, name and phone number here.");
  expect(document.querySelector("[aria-label='4.8 out of 5, 12 reviews']")).not.toBeNull();
  await wait(
    () => document.querySelector("main")?.textContent?.includes("Naveed can answer until"),
    "the end of their time",
  );
  const text = document.querySelector("main")?.textContent;
  expect(text).not.toContain("1 handyman was asked");
  expect(text).toContain("we ask only this handyman");
  const card = document.querySelector("main h2")?.parentElement?.textContent;
  expect(card?.match(/until \d/g)).toHaveLength(1);
  expect(text).not.toContain("The first to accept");
});

test("who waits for the only handyman of this work sees them, and is promised no more", async () => {
  const timeline = [{ ...askEvent(), kind: "asked-everybody", time: null }];
  await open({ asked: { providers: 1, until: inMinutes(5), laterUntil: null, only: naveed, people: [] }, timeline });
  await readPage("We have asked Naveed.");
  expect(document.querySelector("[aria-label='4.8 out of 5, 12 reviews']")).not.toBeNull();
  await readPage("Verified at our office");
  expect(document.querySelector(`main a[href="/providers/${naveed.id}"]`)).not.toBeNull();
  await readPage("We have asked one handyman.");
  await readPage("If nobody accepts, our office looks for somebody and calls you.");
  const text = document.querySelector("main")?.textContent;
  expect(text).not.toContain("first");
  expect(text).not.toContain("more handymen");
});

test("a job is cancelled only with a reason that the customer has chosen", async () => {
  const message = "Job cancelled.";
  await open(
    { asked: { providers: 1, until: inMinutes(5), laterUntil: null, only: null, people: [] } },
    { cancel: done(message, { status: "Cancelled" }) },
  );
  await press("Cancel this job");
  await press("Cancel the job");
  await wait(
    () => document.querySelector("dialog [role=radiogroup]")?.parentElement?.textContent?.includes("required"),
    "the refusal",
  );
  const choices = [...document.querySelectorAll<HTMLInputElement>("dialog input[type=radio]")];
  expect(choices.filter(({ checked }) => checked)).toEqual([]);
  choices[1]?.click();
  await press("Cancel the job");
  await readToast(message);
});

test("changing and cancelling are in the first card while nobody has accepted, once each", async () => {
  await open({ asked: { providers: 1, until: inMinutes(5), laterUntil: null, only: null, people: [] } });
  await readPage("1 handyman was asked");
  const card = document.querySelector("main h2")?.parentElement;
  expect(card?.querySelector(`a[href="/jobs/${followedJobId}/edit?time"]`)?.textContent).toBe("Change this job");
  expect(card?.contains(findButton("Cancel this job") ?? null)).toBe(true);
  expect(document.querySelectorAll('main a[href*="/edit"]')).toHaveLength(1);
});

test("the end of a round fetches the job again, until it shows the next round", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setInterval", "clearInterval", "Date"] });
  await open({ asked: { providers: 2, until: inMinutes(1), laterUntil: null, only: null, people: [] } });
  await readPage("2 handymen were asked");
  const next = {
    ...waitingJob,
    createdDate: inMinutes(0),
    asked: { providers: 5, until: inMinutes(100_000), laterUntil: null, only: null, people: [] },
  };
  fakeServer({ [`Job/${followedJobId}`]: { body: next } });
  await passTimeUntilRead("5 handymen were asked", minuteMilliseconds);
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

test("by day who waits reads how soon somebody usually accepts", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T12:00:00+05:00") });
  publishOffice({ openDays: "1,2,3,4,5,6", opensAt: "09:00", closesAt: "18:00" });
  await open(
    {
      asked: { providers: 3, until: inMinutes(10), laterUntil: null, only: null, people: [], callBy: inMinutes(70) },
    },
    facts({ day: 12, night: null }),
  );
  await readPage("A handyman usually accepts within 20 minutes.");
  await readPage("If nobody accepts, our office calls you by today 1:10\u00A0pm.");
  publishOffice({});
});

test("a job without open offers says how many were asked, and that nobody accepted", async () => {
  await open({ isOffered: false, asked: { providers: 3, until: null, laterUntil: null, only: null, people: [] } });
  await readPage("Our office looks for a handyman and calls you.");
  await wait(() => findButton("Cancel this job"), "way to cancel");
  await readPage("3 handymen were asked, nobody has accepted.");
});
