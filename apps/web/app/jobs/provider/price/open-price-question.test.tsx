import { afterEach, expect, test } from "vitest";
import { done, failing } from "../../../../test-setup/faked-server.ts";
import { arrivedJob, detailedJob, jobId } from "../../../../test-setup/job-replies.ts";
import { fill, findField, press } from "../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

const sent = "Job details updated successfully.";
const failed = "Failed to update job details.";
const isAsked = () => document.querySelector("dialog h2")?.textContent === "Is the price right?";

async function open(job: object = arrivedJob, reply = done("")) {
  const body = { ...arrivedJob, ...job, usualPrice: { from: 3_000, to: 8_000 } };
  const replies = { [`job-details/${jobId}`]: { body }, "update-job-details": reply };
  await visit({ path: `/acceptjobdetailssubmission/${jobId}`, who: provider, replies });
  await wait(() => findField("salary"), "form");
}

test("a price far above the usual one is sent after a yes", async () => {
  await open();
  await fill({ salary: "45000" });
  await press("Send price PKR 45,000");
  await readDialog("PKR 45,000 is much more than usual (PKR 3,000 to 8,000).", "Is the price right?");
  await press("Yes");
  await readToast(sent);
  await waitForPath("/home");
});

test("a price far below the usual one is asked about, one of zero is not", async () => {
  await open();
  await fill({ salary: "800" });
  await press("Send price PKR 800");
  await readDialog("PKR 800 is much less than usual (PKR 3,000 to 8,000).", "Is the price right?");
  await press("No");
  await readPage("Please correct the price.");
  await fill({ salary: "0" });
  await press("Send the price");
  await readToast(sent);
});

test("a no sends nothing, keeps what is typed and leads back to the price", async () => {
  await open();
  await fill({ salary: "45000", description: "A new boiler" });
  await press("Send price PKR 45,000");
  await wait(isAsked, "question");
  await press("No");
  await readPage("Please correct the price.");
  await wait(() => document.activeElement === findField("salary"), "price in focus");
  expect(Object.values({ ...localStorage }).join(), "the draft").toContain("A new boiler");
  await fill({ salary: "4500" });
  await press("Send price PKR 4,500");
  await readToast(sent);
});

test("a price that was agreed to is not asked about again after a failure", async () => {
  await open(arrivedJob, failing);
  await fill({ salary: "45000" });
  await press("Send price PKR 45,000");
  await wait(isAsked, "question");
  await press("Yes");
  await readDialog(failed);
  await press("OK");
  await press("Send price PKR 45,000");
  await readDialog(failed);
});

test.each([
  ["up to twice the usual one", {}, "16000", "Send price PKR 16,000"],
  ["that was sent before", { ...detailedJob, salary: 45_000 }, "45000", "Send price PKR 45,000"],
])("a price %s is sent without a question", async (_title, job, salary, button) => {
  await open(job);
  await fill({ salary });
  await press(button);
  await readToast(sent);
});
