import { afterEach, expect, test, vi } from "vitest";
import { done } from "../../../../test-setup/faked-server.ts";
import { arrivedJob, jobId } from "../../../../test-setup/job-replies.ts";
import { fill, findField, press } from "../../../../test-setup/screen-person.ts";
import { readPage, readToast, wait } from "../../../../test-setup/screen-reading.ts";
import { provider } from "../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../test-setup/visit.ts";

afterEach(leave);

const findFold = () =>
  [...document.querySelectorAll<HTMLDetailsElement>("main form details")].find(({ textContent }) =>
    textContent?.startsWith("More: "),
  );
const isOpen = () => findFold()?.open;

async function open(job: object = {}) {
  const body = { ...arrivedJob, usualPrice: { from: 1_000, to: 3_000 }, ...job };
  await visit({
    path: `/acceptjobdetailssubmission/${jobId}`,
    who: provider,
    replies: { [`job-details/${jobId}`]: { body }, "update-job-details": done("") },
  });
  await wait(() => findField("salary"), "form");
}

test("the price and its materials lead the form; what rarely changes is folded, with its names", async () => {
  await open();
  await readPage("More: Duration, Description, Location, Status");
  await wait(() => findField("materials"), "materials");
  const names = [...document.querySelectorAll("main form [name]")].map((field) => field.getAttribute("name"));
  expect(names).toEqual(["salary", "materials", "duration", "description", "location", "workStatus"]);
  expect(isOpen()).toBe(false);
});

test.each([
  ["was sent before", { duration: 3 }],
  ["has its own words", { description: "A new geyser" }],
])("a job that %s opens them", async (_title, job) => {
  await open(job);
  await wait(isOpen, "open fields");
});

test("a price above the usual one says so, unless its materials raise it", async () => {
  await open();
  await fill({ salary: "3500", materials: "0" });
  await readPage("This is more than usual.");
  expect(isOpen()).toBe(false);
  await fill({ materials: "1000" });
  await wait(() => !document.querySelector("main")?.textContent?.includes("more than usual"), "no warning");
});

test("one figure says what is left after the fee and the materials, with the sum small below it", async () => {
  await open();
  await fill({ salary: "3500", materials: "1,500" });
  await readPage("You keep PKR 1,650.");
  await readPage("PKR 3,150 after the fee, of it PKR 1,500 for your materials.");
  await fill({ materials: "" });
  await wait(() => !document.querySelector("main")?.textContent?.includes("for your materials"), "one amount");
  await readPage("You keep PKR 3,150.");
  await fill({ materials: "3,300" });
  await readPage("You keep PKR 3,150. Your materials cost more: PKR 3,300.");
});

test.each(["5 hazar", "5k", "5,000/-", "Rs 5000"])("a price that is typed as %j is understood", async (salary) => {
  await open({ usualPrice: null });
  await fill({ salary });
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  await press("Send price PKR 5,000");
  const [, request] = await wait(
    () => calls.mock.calls.find(([to]) => String(to).endsWith("update-job-details")),
    "call",
  );
  expect(JSON.parse(String(request?.body))).toMatchObject({ salary: 5_000 });
});

test("a text that is no amount is answered with how to write one", async () => {
  await open();
  await fill({ salary: "five" });
  await press("Send the price");
  await readPage("Digits only, for example 5000.");
});

test("a refused field opens them, also after they were closed", async () => {
  await open();
  await fill({ salary: "2500", description: "" });
  await wait(isOpen, "open fields");
  const fold = findFold();
  if (fold) fold.open = false;
  await press("Send price PKR 2,500");
  await wait(() => isOpen() && document.activeElement === findField("description"), "refused field");
});

test("what the materials cost is a part of the price, named beside it, sent with it and never more than it", async () => {
  await open();
  await fill({ salary: "2500", materials: "2600" });
  await press("Send price PKR 2,500");
  await readPage("Materials cannot cost more than the whole price.");
  await fill({ materials: "1000" });
  await readPage("Work PKR 1,500 + materials PKR 1,000");
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  await press("Send price PKR 2,500");
  await readToast("Job details updated successfully.");
  await waitForPath("/home");
  const [, request] = calls.mock.calls.find(([to]) => String(to).endsWith("update-job-details")) ?? [];
  expect(JSON.parse(String(request?.body))).toMatchObject({ salary: 2_500, materials: 1_000 });
});

test("materials that were sent before are in their field; a free visit asks for none", async () => {
  await open({ salary: 2_500, materials: 1_000 });
  await wait(() => findField("materials")?.value === "1000", "sent materials");
  await open({ followsJobId: jobId });
  expect(findField("materials")).toBeNull();
});
