import type { JobEvent } from "@hunarmand/api/jobs/customer";
import { afterEach, expect, test } from "vitest";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const none = { amount: null, offer: null, words: null, time: null, minutes: null, claimedAt: null };
const event = (kind: JobEvent["kind"], minute: number, rest: Partial<JobEvent> = {}): JobEvent => ({
  ...{ ...none, kind, side: "provider", at: `2026-05-01T10:${minute}:00.000Z` },
  ...rest,
});
const timeline = [
  event("requested", 10, { side: "customer" }),
  event("accepted", 11),
  event("given-back", 12, { words: "My car broke down." }),
  event("accepted", 13),
  event("running-late", 14, { minutes: 12 }),
  event("arrived", 15),
  event("details-submitted", 16),
  event("price-asked", 16, { amount: 1_500 }),
];

test.each([
  ["asked", "The handyman has sent the price. Agree to it, or say what is wrong."],
  ["agreed", "The price is agreed. The handyman finishes the work."],
  ["disputed", "The handyman sees your answer and can send a new price."],
] as const)("the last line of a story with a price that is %s says what comes next", async (priceStatus, hint) => {
  await open({ priceStatus });
  await readPage(hint);
});

const open = (job: Partial<typeof followedJob>) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...followedJob, timeline, ...job } } },
  });
const readStory = () =>
  [...document.querySelectorAll(".job-timeline > li")].map((line) => line.firstChild?.textContent);

test("the customer reads what happened, who came, who did not come, and the steps ahead", async () => {
  await open({});
  await readPage("Ali Raza sent the price: PKR 1,500");
  expect(readStory()).toEqual([
    ...["Posted", "The handyman accepted", "The handyman cannot come. We offer your job to others."],
    ...["Ali Raza accepted", "Ali Raza said: I come at about 01-May-2026, 3:26\u00A0pm"],
    ...["Ali Raza arrived", "Ali Raza sent the price: PKR 1,500", "Completed"],
  ]);
  await readPage("My car broke down.");
});

test("a price that the customer has offered shows as agreed", async () => {
  const offered = event("price-disputed", 17, { side: "customer", offer: 1_200 });
  await open({ timeline: [...timeline, offered, event("price-asked", 18, { amount: 1_200 })], priceStatus: "agreed" });
  await readPage("Ali Raza agreed to PKR 1,200");
  expect(readStory()).toContain("Ali Raza sent the price: PKR 1,500");
});

test("the card of a problem names a report only after there is one", async () => {
  const over = { status: "Completed", completedDate: "2026-05-01T11:00:00.000Z", canReportProblem: true } as const;
  await open({ ...over, nextSteps: [] });
  await readPage("Is something wrong?");
  expect(document.querySelector("main")?.textContent).not.toContain("What you told us");
  const reportedDate = "2026-05-02T11:00:00.000Z";
  const report = { reference: "H-ABCDE-FGHJK", status: "New", words: null, answer: null, reportedDate } as const;
  await open({ ...over, nextSteps: [], canReportProblem: false, problem: report });
  await readPage("What you told us");
  await readPage("You get an answer by 03-May-2026, 4:00\u00A0pm.");
});

test("a pin that is set can be changed", async () => {
  const coming: Partial<typeof followedJob> = { status: "Accepted", nextSteps: ["correctPin"], startCode: "4711" };
  await open({ ...coming, pinLocationLatitude: 33.6, pinLocationLongitude: 73 });
  await readPage("Change your place on the map");
  await open({ ...coming, pinLocationLatitude: null, pinLocationLongitude: null });
  await readPage("Mark your place on the map");
});

test("a time that the office proposes for the handyman is said to be the office's, and the customer answers it", async () => {
  const time = "2036-05-02T08:00:00.000Z";
  const asked = event("time-proposed", 14, { side: "office", time });
  await open({
    ...{ status: "Accepted", proposedTime: time, proposedBy: "office", timeline: [...timeline.slice(0, 2), asked] },
    nextSteps: ["proposeTime", "agreeTime", "declineTime"],
  });
  await readPage("The office proposes 02-May-2036, 1:00\u00A0pm for your handyman.");
  await readPage("Agree to the new time");
  expect(readStory()).toContain("The office proposed another time: 02-May-2036, 1:00\u00A0pm");
});

test("the steps that wait for the customer come first: the price, the payment, the rating", async () => {
  await open({
    status: "Completed",
    nextSteps: ["agreePrice", "disputePrice", "pay", "confirm"],
    payment: { status: "due", method: null, claimed: null },
  });
  await readPage("The price");
  const listTitles = () => [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
  await wait(() => listTitles().includes("Payment"), "payment");
  const titles = listTitles();
  expect(titles.slice(0, 4)).toEqual(["The price", "Payment", "How was it?", "Your handyman"]);
  expect(document.querySelector("section[aria-label='Your next step'] h2")?.textContent).toBe("The price");
});

test("after the confirmation the payment and the rating come first; after the arrival the start code is folded below the handyman", async () => {
  const listTitles = () => [...document.querySelectorAll("main h2")].map(({ textContent }) => textContent);
  await open({ status: "Completed", nextSteps: [], confirmedDate: "2026-05-02T11:00:00.000Z", rating: 5 });
  await readPage("Your handyman");
  expect(listTitles().indexOf("Your rating")).toBeLessThan(listTitles().indexOf("Your handyman"));
  await open({ startCode: "4711" });
  await readPage("4711");
  const fold = [...document.querySelectorAll("main details")].find(({ textContent }) => textContent?.includes("4711"));
  expect(fold?.textContent).toContain("Does the handyman ask for your start code?");
  expect(fold?.hasAttribute("open")).toBe(false);
  await open({ startCode: "4711", priceStatus: "agreed", nextSteps: [] });
  await readPage("Your handyman");
  expect(document.querySelector("main")?.textContent, "nobody needs it after the price").not.toContain("4711");
});

test("the job shows the customer's complaints with their state", async () => {
  const complaint = {
    reference: "H-7K3M9-2QX4B",
    subject: null,
    status: "Resolved",
    createdDate: "2026-05-01T09:00:00.000Z",
  } as const;
  await open({ complaints: [{ ...complaint, answer: "We send somebody else." }] });
  await readPage("Your complaints about this job");
  await wait(() => document.body.textContent?.includes("We send somebody else."), "answer of the office");
});

test.each([
  ["New", "above"],
  ["Resolved", "below"],
] as const)("a complaint that is %s is %s the rating of a finished job", async (status, place) => {
  const made = { createdDate: "2026-05-01T09:00:00.000Z", answer: null };
  const complaint = { reference: "H-7K3M9-2QX4B", subject: null, status, ...made };
  await open({ status: "Completed", nextSteps: ["confirm"], complaints: [complaint] });
  const placeOf = (title: string) =>
    [...document.querySelectorAll("main h2")].findIndex(({ textContent }) => textContent === title);
  await wait(() => placeOf("Your complaints about this job") >= 0 && placeOf("How was it?") >= 0, "both cards");
  expect(placeOf("Your complaints about this job") < placeOf("How was it?")).toBe(place === "above");
});

test("the story of a paid job ends with the payment, and the page no longer asks for money", async () => {
  await open({ status: "Completed", nextSteps: [], payment: { status: "paid", method: "cash", claimed: null } });
  await wait(() => readStory().at(-1) === "Paid", "story that ends with the payment");
  expect(document.querySelector("section[aria-label='Your next step']")).toBeNull();
});

test("a job has a main heading from the first render, also while loading", async () => {
  const headings = new Set<number>();
  const observer = new MutationObserver(() => {
    const screen = document.querySelector("main .page");
    if (screen) headings.add(screen.querySelectorAll("h1").length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await open({});
  await readPage("AC Installation");
  observer.disconnect();
  expect([...headings]).toEqual([1]);
});

test.each([
  [null, "You confirmed the work"],
  [4, "You confirmed and rated the work"],
])("a confirmation with the stars %s reads: %s", async (rating, line) => {
  const confirmed = event("confirmed", 20, { side: "customer" });
  await open({ timeline: [...timeline, event("completed", 19), confirmed], rating });
  await readPage(line);
});
