import { afterEach, expect, test } from "vitest";
import { acceptedJob, detailedJob, jobId } from "../../../../test-setup/job-replies.ts";
import { cashToReport, noEarnings } from "../../../../test-setup/payment-replies.ts";
import { profile } from "../../../../test-setup/profile-replies.ts";
import { findButton } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

test.each([
  ["asked", "You asked for PKR 4,500. Waiting for Ayesha's yes."],
  ["agreed", "PKR 4,500: you both agreed."],
  ["disputed", "The customer does not agree to PKR 4,500."],
] as const)("a handyman's start page says what the customer answered to the price: %s", async (priceStatus, text) => {
  const job = { ...detailedJob, earning: 4_500, priceStatus };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [job] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage(text);
  const card = document.querySelector(".own-home article");
  expect(card?.textContent?.startsWith(`Your current job${text}`)).toBe(true);
  expect(document.querySelectorAll(".own-home [role=alert]")).toHaveLength(priceStatus === "disputed" ? 1 : 0);
});

const idle = {
  [`handyman-active-jobs/${email}`]: { body: [] },
  [`handyman-requested-jobs/${email}`]: { body: [] },
};
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const inSixHours = new Date(Date.now() + 6 * 3_600_000).toISOString();

test.each([
  [{ arrivedAt: "2026-05-01T10:00:00.000Z" }, "You arrived at 01-May-2026, 3:00 pm."],
  [
    { status: "Accepted", arrivedAt: null, comesAt: "2036-05-01T09:00:00.000Z" },
    "Be there 01-May-2036, 2:00 pm.Set out at about 1:20 pm.",
  ],
  [{ status: "Accepted", arrivedAt: null, comesAt: inAnHour }, "You come at about"],
  [
    { status: "Accepted", arrivedAt: null, comesAt: "2026-05-01T09:00:00.000Z" },
    "You said 01-May-2026, 2:00 pm. That time is over. Say a new time.",
  ],
  [{ status: "Accepted", arrivedAt: null }, "As soon as possible"],
] as const)(
  "the start page says of the current job when they came, or else when they come, or that they are late: %o",
  async (changes, text) => {
    const replies = {
      [`handyman-active-jobs/${email}`]: { body: [{ ...detailedJob, ...changes }] },
      [`handyman-requested-jobs/${email}`]: { body: [] },
    };
    await visit({ path: "/home", who: provider, replies });
    const readJob = () => document.querySelector(".own-home article")?.textContent?.replaceAll("\u00A0", " ");
    await wait(() => readJob()?.includes(text), text);
  },
);

const isNewTime = ({ textContent }: Element) => textContent === "Say a new time";

test("a job whose announced time is over has the way to a new time, which opens the question on the job", async () => {
  const nextSteps = ["arrive", "runLate", "proposeTime"];
  const late = { ...acceptedJob, status: "Accepted", comesAt: "2026-05-01T09:00:00.000Z", nextSteps };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [late] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
    [`job-details/${jobId}`]: { body: late },
  };
  await visit({ path: "/home", who: provider, replies });
  const findWay = () => [...document.querySelectorAll<HTMLElement>(".own-home a")].find(isNewTime);
  (await wait(findWay, "way to a new time")).click();
  await waitForPath("/acceptcustomerinfo");
  await readDialog("How late are you?");
});

test("a handyman's start page says what the customer would pay instead, and what is left of it", async () => {
  const job = { ...detailedJob, earning: 4_500, priceStatus: "disputed", offeredPrice: 4_000, materials: 1_200 };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [job] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage("The customer does not agree to PKR 4,500. The customer would pay PKR 4,000.");
  await readPage("You keep PKR 2,400.");
  await readPage("PKR 3,600 after the fee, of it PKR 1,200 for your materials.");
});

test("what is earned today is without what materials cost", async () => {
  const earned = { ...noEarnings, gross: 2_000, fee: 200, net: 1_800, jobs: 1, materials: 300 };
  await visit({ path: "/home", who: provider, replies: { ...idle, "Provider/earnings": { body: earned } } });
  await readPage("PKR 1,800 after the fee, of it PKR 300 for your materials.");
  expect(document.querySelector(".own-home-amount")?.textContent).toBe("PKR 1,500");
});

test("the welcome is folded for a handyman, verified or not", async () => {
  const isFolded = () => document.querySelector("main .hero")?.closest("details") !== null;
  for (const status of ["Verified", "Pending"] as const) {
    await visit({
      path: "/home",
      who: { ...provider, status },
      replies: { edituser: { body: { ...profile, status } } },
    });
    await readPage("Why handymen stay with us");
    await wait(isFolded, `folded welcome of somebody ${status}`);
    expect(document.querySelector("main h1")?.closest("summary")).toBeNull();
    await leave();
  }
});

test("without an open offer the start page says that none is open, and where new ones come", async () => {
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage("There is no new job now. New ones come here.");
});

test.each([
  ["while no job runs, offers are the next thing", [], "See new jobs"],
  ["while a job runs, the way to it is the one main button", [detailedJob], "See the job"],
  ["while a job has time, its button does not lead", [{ ...acceptedJob, scheduledFor: inSixHours }], "See new jobs"],
])("%s", async (_title, jobs, main) => {
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: jobs },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  await visit({ path: "/home", who: provider, replies });
  const readMain = () =>
    [...document.querySelectorAll(".own-home .mantine-Button-root:not([data-variant=default])")].map(
      ({ textContent }) => textContent,
    );
  await wait(
    () => readMain().join() === main,
    () => `one main button, but ${readMain().join()}`,
  );
});

test("the start page leads to the answer to the price, not to a list", async () => {
  const job = { ...detailedJob, earning: 4_500, priceStatus: "disputed", offeredPrice: 4_000 };
  const body = { ...job, nextSteps: ["correctPrice"] };
  const replies = {
    [`handyman-active-jobs/${email}`]: {
      body: [body, { ...detailedJob, jobId: "0c6f6f0e-9d0f-4b41-8a0e-1f5a3f2f7c12" }],
    },
    [`handyman-requested-jobs/${email}`]: { body: [] },
    [`job-details/${job.jobId}`]: { body },
  };
  await visit({
    path: "/home",
    who: provider,
    replies: { ...replies, "Provider/earnings": { body: { ...noEarnings, cashToReport } } },
  });
  await readPage("Did Ayesha pay you PKR 4,500 in cash?");
  expect(document.querySelector(".own-home article")?.textContent).toContain("The customer would pay PKR 4,000.");
  await readPage("1 more active job");
  const way = await wait(
    () =>
      [...document.querySelectorAll<HTMLElement>("main a")].find(
        ({ textContent }) => textContent === "Answer Ayesha about the price",
      ),
    "way",
  );
  way.click();
  await waitForPath(`/acceptjobdetailssubmission/${job.jobId}`);
  expect(localStorage.getItem("currentJobId")).toBe(job.jobId);
  await wait(() => findButton("Take PKR 4,000"), "answer");
});

test("a time that a customer proposes has its two answers on the start page", async () => {
  const proposed = { proposedTime: "2026-05-02T11:00:00.000Z", proposedBy: "customer" };
  const job = { ...acceptedJob, ...proposed, nextSteps: ["arrive", "agreeTime", "declineTime"] };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [job] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  await visit({ path: "/home", who: provider, replies });
  await wait(() => findButton("Say no"), "second answer");
  expect(document.querySelector(".own-home-cards article")?.textContent).toContain("The customer proposes ");
  expect(findButton("Agree to the new time")).toBeDefined();
});
