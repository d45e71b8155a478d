import type { Job } from "@hunarmand/api/jobs/job";
import { beforeEach, expect, test } from "vitest";
import { forgetFinished, rememberCurrentJob, rememberFinished } from "./current-job.ts";
import { findJobPath, sortByUrgency } from "./provider-jobs.ts";

beforeEach(() => localStorage.clear());

type Sorted = Pick<Job, "jobId" | "status" | "priceStatus">;
const job = (jobId: string, status: Job["status"], priceStatus: Job["priceStatus"] = null): Sorted => ({
  ...{ jobId, status, priceStatus },
});
const sort = (...jobs: Sorted[]) => sortByUrgency(jobs as Job[]).map(({ jobId }) => jobId);

test("the job that waits for the handyman is first, then the one to complete, then those at work", () => {
  const jobs = [
    ...[job("coming", "Accepted"), job("working", "InProgress", "asked")],
    ...[job("agreed", "InProgress", "agreed"), job("refused", "InProgress", "disputed")],
  ];
  expect(sort(...jobs)).toEqual(["refused", "agreed", "working", "coming"]);
});

test("among equal jobs the one that the handyman works on is first, and the others keep their order", () => {
  rememberCurrentJob("third");
  const jobs = [job("first", "InProgress"), job("second", "InProgress"), job("third", "InProgress")];
  expect(sort(...jobs)).toEqual(["third", "first", "second"]);
  expect(sort(job("priced", "InProgress", "disputed"), job("third", "InProgress"))).toEqual(["priced", "third"]);
});

test("accepted jobs are in the order of their times, as soon as possible first, whichever was opened last", () => {
  rememberCurrentJob("tomorrow");
  const at = (jobId: string, scheduledFor: string | null) => ({ ...job(jobId, "Accepted"), scheduledFor });
  const [tomorrow, today] = [at("tomorrow", "2026-05-02T08:00:00Z"), at("today", "2026-05-01T08:00:00Z")];
  expect(sort(tomorrow, today, at("soon", null), job("there", "InProgress"))).toEqual([
    ...["there", "soon", "today", "tomorrow"],
  ]);
});

test("an accepted job without a time is in its place by when the handyman has said that they come", () => {
  const says = (jobId: string, comesAt: string | null) => ({ ...job(jobId, "Accepted"), scheduledFor: null, comesAt });
  expect(sort(says("later", "2026-05-01T06:39:00Z"), says("first", "2026-05-01T06:00:00Z"))).toEqual([
    "first",
    "later",
  ]);
});

test("a job whose completion was begun is before the agreed ones, and leads to it until it is sent", () => {
  const nextSteps: Job["nextSteps"] = ["submitDetails", "complete"];
  const begun = { ...job("begun", "InProgress", "asked"), detailsSubmittedAt: sent, nextSteps };
  const agreed = { ...job("agreed", "InProgress", "agreed"), nextSteps };
  rememberFinished("begun");
  expect(sort(agreed, begun)).toEqual(["begun", "agreed"]);
  expect(findJobPath(begun as Job)).toBe("/jobcompletion/begun");
  forgetFinished();
  expect(sort(agreed, begun)).toEqual(["agreed", "begun"]);
  expect(findJobPath(begun as Job)).toBe("/activejobs?job=begun");
});

const sent = "2026-05-01T11:00:00.000Z";

test.each([
  ["an accepted job opens its customer", "Accepted", null, null, "/acceptcustomerinfo"],
  ["after the arrival, the price is next", "InProgress", null, null, "/acceptjobdetailssubmission/one"],
  ["a price that waits for the customer is among the active jobs", "InProgress", sent, "asked", "/activejobs?job=one"],
  ["the customer's answer is beside the price", "InProgress", sent, "disputed", "/acceptjobdetailssubmission/one"],
  ["an agreed price leads to the completion", "InProgress", sent, "agreed", "/jobcompletion/one"],
] as const)("%s", (_title, status, detailsSubmittedAt, priceStatus, path) => {
  expect(findJobPath({ ...job("one", status, priceStatus), detailsSubmittedAt } as Job)).toBe(path);
});
