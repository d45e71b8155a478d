import { nextStepsOf, type StepOf, type Steps } from "../steps.ts";
import { contractStatus } from "./steps.ts";

/** The states of a handyman in a contract's crew (docs/product.md X5). */
export const memberStatus = { onCrew: "OnCrew", left: "Left" } as const;
export type MemberStatus = (typeof memberStatus)[keyof typeof memberStatus];

const { onCrew, left } = memberStatus;

/** The steps of a crew member. The first assignment makes a handyman a member. */
export const memberSteps = {
  assign: { from: [left], to: onCrew, by: ["Dispatcher"], needs: ["activeContract"], event: "member-added" },
  remove: { from: [onCrew], to: left, by: ["Dispatcher"], needs: ["activeContract"], event: "member-removed" },
} as const satisfies Steps<MemberStatus, "activeContract", "member-added" | "member-removed">;

export type MemberStep = StepOf<typeof memberSteps>;

export const MemberNextSteps = nextStepsOf(memberSteps);

/** Days can be entered while the crew works, and corrected after completion. */
export const statusesWithDays = [contractStatus.active, contractStatus.completed] as const;
