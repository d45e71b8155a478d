import type { CrewMatter } from "@hunarmand/api/inquiries/crew-matters";

/** A complaint that belongs to the contract: Support reads it with the contract's name. */
export const complaintPath = ({ id }: { id: string }, subject: string, about?: CrewMatter): string =>
  `/complains?${new URLSearchParams({ subject, contract: id, ...(about && { about }) })}`;
