import { describe, expect, it } from "vitest";
import { findJobSteps } from "./job-steps.ts";

const fresh = { arrivalVerified: false, detailsSubmittedAt: null, isPaid: false };
const at = "2026-05-01T10:00:00Z";

describe("what the office may do with a job", () => {
  it.each([
    [{ ...fresh, status: "Requested" as const }, ["assign", "cancel"]],
    [{ ...fresh, status: "Accepted" as const }, ["reassign", "arrival", "cancel"]],
    [{ ...fresh, status: "InProgress" as const }, ["arrival"]],
    [{ ...fresh, status: "InProgress" as const, arrivalVerified: true }, []],
    [{ ...fresh, status: "InProgress" as const, arrivalVerified: true, detailsSubmittedAt: at }, ["complete"]],
    [{ ...fresh, status: "Completed" as const }, ["cash"]],
    [{ ...fresh, status: "Completed" as const, isPaid: true }, []],
    [{ ...fresh, status: "Cancelled" as const }, []],
  ])("follows its state: %o", (job, steps) => expect(findJobSteps(job)).toEqual(steps));
});
