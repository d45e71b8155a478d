import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../../../test-setup/faked-server.ts";
import { acceptedJob, detailedJob, jobId, offeredJob } from "../../../../test-setup/job-replies.ts";
import { cashToReport, noEarnings } from "../../../../test-setup/payment-replies.ts";
import { profile } from "../../../../test-setup/profile-replies.ts";
import { press } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

const clash = { id: detailedJob.jobId, jobNumber: "H-10490", scheduledFor: null };

/** Each test has an area of its own: the frame of the screen keeps the offers of the one before until it has read new ones. */
async function open(area: string, changes: object) {
  const offers = [{ ...offeredJob, knowsTerms: true, area, ...changes }];
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [] },
    [`handyman-requested-jobs/${email}`]: { body: offers },
    [`job-details/${jobId}`]: { body: acceptedJob },
    "accept-job": done("Accepted."),
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage(`${area} · In your area · As soon as possible`);
}

test("the newest offer on the start page is accepted where its terms are, as in the list, with the terms folded for who knows them", async () => {
  await open("G-9", {});
  await readPage("You usually receive PKR 900 to 1,800");
  await press("Accept");
  await waitForPath("/acceptjob");
  expect(localStorage.getItem("currentJobId")).toBe(jobId);
  await readPage("If no price is agreed, the visit is not paid.");
  await readPage("Rules of accepting");
  const rules = [...document.querySelectorAll("main summary")].find((one) => one.textContent === "Rules of accepting");
  expect(rules?.closest("details")?.open).toBe(false);
  expect(rules?.closest("details")?.textContent).toContain("Arrive on time.");
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  await press("I Agree & Continue");
  await readToast("Job accepted successfully.");
  await waitForPath("/acceptcustomerinfo");
  const [, request] = calls.mock.calls.find(([to]) => String(to).endsWith("accept-job")) ?? [];
  expect(JSON.parse(String(request?.body))).toMatchObject({ Id: jobId, read: { area: "G-9" } });
});

test("an offer at the time of an own job says so on the start page, before it is opened", async () => {
  await open("G-11", { clashes: [clash] });
  await readPage("You have another job at nearly this time");
  await press("Accept");
  await waitForPath("/acceptjob");
  await readPage("H-10490 · As soon as possible");
});

test("who has never accepted a job reads the terms in full", async () => {
  await open("F-10", { knowsTerms: false, expiresAt: new Date(Date.now() + 30_000).toISOString() });
  await readPage("Closes in less than a minute");
  await press("Accept");
  await waitForPath("/acceptjob");
  await readPage("Please read this before you accept.");
  await readPage("Closes in less than a minute");
  expect([...document.querySelectorAll("main li")].some((line) => line.closest("details"))).toBe(false);
});

test("the job of now leads the start page with one way to it, and below it is the open offer", async () => {
  const offers = [{ ...offeredJob, area: "H-9", expiresAt: new Date(Date.now() + 600_000).toISOString() }];
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [{ ...detailedJob, earning: 4_500, priceStatus: "disputed" }] },
    [`handyman-requested-jobs/${email}`]: { body: offers },
    "Provider/earnings": { body: { ...noEarnings, cashToReport } },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage("H-9 · In your area · As soon as possible");
  await readPage("Did Ayesha pay you PKR 4,500 in cash?");
  const said = [
    "Your current job",
    "Answer Ayesha about the price",
    "1 new job",
    "In your area",
    "Accept",
    "Earned today",
    "Did Ayesha pay",
  ];
  const places = said.map((text) => document.querySelector("main")?.textContent?.indexOf(text) ?? -1);
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const main = [...document.querySelectorAll(".own-home .mantine-Button-root:not([data-variant=default])")];
  expect(main.map(({ textContent }) => textContent)).toEqual(["Answer Ayesha about the price"]);
});

test.each([
  ["of a later day", 72],
  ["in three hours", 3],
])("an offer leads the start page before a job %s, which says when to set out", async (_name, hours) => {
  const later = { ...acceptedJob, scheduledFor: new Date(Date.now() + hours * 3_600_000).toISOString() };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [later] },
    [`handyman-requested-jobs/${email}`]: { body: [{ ...offeredJob, area: "I-8" }] },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage("I-8 · In your area · As soon as possible");
  await readPage("See the job");
  await wait(() => document.querySelector(".own-home")?.textContent?.includes("Set out at about"), "when to set out");
  const text = document.querySelector("main")?.textContent ?? "";
  expect(text.indexOf("1 new job")).toBeLessThan(text.indexOf("Your next job"));
});

const readButtons = (place: string) =>
  [...document.querySelectorAll<HTMLElement>(`${place} .mantine-Button-root`)].map(
    ({ textContent, dataset }) => `${textContent} ${dataset.variant}`,
  );

test("while an offer runs out, the running job is one line above it", async () => {
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [{ ...detailedJob, jobId: clash.id, priceStatus: null }] },
    [`handyman-requested-jobs/${email}`]: { body: [{ ...offeredJob, area: "I-8" }] },
  };
  await visit({ path: "/home", who: provider, replies });
  await wait(
    () => readButtons(".own-home").slice(0, 2).join() === "See the job default,Accept filled",
    () => `buttons: ${readButtons(".own-home")}`,
  );
});

test("a handyman who takes no jobs reads that these still wait, and the one main button takes jobs again", async () => {
  const replies = {
    edituser: { body: { ...profile, available: false } },
    [`handyman-active-jobs/${email}`]: { body: [] },
    [`handyman-requested-jobs/${email}`]: { body: [{ ...offeredJob, area: "I-9" }] },
  };
  const readMain = (place: string) => readButtons(place).filter((one) => one.endsWith("filled"));
  const { go } = await visit({ path: "/home", who: provider, replies });
  for (const [path, place] of [
    ["/home", ".own-home"],
    ["/requestedjobs?offer", "main"],
  ] as const) {
    await go(path);
    await readPage("You take no jobs now. These still wait.");
    await wait(
      () => readMain(place).join() === "Take new jobs filled",
      () => `main buttons: ${readMain(place)}`,
    );
  }
});
