import type { Role } from "@hunarmand/api/account/account";
import type { JobEvent } from "@hunarmand/api/jobs/customer";

const sides: Readonly<Record<string, JobEvent["side"]>> = { Customer: "customer", Provider: "provider" };

/** Returns the side of this role in a job's history. Without a role, the portal acted by itself. */
export const findSide = (role: Role | string | null): JobEvent["side"] =>
  role === null ? "portal" : (sides[role] ?? "office");

interface ProposalRow {
  proposedTime: Date | null;
  proposedBy: string | null;
  providerId: string | null;
}

/** Returns the proposed time that is not yet answered, and the side that proposed it. */
export const toProposal = ({ proposedTime, proposedBy, providerId }: ProposalRow) => ({
  proposedTime: proposedTime?.toISOString() ?? null,
  proposedBy: proposedBy === null ? null : proposedBy === providerId ? ("provider" as const) : ("customer" as const),
});
