import { countWorkDays } from "@hunarmand/api/contracts/day-share";
import { quoteDurations } from "@hunarmand/api/contracts/exact-crew";
import { handymenCounts } from "@hunarmand/api/contracts/quotes/request";

type QuoteDuration = (typeof quoteDurations)[number];

/** Returns the choice whose number is nearest, of two the larger one. */
function findNearest<Choice>(choices: readonly Choice[], wanted: number, numberOf: (choice: Choice) => number): Choice {
  const distance = (choice: Choice) => Math.abs(numberOf(choice) - wanted);
  return choices.reduce((nearest, choice) => (distance(choice) <= distance(nearest) ? choice : nearest));
}

export const findNearestCount = (handymen: number): number => findNearest(handymenCounts, handymen, (count) => count);

export const findNearestDuration = (days: number): QuoteDuration =>
  findNearest<QuoteDuration>(quoteDurations, days, (duration) => countWorkDays({ duration, durationDays: null }));
