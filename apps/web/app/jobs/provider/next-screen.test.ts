import { describe, expect, it } from "vitest";
import { findMissingStep, findStepPath } from "./next-screen.ts";

describe("the next screen of a job", () => {
  it("a running job lacks first its arrival, then its details", () => {
    expect(findMissingStep({ nextSteps: ["arrive"] })).toBe("arrival");
    expect(findMissingStep({ nextSteps: ["submitDetails"] })).toBe("details");
    expect(findMissingStep({ nextSteps: ["submitDetails", "saveDraft", "complete"] })).toBeUndefined();
  });

  it.each([
    ["requested", "/acceptjob"],
    ["accepted", "/acceptcustomerinfo"],
    ["arrived", "/acceptjobdetailssubmission/j1"],
    ["details", "/jobcompletion/j1"],
    ["completed", "/completedjobs"],
    ["cancelled", "/requestedjobs"],
  ] as const)("a job that is %s continues at %s", (stage, path) => {
    expect(findStepPath("j1", stage)).toBe(path);
  });
});
