import { updateJobDetails } from "@hunarmand/api/jobs/provider";
import { isAccepted, isRequested } from "@hunarmand/api/jobs/steps";
import { acceptJob } from "../../jobs/provider/accept-job.ts";
import { finishJob } from "../../jobs/provider/finish-job.ts";
import { updateJobDetails as submitDetails } from "../../jobs/provider/update-job-details.ts";
import type { Services } from "../../services/services.ts";
import { toPkr } from "../../values/money.ts";
import { findTaker, findTownCaller } from "./town-clock.queries.ts";
import type { TownEvent } from "./town-event.ts";
import { arrive, request, skipRefused, type TownCaller } from "./town-steps.ts";
import { selectVisitorJobs, type VisitorJob } from "./visitor-jobs.queries.ts";

const minuteMilliseconds = 60_000;
const dayMilliseconds = 24 * 60 * minuteMilliseconds;

/** How long each step takes: long enough to read what the step before has changed. */
const minutesUntil = { accept: 1, arrive: 4, submit: 1, complete: 1 } as const;
/** What a handyman says about their coming. */
const comesInMinutes = 30;
/** Below the middle of the band of the work. */
const share = 0.35;
const hundredRupees = 10_000;

/**
 * Lets a handyman of the town make the next step in a job that a visitor has posted (docs/product.md E5): they accept, come, name a price,
 * take the amount that the visitor offers, and complete. Returns undefined if no such job waits for them.
 */
export async function serveVisitors(services: Services): Promise<TownEvent | undefined> {
  const now = services.clock.now();
  for (const job of await selectVisitorJobs(services.db, new Date(now.getTime() - dayMilliseconds))) {
    const minutes = (now.getTime() - job.lastAt.getTime()) / minuteMilliseconds;
    const act = await moveOn(services, job, minutes).catch(skipRefused);
    if (act) return { act, jobId: job.id };
  }
  return undefined;
}

async function moveOn(services: Services, job: VisitorJob, minutes: number): Promise<TownEvent["act"] | undefined> {
  if (isRequested(job)) return minutes < minutesUntil.accept ? undefined : accept(services, job);
  const provider = await findTownCaller(services.db, { id: job.providerId });
  if (!provider || job.scheduledFor) return undefined;
  if (isAccepted(job)) return minutes < minutesUntil.arrive ? undefined : arrive(services, provider, job);
  const { pricePaisa, agreedPricePaisa } = job;
  if (pricePaisa === null) return minutes < minutesUntil.submit ? undefined : submit(services, job, provider);
  if (pricePaisa !== agreedPricePaisa) return agreedPricePaisa === null ? undefined : submit(services, job, provider);
  if (minutes < minutesUntil.complete) return undefined;
  await finishJob(services, provider, { ...request, params: { id: job.id } });
  return "complete";
}

async function accept(services: Services, { id: jobId, scheduledFor }: VisitorJob) {
  const taker = await findTaker(services.db, jobId, services.clock.now());
  const provider = taker && (await findTownCaller(services.db, { id: taker }));
  if (!provider) return undefined;
  const coming = scheduledFor ? {} : { comesInMinutes };
  await acceptJob(services, provider, { ...request, body: { Id: jobId, ...coming } });
  return "accept" as const;
}

/** The usual price of the work, or the amount that the visitor has offered instead. */
async function submit(services: Services, job: VisitorJob, provider: TownCaller) {
  const { id, address: location, priceFromPaisa, priceToPaisa, agreedPricePaisa, skill } = job;
  const usual = priceFromPaisa + (priceToPaisa - priceFromPaisa) * share;
  const salary = toPkr(agreedPricePaisa ?? Math.round(usual / hundredRupees) * hundredRupees);
  // The name of the work is no note of the handyman: everybody reads it in their language.
  const words = { description: skill, location };
  const body = updateJobDetails.body.parse({ id, duration: 1, workMinutes: 60, salary, ...words });
  await submitDetails(services, provider, { ...request, body });
  return "submit" as const;
}
