import { type CustomerJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import type { Job, RequestedJob } from "@hunarmand/api/jobs/job";
import { listActiveJobs, listRequestedJobs } from "@hunarmand/api/jobs/provider";
import { isCancelled, isCompleted } from "@hunarmand/api/jobs/steps";
import { editUser, type ProviderStatus } from "@hunarmand/api/providers/providers";
import { providerStatus } from "@hunarmand/api/providers/steps";
import { useEffect, useSyncExternalStore } from "react";
import { callApi } from "../calls/call-api.ts";
import { callPageOrLast, isNetworkFailure } from "../calls/stored/last-replies.ts";
import { takeOpenedOffers } from "../early/opened-offers.ts";
import { readSession, type Session, useSession } from "./session.ts";

/** A person's current work, for the tab bar and their home page. Each part is undefined until it is loaded. */
export interface OwnWork {
  status?: ProviderStatus;
  available?: boolean;
  /** Newest first, at most as many as a screen shows. */
  offers?: readonly RequestedJob[];
  activeJobs?: readonly Job[];
  /** A customer's own jobs that are not over. */
  openJobs?: readonly CustomerJob[];
  /** Completed, but not confirmed by the customer. */
  unconfirmedJobs?: readonly CustomerJob[];
  /** The reply with the jobs, which says from when it is. */
  reply?: object;
  /** Whether a request for it has failed. The last state is kept. */
  isFailed?: true;
}

/** One more than the largest number shown: more is shown as "9+". */
const readMax = 10;
const customerJobsMax = 30;

type Opened = ReturnType<typeof takeOpenedOffers>;

const nothing: OwnWork = {};
let known: { person: string | undefined; work: OwnWork } = { person: undefined, work: nothing };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(person: string, work: OwnWork): void {
  known = { person, work: known.person === person ? { ...known.work, ...work } : work };
  for (const listener of listeners) listener();
}

/** Returns the logged-in person's current work; empty for others, and until it is loaded. */
export function useOwnWork(): OwnWork {
  const person = useSession()?.person;
  const { person: owner, work } = useSyncExternalStore(
    subscribe,
    () => known,
    () => known,
  );
  return owner === person ? work : nothing;
}

/** Fetches the work of the person who logs in. Used once, in the frame of every screen. */
export function useReadOwnWork(): void {
  const person = useSession()?.person;
  useEffect(() => {
    known = { person, work: nothing };
    void refreshOwnWork(takeOpenedOffers());
  }, [person]);
}

/** Counts changes of the switch: a reply to an earlier request is older than the shown state. */
let switched = 0;

/**
 * Fetches it again. A failure keeps the last state: the page reports a failed network elsewhere.
 * @param opened the offers that a screen is loading; fetched without them
 */
export async function refreshOwnWork(opened?: Opened): Promise<void> {
  const session = readSession();
  if (!session) return;
  const begun = switched;
  const reading = session.role === "Customer" ? readCustomer() : readProvider(session, opened);
  const work = await reading.catch((): OwnWork => ({ isFailed: true }));
  // Another person may have logged in meanwhile.
  if (readSession()?.person !== session.person) return;
  const { available: _, ...rest } = work;
  keep(session.person, begun === switched ? work : rest);
}

/** Changes an active job at once, as the step that was just sent changes it: until the next reply, the home page would ask for that step again. */
export function changeActiveJob(jobId: string, change: Partial<Job>): void {
  const { person, work } = known;
  if (person === undefined || !work.activeJobs) return;
  keep(person, { activeJobs: work.activeJobs.map((job) => (job.jobId === jobId ? { ...job, ...change } : job)) });
}

async function readProvider({ email, person }: Session, opened: Opened): Promise<OwnWork> {
  const { status, available } = await callApi(editUser, { query: { email } }).catch(verifiedWithoutNetwork);
  const own = { status, ...(available === undefined ? {} : { available }) };
  // Only a verified provider may read the lists, and another person may have logged in meanwhile.
  if (status !== providerStatus.verified || readSession()?.person !== person) return own;
  const params = { email };
  const [offers, active] = await Promise.all([
    // As the list of offers fetches them, so that a phone stores them once.
    opened ?? callPageOrLast(listRequestedJobs, { params }),
    callPageOrLast(listActiveJobs, { params, query: { limit: readMax } }),
  ]);
  return { ...own, offers: offers.items.slice(0, readMax), activeJobs: active.items, reply: active };
}

type OwnStatus = Pick<OwnWork, "available"> & { status: ProviderStatus };

/** Without a network the profile is unknown, except what waits here. Only a verified handyman has stored lists. */
async function verifiedWithoutNetwork(error: unknown): Promise<OwnStatus> {
  if (!isNetworkFailure(error)) throw error;
  const { findWaitingAvailability } = await import("../waiting-calls/switch-availability.ts");
  const available = await findWaitingAvailability();
  return { status: providerStatus.verified, ...(available === undefined ? {} : { available }) };
}

async function readCustomer(): Promise<OwnWork> {
  const reply = await callPageOrLast(listMyJobs, { query: { limit: customerJobsMax } });
  const { items } = reply;
  return {
    reply,
    openJobs: items.filter((job) => !isCompleted(job) && !isCancelled(job)),
    unconfirmedJobs: items.filter(({ nextSteps }) => nextSteps.includes("confirm")),
  };
}

/** Turns offers on or off. Shows the server's state, or what is saved on this device; not the click. */
export async function changeAvailability(wanted: boolean): Promise<void> {
  const { switchAvailability } = await import("../waiting-calls/switch-availability.ts");
  const available = await switchAvailability(wanted);
  switched += 1;
  const session = readSession();
  if (session) keep(session.person, { available });
}
