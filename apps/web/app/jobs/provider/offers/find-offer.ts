import type { RequestedJob } from "@hunarmand/api/jobs/job";
import { listActiveJobs, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { callPageOrLast } from "../../../shared/calls/stored/last-replies.ts";
import { type ComingChoices, listComingChoices } from "../../times/coming/coming-minutes.ts";

interface FoundOffer {
  /** Undefined if it is no longer open. */
  job: RequestedJob | undefined;
  /** When the handyman may say that they come; undefined for a job with a time. */
  choices: ComingChoices | undefined;
}

/** Finds the offer whose terms the handyman agrees to, with the times that their own jobs leave. Only the first page is searched. */
export async function findOffer(email: string, jobId: string): Promise<FoundOffer> {
  const [{ items }, own] = await Promise.all([
    callPageOrLast(listRequestedJobs, { params: { email } }),
    readOwnTimes(email),
  ]);
  const job = items.find((offer) => offer.jobId === jobId);
  if (!job || job.scheduledFor !== null) return { job, choices: undefined };
  const busy = [...own, ...job.clashes.map(({ scheduledFor }) => scheduledFor)];
  return { job, choices: listComingChoices(new Date(), job, busy) };
}

/** The times of the own jobs that are not done. If they cannot be read, the offer still names those that clash. */
const readOwnTimes = (email: string) =>
  callPageOrLast(listActiveJobs, { params: { email } }).then(
    ({ items }) => items.map(({ scheduledFor, comesAt }) => scheduledFor ?? comesAt),
    () => [],
  );

/**
 * Whether the handyman has agreed to the terms before, until when the offer is open, and when they would come. If the offer cannot be read,
 * the terms still show, but nothing accepts it.
 */
export const findTerms = (offer: Promise<FoundOffer>) =>
  offer
    .then(
      (found) => ({ ...found, isRead: true }),
      () => ({ job: undefined, choices: undefined, isRead: false }),
    )
    .then(({ job, choices, isRead }) => ({
      ...{ isRead, isKnown: job?.knowsTerms ?? false, expiresAt: job?.expiresAt ?? null },
      coming: choices?.first,
    }));
