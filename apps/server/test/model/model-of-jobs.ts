import type { Area, Model, ModelJob, Outcome } from "./model-state.ts";

/** The model of a job's steps (docs/product.md J2). Each function returns the expected outcome. */

const openStatuses: readonly string[] = ["Accepted", "InProgress"];

/** By customers only; what a provider types at completion does not count. */
function ratingOf(model: Model, provider: number): number {
  const ratings = model.jobs.flatMap((job) =>
    job.provider === provider && job.review?.by === "customer" ? [job.review.rating] : [],
  );
  return ratings.length === 0 ? 0 : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

const openJobsOf = (model: Model, provider: number) =>
  model.jobs.filter((job) => job.provider === provider && openStatuses.includes(job.status)).length;

/** Offers the job to the next round: same area first, then fewer open jobs, then higher rating, then longest idle. */
function dispatch(model: Model, job: ModelJob): void {
  if (job.status !== "Requested" || [...job.offers.values()].includes("Offered")) return;
  const rank = (provider: number) => [
    model.providers[provider]?.area === job.area ? 0 : 1,
    openJobsOf(model, provider),
    -ratingOf(model, provider),
    model.providers[provider]?.idleSince ?? 0,
  ];
  const compare = (a: number, b: number) => {
    const [left, right] = [rank(a), rank(b)];
    const index = left.findIndex((value, place) => value !== right[place]);
    return (left[index] ?? 0) - (right[index] ?? 0);
  };
  const unasked = [...model.providers.keys()].filter((provider) => !job.offers.has(provider));
  for (const provider of unasked.sort(compare).slice(0, model.roundSize)) job.offers.set(provider, "Offered");
  job.roundEndsAt = model.minutes + model.offerMinutes;
}

function closeOffers(job: ModelJob, from: readonly string[], to: "Withdrawn" | "Expired"): void {
  for (const [provider, status] of job.offers) if (from.includes(status)) job.offers.set(provider, to);
}

export function post(model: Model, wish: { customer: number; area: Area; hasPin: boolean }): ModelJob {
  const job: ModelJob = {
    ...wish,
    number: model.jobs.length,
    provider: undefined,
    status: "Requested",
    offers: new Map(),
    roundEndsAt: 0,
    hasDetails: false,
    pricePaisa: 0,
    review: undefined,
    declaredPaisa: undefined,
    claimedPaisa: undefined,
    saidFeePaisa: undefined,
    confirmedPaisa: undefined,
    isSettled: false,
    endedBy: undefined,
  };
  model.jobs.push(job);
  dispatch(model, job);
  return job;
}

export function accept(job: ModelJob, provider: number): Outcome {
  if (job.status === "Requested" && job.offers.get(provider) === "Offered") {
    job.status = "Accepted";
    job.provider = provider;
    job.offers.set(provider, "Accepted");
    closeOffers(job, ["Offered"], "Withdrawn");
    return "done";
  }
  if (job.provider === provider) return job.status === "Cancelled" ? "job-state" : "done";
  if (!job.offers.has(provider)) return "job-not-found";
  return job.provider === undefined ? "job-state" : "job-taken";
}

export function reject(model: Model, job: ModelJob, provider: number): Outcome {
  const offer = job.offers.get(provider);
  if (offer === undefined) return "job-not-found";
  if (offer === "Rejected") return "done";
  if (offer !== "Offered") return "job-state";
  job.offers.set(provider, "Rejected");
  dispatch(model, job);
  return "done";
}

/** Ends expired rounds and opens the next ones. */
export function passMinutes(model: Model, minutes: number): void {
  model.minutes += minutes;
  for (const job of model.jobs) {
    if (job.status !== "Requested" || job.roundEndsAt > model.minutes) continue;
    closeOffers(job, ["Offered"], "Expired");
    dispatch(model, job);
  }
}

export function arrive(job: ModelJob, provider: number, position: "none" | "near" | "far"): Outcome {
  if (job.provider !== provider) return "job-not-found";
  if (job.status === "InProgress") return "done";
  if (position === "far" && job.hasPin) return "too-far";
  if (job.status !== "Accepted") return "job-state";
  job.status = "InProgress";
  return "done";
}

export function submitDetails(job: ModelJob, provider: number, pricePaisa: number): Outcome {
  if (job.provider !== provider) return "job-not-found";
  if (job.status !== "InProgress") return "job-state";
  job.hasDetails = true;
  job.pricePaisa = pricePaisa;
  return "done";
}

/** Without a rating it is completed without feedback. */
export function complete(
  model: Model,
  job: ModelJob,
  { provider, rating }: { provider: number; rating: number | undefined },
): Outcome {
  if (job.provider !== provider) return "job-not-found";
  if (job.status === "InProgress" && job.hasDetails) {
    job.status = "Completed";
    const worker = model.providers[provider];
    if (worker) worker.idleSince = ++model.turns;
  }
  if (job.status !== "Completed") return "job-state";
  if (rating !== undefined) job.review ??= { rating, by: "provider" };
  return "done";
}

/** Ends a job after the arrival. The model's customers agree to no price. */
export function endWithoutWork(
  job: ModelJob,
  { side, index }: { side: "provider" | "customer"; index: number },
): Outcome {
  if (job[side] !== index) return "job-not-found";
  if (job.endedBy === side) return "done";
  if (job.status !== "InProgress") return "job-state";
  job.status = "Cancelled";
  job.endedBy = side;
  closeOffers(job, ["Offered", "Accepted"], "Withdrawn");
  return "done";
}

/** By a customer, or by the office without one. */
export function cancel(job: ModelJob, customer: number | undefined): Outcome {
  if (customer !== undefined && job.customer !== customer) return "job-not-found";
  if (job.status === "Cancelled") return "done";
  if (job.status !== "Requested" && job.status !== "Accepted") return "job-state";
  job.status = "Cancelled";
  closeOffers(job, ["Offered", "Accepted"], "Withdrawn");
  return "done";
}
