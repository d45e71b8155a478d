import { describe, expect, it } from "vitest";
import { findStage, toTimeline } from "./job-stage.ts";

const at = "2026-05-01T10:00:00.000Z";
const job = {
  status: "Requested" as const,
  detailsSubmittedAt: null,
  timeline: [{ kind: "requested" as const, at }],
};

describe("how far a job is", () => {
  it("tells arrived from details submitted, though both are in progress", () => {
    expect(findStage({ ...job, status: "InProgress" })).toBe("arrived");
    expect(findStage({ ...job, status: "InProgress", detailsSubmittedAt: at })).toBe("details");
  });

  it("shows all five steps, those ahead without a time", () => {
    expect(toTimeline(job)).toEqual([
      { stage: "requested", at },
      { stage: "accepted", at: undefined },
      { stage: "arrived", at: undefined },
      { stage: "details", at: undefined },
      { stage: "completed", at: undefined },
    ]);
  });

  it("ends where the job was cancelled", () => {
    const timeline = [...job.timeline, { kind: "cancelled" as const, at }];
    expect(toTimeline({ status: "Cancelled", timeline }).map(({ stage }) => stage)).toEqual(["requested", "cancelled"]);
  });
});
