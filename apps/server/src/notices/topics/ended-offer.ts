import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { isCancelled } from "@hunarmand/api/jobs/steps";
import type { Language } from "@hunarmand/texts/catalogue";
import { getTexts } from "../../values/texts.ts";
import type { EventToNotify } from "./events-to-notify.queries.ts";
import type { JobFact } from "./job-facts.queries.ts";

/** How an offer may end without its handyman. `over` is for a job that was changed, and for notices from before ends were stored. */
type OfferEnd = "taken" | "expired" | "calledOff" | "given" | "over";

/** Returns how an offer ended, with its words. */
export function findEnd({ detail, accountId }: EventToNotify, job: JobFact) {
  const ended = decideEnd(detail ?? {}, job, accountId);
  return { ended, why: sayEnd(ended, "en") };
}

function decideEnd(
  { offer, from }: { offer?: string; from?: string },
  { status, providerId }: JobFact,
  accountId: string | null,
): OfferEnd {
  if (offer === offerStatus.expired) return "expired";
  if (isCancelled({ status })) return "calledOff";
  if (providerId === null || providerId === accountId) return "over";
  return from === offerStatus.accepted ? "given" : "taken";
}

/** Says in a few words how an offer ended, without blame. */
export const sayEnd = (ended: string | undefined, language: Language): string => {
  const words: Readonly<Record<string, string>> = getTexts("notice-words", language).ended;
  return words[ended ?? "over"] ?? "";
};
