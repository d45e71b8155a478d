import { afterEach, expect, test } from "vitest";
import { followedJob, followedJobId } from "../../../../../test-setup/followed-job.ts";
import { readPage, wait } from "../../../../../test-setup/screen-reading.ts";
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

const answer = { reference: "H-7K3M9-2QX4B", status: "New", answer: null } as const;
const paid = {
  ...{ confirmedDate: "2026-05-01T13:00:00.000Z", rating: 5, nextSteps: [] },
  payment: null,
};
const readMain = () => document.querySelector("main")?.textContent ?? "";
const isInOrder = (...texts: string[]) => {
  const places = texts.map((text) => readMain().indexOf(text));
  return !places.includes(-1) && places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
};

test("a report that the office has not answered is above the steps, with the tapped line and by when", async () => {
  const problem = { ...answer, reportedDate: "2026-05-02T08:00:00.000Z", words: "It broke again." };
  await open({ ...paid, problem });
  const order = ["What you told us", "“It broke again.”", "Our office got your message.", "You get an answer by"];
  await wait(() => isInOrder(...order, "5 stars"), "report first");
  await open({ ...paid, problem: { ...problem, status: "Resolved", answer: "We sent Ali back." } });
  await wait(() => isInOrder("5 stars", "What you told us", "We sent Ali back."), "report below");
});

test("with an open complaint the page thanks nobody, and its card names the tapped line", async () => {
  const complaint = {
    ...{ ...answer, subject: null, createdDate: "2026-05-02T08:00:00.000Z" },
    message: "The price is wrong.",
  };
  await open({ ...paid, problem: null, complaints: [complaint] });
  const order = ["Your complaints about this job", "“The price is wrong.”", "Our office got your message."];
  await wait(() => isInOrder(...order, "You get an answer by"), "complaint with its line");
  expect(readMain()).not.toContain("The work is done. Thank you.");
  await open({ ...paid, problem: null, complaints: [{ ...complaint, status: "Resolved" }] });
  await readPage("The work is done. Thank you.");
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
