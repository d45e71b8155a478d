import type { ContractRecord, ListedContract } from "@hunarmand/api/contracts/contracts";
import type { Quote } from "@hunarmand/api/contracts/quotes";
import type { ContractEvent } from "@hunarmand/api/contracts/record";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { toPakistanDay } from "../shared/texts/pakistan-day.ts";
import type { AskedCrew } from "./day-price/find-usual-sum.ts";

/** Whether its owner took the proposal back: the office always gives a reason (docs/product.md X1). */
export const isTakenBack = ({ status, statusReason }: Pick<ContractRecord, "status" | "statusReason">): boolean =>
  status === contractStatus.rejected && statusReason === null;

/** Returns the price in PKR for the whole crew and time: that of the accepted quote, or else the one that the office named. */
export const priceOf = ({ quote, agreedPrice }: Pick<ListedContract, "quote" | "agreedPrice">): number | null =>
  quote?.amount ?? agreedPrice;

/** Returns how many handymen a quote asks for: the exact number, or else the choice. */
export const countAsked = ({ exactHandymen, totalHandymen }: Pick<Quote, "exactHandymen" | "totalHandymen">): number =>
  exactHandymen ?? totalHandymen;

interface Begun extends Pick<ListedContract, "status" | "startDate"> {
  /** Now on the crew. Undefined while it is unknown. */
  onCrew?: number | undefined;
}

/** False for an active contract whose crew is not whole, before its first day or with nobody on it. */
export const isCrewMade = ({ status, startDate, onCrew = Number.NaN }: Begun, wanted: number | undefined): boolean =>
  status !== contractStatus.active ||
  !(onCrew < Number(wanted)) ||
  (onCrew > 0 && (startDate === null || startDate <= toPakistanDay()));

const soonMilliseconds = 12 * 3_600_000;

/** Whether the work has begun at a promised time, or begins within twelve hours after it: then the person calls. */
export const isTooLate = (promised: string | null, startDate: string | null): boolean =>
  promised !== null &&
  startDate !== null &&
  Date.parse(promised) > Date.parse(`${startDate}T00:00:00+05:00`) - soonMilliseconds;

/** Returns the contract's number of handymen and time. */
export const crewOf = ({ handymen, quote, duration, durationDays }: ListedContract): AskedCrew => ({
  totalHandymen: handymen ?? quote?.totalHandymen,
  duration,
  durationDays,
});

interface Began extends Pick<ContractRecord, "startDate" | "requestedDate"> {
  history?: readonly ContractEvent[];
}

/**
 * Returns the day in Pakistan on which the work begins: the wished one, or that on which the office started it if that is later, or that of
 * the proposal.
 */
export function firstDayOf({ history = [], startDate, requestedDate }: Began): string {
  const started = history.findLast(({ kind }) => kind === "activated")?.at;
  const begun = toPakistanDay(started ?? requestedDate);
  return startDate !== null && (!started || startDate > begun) ? startDate : begun;
}
