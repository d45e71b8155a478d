import { afterEach, expect, test } from "vitest";
import { done, failing, recordBodies } from "../../../../../test-setup/faked-server.ts";
import { detailedJob, jobId } from "../../../../../test-setup/job-replies.ts";
import { closeDialogs, fill, findButton, press } from "../../../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../../../test-setup/screen-reading.ts";
import { email, provider } from "../../../../../test-setup/signed-in.ts";
import { leave, visit, waitForPath } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const job = { ...detailedJob, earning: 3_500, salary: 3_500, priceStatus: "agreed" };

async function openCompletion(
  declared = done("Cash reported successfully."),
  completed: readonly object[] = [],
  changes: object = {},
) {
  const replies = {
    [`job-details/${jobId}`]: { body: { ...job, ...changes } },
    [`completed-jobs/${email}`]: { body: completed },
    ...{ "complete-job": done("Job marked as completed."), "declare-cash": declared },
  };
  await visit({ path: `/jobcompletion/${jobId}`, who: provider, currentJobId: jobId, replies });
  await readPage("Did you get PKR 3,500 in cash?");
}

test("one button completes the job and records the cash that the handyman has", async () => {
  await openCompletion();
  const bodies = recordBodies("declare-cash");
  await press("Yes, all");
  await press("Complete the job");
  await readToast("Job marked as completed. Cash reported successfully.");
  await waitForPath("/completedjobs");
  await readPage("You keep this for the job");
  await readPage("PKR 3,150");
  expect(bodies).toEqual([{ jobId, amount: 3_500 }]);
});

test("cash that is not there yet is not recorded, and the job is completed", async () => {
  await openCompletion();
  const bodies = recordBodies("declare-cash");
  await press("Not yet");
  await readPage("Say it on the job once you have it.");
  await press("Complete the job");
  await waitForPath("/completedjobs");
  expect(bodies).toEqual([]);
});

const undeclared = {
  ...{ ...job, status: "Completed", completedDate: "2026-05-01T12:00:00.000Z", confirmedDate: null, problem: null },
  ...{ cash: "undeclared", cashDeclared: null, cashClaimed: null, cashSaid: null, nextSteps: ["declareCash"] },
};

/** The first tap leads to the question. */
async function pressUnanswered() {
  await press("Complete the job");
  await readPage("Say first if you got the cash.");
}

test("the usual answer leads until there is one, and completing leads to the question before anything is sent", async () => {
  await openCompletion();
  const bodies = recordBodies("complete-job");
  const isLeading = (label: string) => findButton(label)?.getAttribute("data-variant") !== "default";
  expect(isLeading("Yes, all")).toBe(true);
  expect(isLeading("Complete the job")).toBe(false);
  await pressUnanswered();
  expect(document.activeElement?.textContent).toContain("Did you get PKR 3,500 in cash?");
  expect(document.activeElement?.className, "marked as a refused field").toBe("cash-wanted");
  expect(bodies).toEqual([]);
  await press("Not yet");
  await wait(() => isLeading("Complete the job"), "completion that leads");
  expect(document.body.textContent).not.toContain("Say first if you got the cash.");
});

test.each([
  ["Not yet", false],
  [undefined, true],
])("the list asks at the thumb only who has not answered: %s, %s", async (answer, isAsked) => {
  await openCompletion(done(""), [undeclared]);
  if (answer) await press(answer);
  else await pressUnanswered();
  await press("Complete the job");
  await waitForPath("/completedjobs");
  const button = await wait(() => findButton("I received PKR 3,500 in cash"), "report");
  expect(button.closest(".thumb-bar") !== null).toBe(isAsked);
});

test("another amount is typed there, and is recorded with the completion", async () => {
  await openCompletion();
  const bodies = recordBodies("declare-cash");
  await press("Another amount");
  await readPage("Type how much you got.");
  expect(findButton("Complete the job")?.disabled).toBe(true);
  await fill({ cash: "3,000" });
  await readPage("Your tap below records this cash, too.");
  await press("Complete the job");
  await waitForPath("/completedjobs");
  expect(bodies).toEqual([{ jobId, amount: 3_000 }]);
});

test("after the completion one figure says what is left after fee and materials", async () => {
  await openCompletion(done(""), [], { materials: 1_000 });
  await press("Not yet");
  await press("Complete the job");
  await waitForPath("/completedjobs");
  await readPage("PKR 2,150");
  await readPage("PKR 3,150 after the fee, of it PKR 1,000 for your materials.");
});

test("cash that could not be recorded is said, and the job stays completed", async () => {
  await openCompletion(failing);
  await press("Yes, all");
  await press("Complete the job");
  await readDialog("", "The cash is not recorded. We ask you again.");
  await closeDialogs();
  await waitForPath("/completedjobs");
});
