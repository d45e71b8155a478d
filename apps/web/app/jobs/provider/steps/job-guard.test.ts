import { expect, test } from "vitest";
import { findCurrentJobId, rememberCurrentJob } from "../../../shared/work/current-job.ts";
import { findLastStep, rememberStep } from "../job-steps.ts";
import { checkJobId, requireCurrentJobId } from "./job-guard.ts";

const jobId = "7b0f6f3e-1111-4222-8333-444455556666";

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
};

test("the stored job is opened", () => {
  rememberCurrentJob(jobId);
  expect(requireCurrentJobId()).toBe(jobId);
  expect(checkJobId(jobId)).toBe(jobId);
});

test.each([undefined, "", "17"])("a job id like %j leads back to the requests, and forgets the step", (wrong) => {
  rememberCurrentJob("17");
  rememberStep("/acceptjob");
  const thrown = thrownBy(() => checkJobId(wrong));
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get("location")).toBe("/requestedjobs");
  expect([findCurrentJobId(), findLastStep()]).toEqual([undefined, undefined]);
});
