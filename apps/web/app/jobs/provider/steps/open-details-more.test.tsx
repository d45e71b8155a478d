import { afterEach, expect, test } from "vitest";
import { arrivedJob, jobId } from "../../../../test-setup/job-replies.ts";
import { fill, findButton, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../test-setup/visit.ts";

afterEach(leave);

const isOpen = () => document.querySelector<HTMLDetailsElement>("main form details")?.open;

async function open(job: object = {}) {
  const body = { ...arrivedJob, usualPrice: { from: 1_000, to: 3_000 }, ...job };
  await visit({
    path: `/acceptjobdetailssubmission/${jobId}`,
    who: provider,
    replies: { [`job-details/${jobId}`]: { body } },
  });
  await wait(() => findField("salary"), "form");
}

test("the price leads the form; what rarely changes is folded, with its names", async () => {
  await open();
  await readPage("More: Duration, Description, Location, Status");
  const names = [...document.querySelectorAll("main form [name]")].map((field) => field.getAttribute("name"));
  expect(names).toEqual(["salary", "duration", "description", "location", "workStatus"]);
  expect(isOpen()).toBe(false);
});

test.each([
  ["was sent before", { duration: 3 }],
  ["has its own words", { description: "A new geyser" }],
])("a job that %s opens them", async (_title, job) => {
  await open(job);
  await wait(isOpen, "open fields");
});

test("a price above the usual one opens them for its reason", async () => {
  await open();
  await fill({ salary: "2500" });
  await wait(() => findButton("Send price PKR 2,500"), "price");
  expect(isOpen()).toBe(false);
  await fill({ salary: "3500" });
  await readPage("This is more than usual. Write below what it is for.");
  await wait(isOpen, "open fields");
});

test("a refused field opens them, also after they were closed", async () => {
  await open();
  await fill({ salary: "2500", description: "" });
  await wait(isOpen, "open fields");
  const fold = document.querySelector<HTMLDetailsElement>("main form details");
  if (fold) fold.open = false;
  await press("Send price PKR 2,500");
  await wait(() => isOpen() && document.activeElement === findField("description"), "refused field");
});
