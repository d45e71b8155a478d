import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";
import { contractStatus } from "./steps.ts";

/** Where a handyman of a contract's crew stands (docs/product.md X5). */
export const memberStatus = { onCrew: "OnCrew", left: "Left" } as const;
export type MemberStatus = (typeof memberStatus)[keyof typeof memberStatus];

const { onCrew, left } = memberStatus;

/** Everything that can happen to a member of a crew. Assigning somebody for the first time makes them one. */
export const memberSteps = {
  assign: { from: [left], to: onCrew, by: ["Dispatcher"], needs: ["activeContract"], event: "member-added" },
  remove: { from: [onCrew], to: left, by: ["Dispatcher"], needs: ["activeContract"], event: "member-removed" },
} as const satisfies Steps<MemberStatus, "activeContract", "member-added" | "member-removed">;

export type MemberStep = StepOf<typeof memberSteps>;

export const MemberNextSteps = nextStepsOf(memberSteps);

/** Days can be entered while the crew is at work, and put right once it is done. */
export const statusesWithDays = [contractStatus.active, contractStatus.completed] as const;
