import { afterEach, expect, test } from "vitest";
import { done } from "../../../../test-setup/faked-server.ts";
import { detailedJob } from "../../../../test-setup/job-replies.ts";
import { cashToReport, noEarnings } from "../../../../test-setup/payment-replies.ts";
import { findField, press } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const cashSaid = {
  ...{ jobId: detailedJob.jobId, jobNumber: "H-10482", customerName: "Ayesha Siddiqui" },
  ...{ skill: "Plumbing Installation", amount: 2_500 },
};

test("cash that the customer says they paid is asked about at once, and is not among what was earned", async () => {
  const asked = { ...noEarnings, cashSaid, cashUnconfirmed: 2_500 };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
    "Provider/earnings": { body: asked },
    "declare-cash": {
      ...done("We have your report."),
      changes: { "Provider/earnings": { body: { ...asked, net: 2_250, cashSaid: null, cashUnconfirmed: 0 } } },
    },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage("Did Ayesha pay you PKR 2,500 in cash? Ayesha says yes.");
  await readPage("PKR 2,500 in cash: not yet confirmed by you.");
  const main = document.querySelectorAll(".own-home .mantine-Button-root:not([data-variant=default])");
  expect([...main].map(({ textContent }) => textContent)).toEqual(["Yes, I got PKR 2,500"]);
  const no = [...document.querySelectorAll("main a")].find(({ textContent }) => textContent === "I did not get this");
  expect(no?.getAttribute("href")).toContain(`job=${detailedJob.jobId}`);
  await press("Yes, I got PKR 2,500");
  await readToast("We have your report.");
  await readPage("PKR 2,250");
  expect(document.querySelector(".own-home")?.textContent).not.toContain("not yet confirmed by you");
});

test("a running job is above the question for the cash of an earlier one, and leads the page", async () => {
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [detailedJob] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
    "Provider/earnings": { body: { ...noEarnings, cashToReport } },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage("Did Ayesha pay you PKR 4,500 in cash?");
  expect(document.querySelector(".own-home article")?.textContent).toContain("Your current job");
  const main = document.querySelectorAll(".own-home .mantine-Button-root:not([data-variant=default])");
  expect([...main].map(({ textContent }) => textContent)).toEqual(["See the job"]);
});

test("where the customer has stated another amount than the price, the question names it", async () => {
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
    "Provider/earnings": { body: { ...noEarnings, cashToReport: { ...cashToReport, claimed: 4_000 } } },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage("Did Ayesha pay you PKR 4,000 in cash? Ayesha says yes.");
  expect(document.querySelector("main")?.textContent).not.toContain("PKR 4,500");
});

test("without a running job the cash that is not reported leads the start page; its button names the amount and reports it", async () => {
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
    "Provider/earnings": { body: { ...noEarnings, cashToReport } },
    "declare-cash": {
      ...done("We have your report."),
      changes: { "Provider/earnings": { body: { ...noEarnings, cashWaiting: 4_500 } } },
    },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage("Did Ayesha pay you PKR 4,500 in cash?");
  expect(document.querySelector(".own-home article")?.textContent).toContain(
    "PKR 4,500: Plumbing Repair, G-9, H-10482",
  );
  const main = document.querySelectorAll(".own-home .mantine-Button-root:not([data-variant=default])");
  expect(
    [...main].map(({ textContent }) => textContent),
    "one main button",
  ).toEqual(["Yes, I got PKR 4,500"]);
  await press("I got another amount");
  await readDialog("Cash for this job");
  expect(findField("amount")?.value).toBe("4,500");
  await press("Close");
  await press("Yes, I got PKR 4,500");
  await readToast("We have your report.");
  await wait(
    () => !document.querySelector(".own-home")?.textContent?.includes("Did Ayesha"),
    "page without the question",
  );
  await readPage("PKR 4,500 in cash waits until the customer or our office confirms it.");
});

test("two questions about cash have one wording, the newer job first", async () => {
  const newer = { ...cashSaid, completedDate: "2026-03-10T05:00:00.000Z" };
  const read = () =>
    [...document.querySelectorAll(".own-home article")].flatMap(
      ({ textContent }) => /^PKR \d.*?yes\.|^PKR \d.*?\?/.exec(textContent ?? "") ?? [],
    );
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
  };
  const said = "PKR 2,500: Plumbing Installation, H-10482Did Ayesha pay you PKR 2,500 in cash? Ayesha says yes.";
  const asked = "PKR 4,500: Plumbing Repair, G-9, H-10482Did Ayesha pay you PKR 4,500 in cash?";
  for (const [about, order] of [
    [newer, [said, asked]],
    [{ ...newer, completedDate: "2026-03-08T05:00:00.000Z" }, [asked, said]],
  ] as const) {
    const money = { ...noEarnings, cashToReport, cashSaid: about };
    await visit({ path: "/home", who: provider, replies: { ...replies, "Provider/earnings": { body: money } } });
    await wait(
      () => read().length === 2,
      () => read().join(),
    );
    expect(read()).toEqual(order);
    await leave();
  }
});

test("amounts of cash that differ are both named, with the office's phone", async () => {
  const cashDiffering = { jobId: detailedJob.jobId, jobNumber: "H-10482", declared: 3_000, claimed: 2_800 };
  const replies = {
    [`handyman-active-jobs/${email}`]: { body: [] },
    [`handyman-requested-jobs/${email}`]: { body: [] },
    "Provider/earnings": { body: { ...noEarnings, cashWaiting: 3_000, cashDiffering } },
  };
  await visit({ path: "/home", who: provider, replies });
  await readPage("You said PKR 3,000, the customer said PKR 2,800. Our office asks you both.");
  const card = [...document.querySelectorAll(".own-home article")].find((one) => one.textContent?.includes("H-10482"));
  expect(card?.querySelector("a[href^='tel:']")).not.toBeNull();
  expect(card?.querySelector("a[href='/completedjobs']")?.textContent).toBe("Correct the cash");
});
