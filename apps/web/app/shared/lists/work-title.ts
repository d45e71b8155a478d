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

/** The trade, where the title is the exact work. */
export const getTrade = ({ skill, subSkill }: Work): string | undefined => (subSkill ? getName(skill) : undefined);

/** How a handyman reads a job on each screen: its work and its area, in their language. */
export const getJobTitle = (job: PlacedWork): string => joinParts([getWorkTitle(job), getName(job.area)]);
