import { expect, test } from "vitest";
import { clearLastStep, findCurrentJobId, findLastStep, rememberCurrentJob, rememberStep } from "./job-steps.ts";

test("a step of the job flow is followed", () => {
  rememberStep("/acceptarrival/7b0f6f3e-1111-4222-8333-444455556666");
  expect(findLastStep()).toBe("/acceptarrival/7b0f6f3e-1111-4222-8333-444455556666");
  clearLastStep();
  expect(findLastStep()).toBeUndefined();
});

test.each(["https://evil.example", "//evil.example", "/office", "/acceptarrival/1/../../office", "/acceptarrival/"])(
  "%s is no step to follow",
  (path) => {
    rememberStep(path);
    expect(findLastStep()).toBeUndefined();
  },
);

test("the current job is kept under the spec's key", () => {
  rememberCurrentJob("job-1");
  expect(localStorage.getItem("currentJobId")).toBe("job-1");
  expect(findCurrentJobId()).toBe("job-1");
});
