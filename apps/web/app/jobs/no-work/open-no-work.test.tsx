import { afterEach, expect, test, vi } from "vitest";
import { done, refusing } from "../../../test-setup/faked-server.ts";
import { followedJob, followedJobId } from "../../../test-setup/followed-job.ts";
import { arrivedJob, detailedJob, jobId } from "../../../test-setup/job-replies.ts";
import { fill, findButton, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { customer, provider } from "../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../test-setup/visit.ts";
import { publishOffice } from "../../shared/office/office.tsx";

afterEach(leave);

const ended = "The job has ended without work. Nobody pays anything.";
const free = "You pay nothing if you do not agree to the price.";
const nextSteps = ["endWithoutWork"];

const openFollowed = (job: object, reply: object = done(ended, { status: "Cancelled" })) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...followedJob, ...job } }, "end-without-work": reply },
  });

const openRunning = (path: string, job: object, reply: object = done(ended, { status: "Cancelled" })) =>
  visit({
    path: `${path}/${jobId}`,
    who: provider,
    currentJobId: jobId,
    replies: { [`job-details/${jobId}`]: { body: { ...job, nextSteps } }, "end-without-work": reply },
  });

const tap = async (reason: string) => {
  const find = () => document.querySelector<HTMLInputElement>(`dialog input[type=radio][value="${reason}"]`);
  (await wait(find, `reason ${reason}`)).click();
};

/** Returns a function that reads the body of the call that ended the job. */
function watchEnd() {
  const calls = vi.fn(fetch);
  vi.stubGlobal("fetch", calls);
  return () => {
    const [, request] = calls.mock.calls.find(([to]) => String(to).endsWith("end-without-work")) ?? [];
    return JSON.parse(String(request?.body));
  };
}

test("a customer who does not agree to the price reads that they pay nothing, and ends the job by a reason", async () => {
  await openFollowed({ nextSteps: ["agreePrice", "disputePrice", "endWithoutWork"] });
  await readPage(free);
  expect(findButton("I do not want the work"), "only behind the answer").toBeUndefined();
  await press("I do not agree");
  await readDialog("You pay nothing. The handyman leaves.");
  const readSent = watchEnd();
  await press("I do not want the work");
  await readDialog("AC Installation (H-10482), Ali Raza");
  await press("End the job");
  await readDialog("Please choose a reason.");
  await tap("price");
  await press("End the job");
  await readToast(ended);
  expect(readSent()).toEqual({ reason: "price", read: { price: 1_500 } });
});

test("a customer ends the job before there is a price, with words of their own", async () => {
  await openFollowed({ salary: null, priceStatus: null, detailsSubmittedAt: null, nextSteps });
  await readPage(free);
  const readSent = watchEnd();
  await press("I do not want the work");
  await tap("other");
  await fill({ words: "They came too late." });
  await press("End the job");
  await readToast(ended);
  expect(readSent()).toEqual({ reason: "other", words: "They came too late.", read: { price: null } });
});

test("once the price is agreed, the screen says why the job can no longer be cancelled, beside the office's phone", async () => {
  publishOffice({ phone: "051 1234567", phoneLink: "tel:0511234567" });
  await openFollowed({ priceStatus: "agreed", nextSteps: [] });
  await readPage(
    "You have agreed to the price. You can no longer cancel the job here. If something is wrong, call the office.",
  );
  expect(findButton("I do not want the work")).toBeUndefined();
  const sentence = [...document.querySelectorAll("main p")].find(({ textContent }) => textContent?.includes("longer"));
  const call = await wait(() => sentence?.parentElement?.querySelector("a[href='tel:0511234567']"), "call button");
  expect(call.textContent).toBe("051 1234567");
  publishOffice({});
});

test("a price that changed meanwhile ends nothing, and the screen shows the new one", async () => {
  const steps = ["agreePrice", "disputePrice", "endWithoutWork"];
  const changes = { [`Job/${followedJobId}`]: { body: { ...followedJob, salary: 1_800, nextSteps: steps } } };
  await openFollowed({ nextSteps: steps }, { ...refusing("facts-changed"), changes });
  await press("I do not agree");
  await press("I do not want the work");
  await tap("price");
  await press("End the job");
  await readDialog("The job has changed");
  await press("OK");
  await wait(() => findButton("Agree to PKR 1,800"), "new price");
});

test.each([
  ["/acceptjobdetailssubmission", arrivedJob],
  ["/jobcompletion", { ...detailedJob, earning: 4_500, priceStatus: "asked" }],
] as const)("a handyman ends the job on %s by one reason, and goes on to other requests", async (path, job) => {
  await openRunning(path, job);
  const readSent = watchEnd();
  await press("No work here");
  await readDialog("Nobody pays anything. The visit is not paid.");
  await tap("nobody-opens");
  await press("End the job");
  await readToast(ended);
  await waitForPath("/requestedjobs");
  expect(readSent()).toEqual({ reason: "nobody-opens", read: { price: job.earning } });
});

test("after the customer's start code a handyman cannot say that nobody opens, and still has the office's phone", async () => {
  publishOffice({ phone: "051-5123456", phoneLink: "tel:+92515123456" });
  await openRunning("/acceptjobdetailssubmission", { ...arrivedJob, startedByCode: true });
  const says = () => document.querySelector("main")?.textContent;
  await wait(() => says()?.includes("Something is wrong? Call our office: 051-5123456"), "the office's phone");
  expect(says()).not.toContain("Nobody opens");
  await press("No work here");
  const names = () =>
    [...document.querySelectorAll("dialog input[type=radio]")].map((reason) => (reason as HTMLInputElement).value);
  await wait(() => names().length > 0, "reasons");
  expect(names()).toEqual(["customer-declines", "cannot-do", "other-work", "other"]);
});

test("a handyman whose price was agreed meanwhile stays on the step", async () => {
  await openRunning("/acceptjobdetailssubmission", arrivedJob, refusing("job-state"));
  await press("No work here");
  await tap("cannot-do");
  await press("End the job");
  await readDialog("The job has changed");
  await press("OK");
  await waitForPath(`/acceptjobdetailssubmission/${jobId}`);
});

test("a handyman reads before they accept that a visit without a price is not paid", async () => {
  await visit({
    path: "/acceptjob",
    who: provider,
    currentJobId: jobId,
    replies: { "handyman-requested-jobs": { body: [] } },
  });
  const bar = await wait(() => document.querySelector("main .thumb-bar"), "bar with the button");
  expect(bar.textContent, "a low bar").toBe("I Agree & Continue");
  const page = document.querySelector("main")?.textContent ?? "";
  const rule = page.indexOf("If no price is agreed, the visit is not paid.");
  expect(rule, "above the bar").toBeGreaterThan(-1);
  expect(rule).toBeLessThan(page.indexOf("I Agree & Continue"));
});
