import { describe, expect, it } from "vitest";
import { type FollowedJob, findStage, toTimeline } from "./job-stage.ts";

const at = "2026-05-01T10:00:00.000Z";
const job: FollowedJob = {
  id: "0b7e9a7e-0000-4000-8000-000000000001",
  jobId: "0b7e9a7e-0000-4000-8000-000000000001",
  category: "Installations",
  skill: "AC Installation",
  subSkill: null,
  city: "Islamabad",
  area: "G-9",
  address: "House 12",
  description: null,
  status: "Requested",
  createdDate: at,
  completedDate: null,
  arrivedAt: null,
  detailsSubmittedAt: null,
  salary: null,
  provider: null,
  timeline: [{ kind: "requested", at }],
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
    const cancelled: FollowedJob = {
      ...job,
      status: "Cancelled",
      timeline: [...job.timeline, { kind: "cancelled", at }],
    };
    expect(toTimeline(cancelled).map(({ stage }) => stage)).toEqual(["requested", "cancelled"]);
  });
});
