import type { CrewMatter } from "@hunarmand/api/inquiries/crew-matters";

interface ComplaintStart {
  about?: CrewMatter;
}

/** A complaint that belongs to the contract: Support reads it with the contract's name. */
export const complaintPath = ({ id }: { id: string }, subject: string, start: ComplaintStart = {}): string =>
  `/complains?${new URLSearchParams({ subject, contract: id, ...start })}`;
