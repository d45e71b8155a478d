import { describe, expect, it } from "vitest";
import { countLitSteps, findMissingStep, findStage, findStepPath } from "./job-stage.ts";

const sent = "2026-05-01T10:00:00.000Z";

describe("where a job stands", () => {
  it.each([
    ["Requested", null, "requested", 1],
    ["Accepted", null, "accepted", 2],
    ["InProgress", null, "arrived", 3],
    ["InProgress", sent, "details", 4],
    ["Completed", sent, "completed", 5],
    ["Cancelled", null, "cancelled", 0],
  ] as const)("%s with details sent at %s is '%s', with %i steps lit", (status, detailsSubmittedAt, stage, lit) => {
    expect(findStage({ status, detailsSubmittedAt })).toBe(stage);
    expect(countLitSteps(stage)).toBe(lit);
  });

  it("a running job misses its arrival first, then its details", () => {
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
  ] as const)("a job that is %s goes on at %s", (stage, path) => {
    expect(findStepPath("j1", stage)).toBe(path);
  });
});
