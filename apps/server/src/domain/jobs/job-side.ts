import type { Role } from "@hunarmand/api/account/login-reply";
import type { JobEvent } from "@hunarmand/api/jobs/customer";
import { sql } from "kysely";

export type JobSide = JobEvent["side"];

const sides: Readonly<Record<string, JobSide>> = { Customer: "customer", Provider: "provider" };

/** Returns the side of this role in a job's history. Without a role, the portal acted by itself. */
export const findSide = (role: Role | string | null): JobSide => (role === null ? "portal" : (sides[role] ?? "office"));

/** The side that proposed the time that is not yet answered. The office proposes for the handyman. */
export const proposedBy = sql<JobSide | null>`case when job.proposed_by is null then null
  when job.proposed_by = job.customer_id then 'customer' when job.proposed_by = job.provider_id then 'provider' else 'office' end`;

interface ProposalRow {
  proposedTime: Date | null;
  proposedBy: JobSide | null;
}

/** Returns the proposed time that is not yet answered, and the side that proposed it. */
export const toProposal = ({ proposedTime, proposedBy: side }: ProposalRow) => ({
  proposedTime: proposedTime?.toISOString() ?? null,
  proposedBy: side,
});

/** Whether this side may answer the proposal of the other: the customer's goes to the handyman, any other to the customer. */
export const mayAnswer = (side: JobSide, proposer: JobSide): boolean =>
  proposer === "customer" ? side === "provider" : side === "customer";
