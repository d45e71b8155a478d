import { afterEach, expect, test } from "vitest";
import { done, recordBodies } from "../../../../test-setup/faked-server.ts";
import { arrivedJob, detailedJob, jobId, offeredJob } from "../../../../test-setup/job-replies.ts";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

const sent = { ...detailedJob, earning: 4_500, priceStatus: "asked" };
const open = (job: object = sent) =>
  visit({
    path: `/acceptjobdetailssubmission/${jobId}`,
    who: provider,
    replies: { [`job-details/${jobId}`]: { body: job }, "update-job-details": done("") },
  });
const findFold = () => findField("salary")?.closest<HTMLDetailsElement>("details");

test("after sending, the price and who answers it lead, and the form is folded below", async () => {
  await open();
  await readPage("You asked for PKR 4,500. Waiting for Ayesha's yes.");
  const fold = await wait(findFold, "fold with the form");
  expect(fold.open).toBe(false);
  expect(fold.querySelector("summary")?.textContent).toBe("Change price or details");
  const names = [...fold.querySelectorAll("[name]")].map((field) => field.getAttribute("name"));
  expect(names).toEqual(expect.arrayContaining(["salary", "duration", "description", "location", "workStatus"]));
});

test("another price is sent from the fold, the same one is at no thumb", async () => {
  await open();
  const fold = await wait(findFold, "fold with the form");
  fold.open = true;
  expect(findButton("Send price PKR 4,500")?.closest(".thumb-bar")).toBeNull();
  const bodies = recordBodies("update-job-details");
  await fill({ salary: "4000" });
  await press("Send price PKR 4,000");
  await readToast("Price sent.");
  expect(bodies).toMatchObject([{ salary: 4_000 }]);
});

test("the home page says at once that the price was sent, before the list of jobs is read again", async () => {
  const before = { ...arrivedJob, detailsSubmittedAt: null, priceStatus: null };
  await visit({
    path: `/acceptjobdetailssubmission/${jobId}`,
    who: provider,
    replies: {
      [`job-details/${jobId}`]: { body: before },
      [`handyman-active-jobs/${email}`]: { body: [before] },
      [`handyman-requested-jobs/${email}`]: { body: [offeredJob] },
      "update-job-details": done(""),
    },
  });
  // Read with the active jobs: a reply from before the step would come after it.
  await wait(() => document.body.textContent.includes("1 new job"), "own work");
  await fill({ salary: "1500" });
  await press("Send price PKR 1,500");
  await waitForPath("/home");
  await readPage("You asked for PKR 1,500. Waiting for Ayesha's yes.");
  expect(document.querySelector(".own-home")?.textContent).not.toContain("Send the price");
});

test("on a phone the second scale is not named beside what to do now", async () => {
  await open();
  await readPage("You asked for PKR 4,500. Waiting for Ayesha's yes.");
  expect(document.querySelector(".job-progress-plain [data-now]")?.textContent).toBe("Price");
  expect(document.querySelector(".job-progress-now")).toBeNull();
  expect(document.querySelectorAll(".job-progress li")).toHaveLength(5);
});
