import { afterEach, expect, test } from "vitest";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { readPage } from "../../../../../test-setup/screen-reading.ts";
import { customer } from "../../../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../../../test-setup/visit.ts";

afterEach(leave);

const completed = {
  ...followedJob,
  status: "Completed",
  completedDate: "2026-05-01T12:00:00.000Z",
  priceStatus: "agreed",
};
const open = (job: object) =>
  visit({
    path: `/jobs/${followedJobId}`,
    who: customer,
    replies: { [`Job/${followedJobId}`]: { body: { ...completed, ...job } } },
  });

test("whose fault is back is not asked for stars at the thumb, until the office has answered", async () => {
  const problem = { reportedDate: "2026-05-02T08:00:00.000Z", words: null, reference: "H-A", answer: null };
  const over = {
    confirmedDate: "2026-05-01T13:00:00.000Z",
    rating: null,
    nextSteps: ["confirm"],
    payment: null,
  } as const;
  for (const [status, bars] of [
    ["New", 0],
    ["Resolved", 1],
  ] as const) {
    await open({ ...over, problem: { ...problem, status } });
    await readPage("Rate the work");
    expect(document.querySelectorAll("main .thumb-bar")).toHaveLength(bars);
  }
});
