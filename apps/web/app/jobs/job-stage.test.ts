import { expect, it } from "vitest";
import { countLitSteps, findStage, listStagesAhead } from "./job-stage.ts";

const sent = "2026-05-01T10:00:00.000Z";

it.each([
  ["Requested", null, "requested", 1],
  ["Accepted", null, "accepted", 2],
  ["InProgress", null, "arrived", 3],
  ["InProgress", sent, "details", 4],
  ["Completed", sent, "completed", 5],
  ["Cancelled", null, "cancelled", 0],
] as const)(
  "a job that is %s with details sent at %s is '%s', with %i steps highlighted",
  (status, detailsSubmittedAt, stage, lit) => {
    expect(findStage({ status, detailsSubmittedAt })).toBe(stage);
    expect(countLitSteps(stage)).toBe(lit);
  },
);

it("a job has the later stages ahead, and a cancelled job has none", () => {
  expect(listStagesAhead("requested")).toEqual(["accepted", "arrived", "details", "completed"]);
  expect(listStagesAhead("details")).toEqual(["completed"]);
  expect(listStagesAhead("cancelled")).toEqual([]);
});
