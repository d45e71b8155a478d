import type { ReplyOf } from "@hunarmand/api/call";
import type { getJob } from "@hunarmand/api/jobs/customer";

export type FollowedJob = ReplyOf<typeof getJob>;

/** The latest event that says whether one handyman is asked first, or everybody. */
export const findAsk = ({ timeline }: Pick<FollowedJob, "timeline">): FollowedJob["timeline"][number] | undefined =>
  timeline.findLast(({ kind }) => kind === "asked-first" || kind === "asked-everybody");

/** The props of each part of the screen with which a customer changes the job. */
export interface JobActionProps {
  job: FollowedJob;
  refresh: () => Promise<unknown>;
}
