import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import { jobStatus } from "@hunarmand/api/jobs/steps";
import { formatMoment } from "../../values/format-moment.ts";
import { getTexts } from "../../values/texts.ts";
import { findEnd } from "./ended-offer.ts";
import type { EventToNotify } from "./events-to-notify.queries.ts";
import { formatAmount } from "./format-amount.ts";
import { type JobFact, loadJobFacts } from "./job-facts.queries.ts";
import { toOfferValues } from "./offer-facts.queries.ts";
import { sayComing, sayOffer } from "./say-offer.ts";
import { type Draft, makeTopic } from "./topic.ts";

/** Who is notified, and who acted. */
interface Sides {
  isCustomer: boolean;
  isOwnDoing: boolean;
  isByOffice: boolean;
}

function findSides({ accountId, detail }: EventToNotify, { customerId, providerId }: JobFact): Sides {
  const actorId = detail?.actorId;
  return {
    isCustomer: accountId === customerId,
    isOwnDoing: actorId === accountId,
    isByOffice: Boolean(actorId) && actorId !== customerId && actorId !== providerId,
  };
}

const reasonOf = ({ words }: JobFact, action: string): string | null =>
  words.find((word) => word.action === action)?.reason ?? null;

type Outline = Omit<Draft, "values"> | undefined;

const toCustomer = ({ id }: JobFact): string => `/jobs/${id}`;

const toJob = (job: JobFact, { isCustomer }: Sides): string => (isCustomer ? toCustomer(job) : "/activejobs");

/** Whether the customer offers another amount for the current price. */
const hasOffer = ({ agreedPricePaisa, pricePaisa }: JobFact): boolean =>
  agreedPricePaisa !== null && agreedPricePaisa !== pricePaisa;

/** Where a handyman sees the price and may change it. */
const toPrice = ({ id, status }: JobFact): string =>
  status === jobStatus.completed ? "/completedjobs" : `/acceptjobdetailssubmission/${id}`;

const writers: Record<string, (job: JobFact, sides: Sides, event: EventToNotify) => Outline> = {
  // A handyman with a current job is redirected to it from everywhere except /requestedjobs.
  "job-offered": ({ id }) => ({ kind: "job-offered", link: `/requestedjobs?offer=${id}` }),
  // The handyman who had the job when it was cancelled is notified of the cancellation.
  // The same link as of the offer: the screen shows both as one.
  "job-taken": ({ id, status, providerId }, _sides, { accountId }) =>
    status === jobStatus.cancelled && providerId === accountId
      ? undefined
      : { kind: "job-taken", link: `/requestedjobs?offer=${id}` },
  "job-accepted": (job, { isCustomer }) => (isCustomer ? { kind: "job-accepted", link: toCustomer(job) } : undefined),
  "job-assigned": (job, { isCustomer }) =>
    isCustomer
      ? { kind: "job-assigned", link: toCustomer(job), reason: reasonOf(job, "job.assign") }
      : { kind: "job-given", link: "/activejobs", reason: reasonOf(job, "job.assign") },
  "job-arrived": (job, { isCustomer, isByOffice }) =>
    isByOffice && !isCustomer
      ? {
          kind: "job-arrival-confirmed",
          link: `/acceptjobdetailssubmission/${job.id}`,
          reason: reasonOf(job, "job.arrival-override"),
        }
      : undefined,
  // Who changes their own job needs no notice.
  "job-updated": (job, { isCustomer, isByOffice }) =>
    isCustomer && isByOffice ? { kind: "job-changed-by-office", link: toCustomer(job) } : undefined,
  // The office asks the customer alone. The handyman is notified of an agreed time.
  "job-time-proposed": (job, sides) =>
    sides.isByOffice && !sides.isCustomer ? undefined : { kind: "job-time-proposed", link: toJob(job, sides) },
  "job-time-agreed": (job, sides) => ({ kind: "job-time-agreed", link: toJob(job, sides) }),
  "job-time-declined": (job, sides) => ({ kind: "job-time-declined", link: toJob(job, sides) }),
  // Nobody is late for a job without a time.
  "job-running-late": (job, { isCustomer }) =>
    isCustomer ? { kind: job.scheduledFor ? "job-late" : "job-coming", link: toCustomer(job) } : undefined,
  "job-given-back": (job, { isCustomer }) =>
    isCustomer ? { kind: "job-given-back", link: toCustomer(job), reason: job.lastWord?.words ?? null } : undefined,
  "job-unanswered": (job, { isCustomer }) =>
    isCustomer ? { kind: "job-unanswered", link: toCustomer(job) } : undefined,
  "job-start-code-renewed": (job, { isCustomer }) =>
    isCustomer ? { kind: "job-start-code", link: toCustomer(job) } : undefined,
  "job-pin-reported": (job, { isCustomer }) =>
    isCustomer ? { kind: "job-pin-reported", link: toCustomer(job) } : undefined,
  "job-pin-corrected": ({ id }, { isCustomer }) =>
    isCustomer ? undefined : { kind: "job-pin-corrected", link: `/acceptarrival/${id}` },
  "job-price-asked": (job, { isCustomer, isByOffice }) => {
    const reason = isByOffice ? reasonOf(job, "job.correct-price") : null;
    // The handyman has set the price that the customer offered. The customer's own agreement clears the dispute.
    const isMet = job.disputedPricePaisa !== null && job.agreedPricePaisa === job.pricePaisa;
    if (isCustomer) return { kind: isMet ? "job-price-met" : "job-price-asked", link: toCustomer(job), reason };
    return isByOffice ? { kind: "job-price-corrected", link: toPrice(job), reason } : undefined;
  },
  "job-price-agreed": (job, { isCustomer }) =>
    isCustomer ? undefined : { kind: "job-price-agreed", link: toPrice(job) },
  "job-price-disputed": (job, { isCustomer }) =>
    isCustomer
      ? undefined
      : {
          kind: hasOffer(job) ? "job-price-offered" : "job-price-disputed",
          link: toPrice(job),
          reason: job.priceObjection,
        },
  "job-completed": (job, { isCustomer, isByOffice }) => {
    const link = isCustomer ? toCustomer(job) : "/completedjobs";
    if (isByOffice) return { kind: "job-completed-by-office", link, reason: reasonOf(job, "job.complete") };
    return isCustomer ? { kind: "job-completed", link } : undefined;
  },
  "job-cancelled": (job, { isCustomer, isByOffice }) => ({
    kind: isByOffice ? "job-cancelled-by-office" : "job-cancelled",
    link: isCustomer ? toCustomer(job) : "/requestedjobs",
    reason: job.cancelReason,
  }),
  // The reason is in the text, in the reader's language.
  "job-ended-without-work": (job, { isCustomer, isByOffice }) => {
    const link = isCustomer ? toCustomer(job) : "/requestedjobs";
    const kind = isCustomer ? "job-ended-by-handyman" : "job-ended-by-customer";
    return { kind: isByOffice ? "job-cancelled-by-office" : kind, link, reason: job.cancelReason };
  },
  // Only the customer's own stars: a confirmation may have none (docs/product.md V2).
  "job-rated": () => ({ kind: "job-rated", link: "/reviews" }),
  "job-problem-reported": (job, { isCustomer }) =>
    isCustomer
      ? undefined
      : {
          kind: "job-problem-reported",
          link: "/completedjobs",
          reason: job.lastWord?.words ?? null,
        },
  "job-paid": (job, { isCustomer }, { accountId, detail }) => {
    if (!isCustomer) {
      // The customer's word alone has settled it: the handyman may contradict.
      const isSaid =
        detail?.by === "cash-confirmed" && job.confirmedBy === job.customerId && job.declaredPaisa === null;
      return isSaid ? { kind: "cash-said", link: "/completedjobs" } : { kind: "job-paid", link: "/earnings" };
    }
    const isNews = detail?.by === "cash-confirmed" && job.confirmedBy !== accountId;
    return isNews ? { kind: "cash-confirmed", link: toCustomer(job) } : undefined;
  },
  // Once it is settled, the notice of that is enough.
  "job-cash-stated": ({ confirmedPaisa }) =>
    confirmedPaisa === null ? { kind: "cash-said", link: "/completedjobs" } : undefined,
  "review-voided": (job, { isCustomer }) => ({
    kind: "review-voided",
    link: isCustomer ? toCustomer(job) : "/reviews",
    reason: reasonOf(job, "review.void"),
  }),
};

/** When the handyman of a job without a time comes. */
function comingValues({ kind }: EventToNotify, { scheduledFor, lastWord }: JobFact) {
  if (kind !== "job-running-late" || scheduledFor || !lastWord?.minutes) return {};
  const said = Date.parse(lastWord.claimedAt ?? lastWord.at);
  const comesAt = lastWord.comesAt ?? new Date(said + lastWord.minutes * 60_000).toISOString();
  return { comesAt, coming: sayComing({ comesAt }, "en") };
}

/** Of an offer, what its handyman decides by, or why it has ended; nothing for other notices. */
function offerValues(event: EventToNotify, job: JobFact) {
  const { kind, accountId } = event;
  if (kind === "job-taken") return findEnd(event, job);
  const offer = kind === "job-offered" ? job.offers.find(({ providerId }) => providerId === accountId) : undefined;
  if (!offer) return {};
  const values = toOfferValues(offer);
  return { ...values, facts: sayOffer(values, "en") };
}

function write(event: EventToNotify, job: JobFact): Draft | undefined {
  const sides = findSides(event, job);
  const outline = sides.isOwnDoing ? undefined : writers[event.kind]?.(job, sides, event);
  if (!outline) return undefined;
  const paidPaisa = event.detail?.by === "cash-confirmed" ? job.confirmedPaisa : job.pricePaisa;
  const amountPaisa = event.kind === "job-cash-stated" ? job.claimedPaisa : paidPaisa;
  return {
    ...outline,
    values: {
      // The office may use the job in its own text, so this is how people name it.
      job: `${job.skill} (${toJobNumber(job.number)})`,
      place: `${job.area}, ${job.city}`,
      ...{ skill: job.skill, area: job.area, city: job.city },
      provider: `${job.firstName ?? ""} ${job.lastName ?? ""}`.trim(),
      phone: job.phone ?? "",
      amount: formatAmount(amountPaisa),
      offer: formatAmount(job.agreedPricePaisa),
      time: formatMoment(job.lastWord?.time),
      timeAt: job.lastWord?.time ?? "",
      minutes: String(job.lastWord?.minutes ?? ""),
      code: job.startCode ?? "",
      noWork: job.noWorkReason ?? "",
      why: job.noWorkReason ? getTexts("no-work")[job.noWorkReason] : "",
      rating: String(job.rating ?? ""),
      ...comingValues(event, job),
      ...offerValues(event, job),
    },
  };
}

export const jobTopic = makeTopic(["job-", "review-"], loadJobFacts, write);
