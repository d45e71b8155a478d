import type { ReplyOf } from "@hunarmand/api/call";
import type { getJob } from "@hunarmand/api/jobs/customer";

export type FollowedJob = ReplyOf<typeof getJob>;

/** The props of each part of the screen with which a customer changes the job. */
export interface JobActionProps {
  job: FollowedJob;
  refresh: () => Promise<unknown>;
}
