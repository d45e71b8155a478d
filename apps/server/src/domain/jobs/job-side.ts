import type { Role } from "@hunarmand/api/account/account";
import type { JobEvent } from "@hunarmand/api/jobs/customer";

const sides: Readonly<Record<string, JobEvent["side"]>> = { Customer: "customer", Provider: "provider" };

/** Whose side somebody of this role is on in the history of a job; without anybody the portal acted by itself. */
export const findSide = (role: Role | string | null): JobEvent["side"] =>
  role === null ? "portal" : (sides[role] ?? "office");

interface ProposalRow {
  proposedTime: Date | null;
  proposedBy: string | null;
  providerId: string | null;
}

/** The time that waits for the other side, and who proposed it. */
export const toProposal = ({ proposedTime, proposedBy, providerId }: ProposalRow) => ({
  proposedTime: proposedTime?.toISOString() ?? null,
  proposedBy: proposedBy === null ? null : proposedBy === providerId ? ("provider" as const) : ("customer" as const),
});
