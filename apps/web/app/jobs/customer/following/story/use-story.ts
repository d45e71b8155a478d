import type { JobEvent } from "@hunarmand/api/jobs/customer";
import jobStory from "../../../../locales/en/job-story.json";
import { useClockTime } from "../../../../shared/texts/clock-time.ts";
import { useMessages } from "../../../../shared/texts/messages.ts";
import { useFormats } from "../../../../shared/texts/use-formats.ts";
import type { FollowedJob } from "../../followed-job.ts";
import { toExpectedTime } from "../arrival/expected-time.ts";

export interface StoryLine {
  text: string;
  at: string | undefined;
  /** When the sender's phone says that it was done, if it had no network. */
  claimedAt: string | null;
  /** Text that a person typed. */
  words: string | null;
}

/** Returns the events of a job as its customer reads them, oldest first. */
export function useStory(job: FollowedJob): StoryLine[] {
  const toText = useEventTexts(job);
  const toOwnText = useOwnTexts();
  const { by, handyman } = useMessages(jobStory);
  // The page does not name handymen who had the job before the current one.
  const events = job.timeline.filter(isOwnLine);
  const taken = events.findLastIndex(({ kind }) => kind === "accepted" || kind === "assigned");
  const lines = events.map((event, place) => ({
    text: toOwnText(event) ?? toText(event, (place >= taken && job.provider?.name) || handyman, isTaken(events, place)),
    ...{ at: event.at, claimedAt: event.claimedAt, words: isFirstAsk(event) ? null : event.words },
  }));
  const isPaid = job.payment?.status === "paid";
  return isPaid ? [...lines, { text: by.paid, at: undefined, claimedAt: null, words: null }] : lines;
}

/** The details and their price are sent at once: the line of the price says both. */
const isOwnLine = ({ kind }: JobEvent, place: number, timeline: readonly JobEvent[]): boolean =>
  kind !== "details-submitted" || timeline[place + 1]?.kind !== "price-asked";

/** These events contain the name of the handyman that the customer asked for. */
const isFirstAsk = ({ kind }: JobEvent): boolean => kind === "asked-first" || kind === "not-asked-first";

/** Whether the handyman has made the customer's last offer the price, which agrees to it (docs/product.md J20). */
function isTaken(timeline: readonly JobEvent[], place: number): boolean {
  const offer = timeline.slice(0, place).findLast(({ offer }) => offer !== null)?.offer;
  return offer !== undefined && timeline[place]?.amount === offer;
}

/** Says of some steps that the reader took them, so that they are no news. */
function useOwnTexts() {
  const { by } = useMessages(jobStory);
  const { when } = useFormats();
  return ({ kind, side, time }: JobEvent): string | undefined => {
    if (side !== "customer") return undefined;
    const texts: Partial<Record<JobEvent["kind"], string>> = {
      "time-agreed": by.ownTimeAgreed({ moment: time ? when(time) : "" }),
      "time-declined": by.ownTimeDeclined,
      cancelled: by.ownCancelled,
      updated: by.ownUpdated,
    };
    return texts[kind];
  };
}

function useEventTexts(job: FollowedJob) {
  const { by } = useMessages(jobStory);
  const { pkr, when } = useFormats();
  const clockTime = useClockTime();
  const confirmed = job.rating === null ? by.confirmed : by.confirmedAndRated;
  return (event: JobEvent, name: string, takesOffer: boolean): string => {
    const moment = event.time ? when(event.time) : "";
    const amount = pkr(event.amount ?? job.salary ?? 0);
    const texts: Record<JobEvent["kind"], string> = {
      ...by,
      requested: event.side === "office" ? by.requestedByOffice : by.requested,
      "asked-first": by["asked-first"]({ name: event.words ?? name, moment }),
      "not-asked-first": by["not-asked-first"]({ name: event.words ?? name }),
      assigned: by.assigned({ name }),
      accepted: by.accepted({ name }),
      "time-proposed": {
        customer: by.ownTimeProposed({ moment }),
        office: by.officeTimeProposed({ moment }),
        provider: by["time-proposed"]({ name, moment }),
        portal: by["time-proposed"]({ name, moment }),
      }[event.side],
      "time-agreed": by["time-agreed"]({ moment }),
      "running-late": job.scheduledFor
        ? by["running-late"]({ minutes: event.minutes ?? 0 })
        : by.coming({ name, moment: clockTime(toExpectedTime(job, event)) }),
      arrived: by.arrived({ name }),
      "arrived-by-code": by["arrived-by-code"]({ name }),
      "pin-reported": by["pin-reported"]({ name }),
      "details-submitted": by["details-submitted"]({ name }),
      "price-asked": takesOffer ? by.offerTaken({ name, amount }) : by["price-asked"]({ name, amount }),
      "price-agreed": by["price-agreed"]({ amount }),
      "price-disputed": event.offer ? by.priceOffered({ amount: pkr(event.offer) }) : by["price-disputed"],
      confirmed,
      "ended-without-work": {
        customer: by.ownEndWithoutWork,
        office: by.officeEndWithoutWork,
        provider: by["ended-without-work"]({ name }),
        portal: by.officeEndWithoutWork,
      }[event.side],
    };
    return texts[event.kind];
  };
}
