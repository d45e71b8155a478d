import type { Job } from "@hunarmand/api/jobs/job";
import { afterEach, expect, test } from "vitest";
import { done } from "../../../../test-setup/faked-server.ts";
import { detailedJob, offeredJob } from "../../../../test-setup/job-replies.ts";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

const idOf = (digit: number) => `0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c0${digit}`;
const makeJob = (digit: number, rest: Partial<Job>): Job => {
  const id = idOf(digit);
  return { ...detailedJob, id, jobId: id, jobNumber: `H-${digit}`, earning: 4_500, ...rest };
};
const disputed = { priceStatus: "disputed", offeredPrice: 4_000, nextSteps: ["correctPrice"] } as const;
const readNumbers = () =>
  [...document.querySelectorAll("main article")].map((card) => /H-\d/.exec(card.textContent ?? "")?.[0]);

async function open(before: Job[], after: Job[], path = "/activejobs") {
  const list = `handyman-active-jobs/${email}`;
  const correct = { ...done("The price is agreed.", { priceStatus: "agreed" }), changes: { [list]: { body: after } } };
  const replies = { [list]: { body: before }, [`${idOf(2)}/correct-price`]: correct };
  await visit({ path, who: provider, replies });
  await wait(() => readNumbers().length === before.length, "list");
}

test("an answer to a price moves no other job to the place of the tapped one; a new job comes last, a gone one goes", async () => {
  const gone = makeJob(1, { status: "Accepted", earning: null, nextSteps: ["arrive"] });
  const answered = makeJob(2, { ...disputed, nextSteps: [...disputed.nextSteps] });
  const waiting = makeJob(3, { priceStatus: "asked" });
  const refused = { ...waiting, priceStatus: "disputed", offeredPrice: 3_000 } as const;
  await open(
    [gone, waiting, answered],
    [makeJob(4, { priceStatus: "agreed" }), refused, { ...answered, priceStatus: "asked", offeredPrice: null }],
  );
  expect(readNumbers()).toEqual(["H-2", "H-3", "H-1"]);
  await press("Take PKR 4,000");
  await readToast("The price is agreed.");
  await wait(() => readNumbers().includes("H-4"), "new job");
  expect(readNumbers()).toEqual(["H-2", "H-3", "H-4"]);
});

test("the way from the start page leads to the card of the job, first in the list", async () => {
  const jobs = [makeJob(1, { priceStatus: "agreed" }), makeJob(2, { priceStatus: "asked" })];
  await open(jobs, jobs, `/activejobs?job=${idOf(2)}`);
  expect(readNumbers()).toEqual(["H-2", "H-1"]);
});

test("the question before the completion names the work, the job and the customer", async () => {
  const job = makeJob(1, { subSkill: "Mixer and Tap Installation" });
  await open([job], [job]);
  await press("Mark as Completed");
  const text =
    "Mixer and Tap Installation, G-9, H-1. Is the work for Ayesha Siddiqui finished? After it one step is left.";
  await readDialog(text, "Mark as Completed?");
  await press("Yes, to the last step");
  await waitForPath(`/jobcompletion/${idOf(1)}`);
});

test("a handyman who stops after the question reads on the card that one step is left, and is not asked again", async () => {
  const job = makeJob(1, { priceStatus: "asked", nextSteps: ["submitDetails", "saveDraft", "complete"] });
  const list = { [`handyman-active-jobs/${email}`]: { body: [job] } };
  const replies = { ...list, [`job-details/${idOf(1)}`]: { body: { ...detailedJob, ...job, salary: 4_500 } } };
  await visit({ path: "/activejobs", who: provider, replies });
  await press("Mark as Completed");
  await press("Yes, to the last step");
  await waitForPath(`/jobcompletion/${idOf(1)}`);
  await readPage("One last step: tap “Complete the job” at the bottom.");
  await press("Do this later");
  await waitForPath("/activejobs");
  await readPage("You have not finished: complete the job.");
  await press("Mark as Completed");
  await waitForPath(`/jobcompletion/${idOf(1)}`);
});

test.each([
  [{ status: "Accepted", nextSteps: ["arrive"] }, "You have not arrived yet", "I have arrived", "acceptarrival"],
  [
    { nextSteps: ["submitDetails"] },
    "You have not sent your price yet",
    "Send the price",
    "acceptjobdetailssubmission",
  ],
  [
    { priceStatus: "disputed", offeredPrice: 4_000, nextSteps: ["submitDetails", "complete", "correctPrice"] },
    ...["The customer does not agree to this price.", "See their answer", "jobcompletion"],
  ],
] as [Partial<Job>, string, string, string][])(
  "marking a job that lacks a step leads to the step: %j",
  async (rest, title, button, path) => {
    const job = makeJob(1, rest);
    await open([job], [job]);
    await press("Mark as Completed");
    await wait(() => document.querySelector("dialog")?.textContent?.includes(title), "dialog");
    const buttons = [...document.querySelectorAll("dialog button")];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Do this later", button]);
    (buttons[1] as HTMLElement).click();
    await waitForPath(`/${path}/${idOf(1)}`);
  },
);

test("cash that only the customer speaks of is asked about above the jobs, too", async () => {
  const said = { jobId: idOf(3), jobNumber: "H-3", customerName: "Ayesha Siddiqui", skill: "Painting", amount: 2_500 };
  const money = { from: "2026-05-01", to: "2026-05-01", gross: 0, fee: 0, net: 0, jobs: 0, days: [] };
  const body = {
    ...money,
    cashToReport: null,
    cashDiffering: null,
    cashWaiting: 0,
    cashSaid: said,
    cashUnconfirmed: 2_500,
  };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [makeJob(1, {})] },
    "Provider/earnings": { body },
    "declare-cash": {
      ...done("We have your report."),
      changes: { "Provider/earnings": { body: { ...body, cashSaid: null, cashUnconfirmed: 0 } } },
    },
  };
  await visit({ path: "/activejobs", who: provider, replies });
  await readPage("Did Ayesha pay you PKR 2,500 in cash? Ayesha says yes.");
  await press("Yes, I got PKR 2,500");
  await readToast("We have your report.");
  await wait(() => !document.querySelector("main")?.textContent?.includes("Ayesha says"), "page without the question");
});

test("a customer's amount leads the card of its job, with both answers above the call, and no offers above it", async () => {
  const job = makeJob(2, { ...disputed, phoneNumber: "+923031234567", nextSteps: [...disputed.nextSteps] });
  const offers = { [`handyman-requested-jobs/${email}`]: { body: [offeredJob] } };
  const list = { [`handyman-active-jobs/${email}`]: { body: [job] } };
  await visit({ path: "/activejobs", who: provider, replies: { ...list, ...offers } });
  const listButtons = () =>
    [...document.querySelectorAll("main .mantine-Button-root")].map(({ textContent }) => textContent);
  await wait(() => listButtons().includes("1 new job is open"), "offers");
  expect(listButtons().slice(0, 3)).toEqual(["Take PKR 4,000", "Say another price", "Call"]);
  await readPage("PKR 4,000");
  const card = document.querySelector("main article")?.textContent;
  expect(card, "what is left of it follows").toMatch(/would payPKR 4,000You keep PKR 3,600\./);
  await wait(() => listButtons().at(-1) === "1 new job is open", "offers below the jobs");
});

test("three taps at the thumb and the answer about the cash complete the first job", async () => {
  const job = makeJob(1, { priceStatus: "agreed", nextSteps: ["submitDetails", "saveDraft", "complete"] });
  const list = { [`handyman-active-jobs/${email}`]: { body: [job, makeJob(2, { priceStatus: "agreed" })] } };
  const details = { ...detailedJob, ...job, salary: 4_500 };
  const replies = {
    ...{ ...list, [`job-details/${idOf(1)}`]: { body: details }, "complete-job": done("Job marked as completed.") },
    ...{ "declare-cash": done("Cash reported successfully.") },
    [`completed-jobs/${email}`]: { body: [] },
  };
  await visit({ path: "/activejobs", who: provider, replies });
  const bars = await wait(() => document.querySelector("main .thumb-bar"), "bar at the thumb");
  expect(bars.textContent).toBe("Plumbing Installation, G-9, Ayesha SiddiquiMark as Completed");
  await press("Mark as Completed");
  await press("Yes, to the last step");
  await waitForPath(`/jobcompletion/${idOf(1)}`);
  await wait(() => document.querySelector("main .thumb-bar button[type=submit]"), "button at the thumb");
  await press("Yes, all");
  await press("Complete the job");
  await waitForPath("/completedjobs");
});

test("a corrected price far above the usual one offers what was probably meant", async () => {
  const refused = {
    priceStatus: "disputed",
    usualPrice: { from: 1_500, to: 3_000 },
    nextSteps: ["correctPrice"],
  } as const;
  const job = makeJob(2, { ...refused, nextSteps: [...refused.nextSteps] });
  await open([job], [job]);
  await press("Correct the price");
  await wait(() => findField("salary"), "field for the price");
  await fill({ salary: "25000" });
  await wait(
    () => document.querySelector("dialog")?.textContent?.includes("This is 8 times the usual price."),
    () => document.querySelector("dialog")?.textContent ?? "dialog",
  );
  await press("Did you mean PKR 2,500?");
  await wait(() => findField("salary")?.value === "2,500", "the price that was meant");
  await wait(() => findButton("Send price PKR 2,500"), "button that names it");
});
