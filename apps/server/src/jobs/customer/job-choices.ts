import type { Database } from "../../database/database.ts";
import { getPlace, getTrade } from "../../domain/catalogue/choices.queries.ts";
import { invalidField } from "../../values/app-error.ts";

/** The names in a job that refer to the catalogue. */
export interface JobChoices {
  category: string;
  skill: string;
  subSkill?: string | undefined;
  city: string;
  area: string;
}

const tradeFields = { category: "category", skill: "skill", subSkill: "subSkill" };

/** @throws AppError invalid-input naming the field */
export async function getJobChoices(db: Database, { category, skill, subSkill, city, area }: JobChoices) {
  const place = await getPlace(db, { city, area }, { city: "city", area: "area" });
  const trade = await getTrade(db, { category, skill, subSkill }, tradeFields);
  const [skillId, ...moreSkills] = trade.skillIds;
  if (skillId === undefined || moreSkills.length > 0) throw invalidField("skill", "skill-choice");
  const [subSkillId = null] = trade.subSkillIds;
  return { ...place, categoryId: trade.categoryId, skillId, subSkillId };
}
