import { describe, expect, it } from "vitest";
import { findStage, listStagesAhead } from "./job-stage.ts";

const at = "2026-05-01T10:00:00.000Z";
const job = { status: "Requested" as const, detailsSubmittedAt: null };

describe("how far a job is", () => {
  it("tells arrived from details submitted, though both are in progress", () => {
    expect(findStage({ ...job, status: "InProgress" })).toBe("arrived");
    expect(findStage({ ...job, status: "InProgress", detailsSubmittedAt: at })).toBe("details");
  });

  it("names the steps that lie ahead, and none of a cancelled job", () => {
    expect(listStagesAhead(job)).toEqual(["accepted", "arrived", "details", "completed"]);
    expect(listStagesAhead({ ...job, status: "InProgress", detailsSubmittedAt: at })).toEqual(["completed"]);
    expect(listStagesAhead({ ...job, status: "Cancelled" })).toEqual([]);
  });
});
