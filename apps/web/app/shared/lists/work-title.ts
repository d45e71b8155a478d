import { getName } from "../texts/names.ts";

interface Work {
  skill: string;
  subSkill: string | null;
}

/** The exact work of a job if it is known, else its trade. */
export const getWorkTitle = ({ skill, subSkill }: Work): string => getName(subSkill ?? skill);

/** The trade, where the title is the exact work. */
export const getTrade = ({ skill, subSkill }: Work): string | undefined => (subSkill ? getName(skill) : undefined);
