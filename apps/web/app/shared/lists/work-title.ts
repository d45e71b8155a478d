import { getName, joinParts } from "../texts/names.ts";

interface Work {
  skill: string;
  subSkill: string | null;
}

interface PlacedWork extends Work {
  area: string;
}

/** The exact work of a job if it is known, else its trade. */
export const getWorkTitle = ({ skill, subSkill }: Work): string => getName(subSkill ?? skill);

const wordsMax = 40;

/** The customer's own words, if they are short enough to name the job: a person knows them better than the catalogue's names. */
export function findOwnWords({ description }: { description: string | null }): string | undefined {
  const words = description?.trim() ?? "";
  return words !== "" && words.length <= wordsMax && !words.includes("\n") ? words : undefined;
}

/** The trade, where the title is the exact work. */
export const getTrade = ({ skill, subSkill }: Work): string | undefined => (subSkill ? getName(skill) : undefined);

/** How a customer reads a job on each screen: in their own words, with the work below, or as the exact work with its trade below. */
export function nameForCustomer(job: Work & { description: string | null }): {
  title: string;
  below: string | undefined;
} {
  const words = findOwnWords(job);
  return words ? { title: words, below: getWorkTitle(job) } : { title: getWorkTitle(job), below: getTrade(job) };
}

/** How a handyman reads a job on each screen: its work and its area, in their language. */
export const getJobTitle = (job: PlacedWork): string => joinParts([getWorkTitle(job), getName(job.area)]);
