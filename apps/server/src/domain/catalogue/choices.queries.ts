import type { Database } from "../../database/database.ts";
import { invalidField } from "../../values/app-error.ts";

/** These functions look up the ids of names from the catalogue, or refuse the field that contains an unknown name. */

const sameName = (a: string, b: string) => a.localeCompare(b, "en", { sensitivity: "base" }) === 0;

export const splitNames = (text: string | undefined): string[] => [
  ...new Set((text ?? "").split(",").flatMap((name) => name.trim() || [])),
];

/** The names of the fields, for refusals. */
export interface PlaceFields {
  city: string;
  area: string;
}

/** @throws AppError invalid-input naming the field */
export async function getPlace(db: Database, named: PlaceFields, fields: PlaceFields) {
  const rows = await db
    .selectFrom("cities")
    .leftJoin("areas", (join) => join.onRef("areas.cityId", "=", "cities.id").on("areas.name", "=", named.area))
    .select(["cities.id as cityId", "areas.id as areaId"])
    .where("cities.name", "=", named.city)
    .execute();
  const [place] = rows;
  if (!place) throw invalidField(fields.city, "city-choice");
  if (place.areaId === null) throw invalidField(fields.area, "area-choice");
  return { cityId: place.cityId, areaId: place.areaId };
}

export interface TradeFields {
  category: string;
  skill: string;
  subSkill: string;
}

/** `skill` and `subSkill` are comma-joined names. @throws AppError invalid-input naming the field */
export async function getTrade(
  db: Database,
  named: { category: string; skill: string; subSkill: string | undefined },
  fields: TradeFields,
) {
  const skillNames = splitNames(named.skill);
  const subSkillNames = splitNames(named.subSkill);
  const rows = await db
    .selectFrom("categories")
    .innerJoin("skills", "skills.categoryId", "categories.id")
    .leftJoin("subSkills", "subSkills.skillId", "skills.id")
    .select(["categories.id as categoryId", "skills.id as skillId", "skills.name as skill"])
    .select(["subSkills.id as subSkillId", "subSkills.name as subSkill"])
    .where("categories.name", "=", named.category)
    .execute();
  const [first] = rows;
  if (!first) throw invalidField(fields.category, "category-choice");
  const skillIds = pickIds(skillNames, (name) => rows.find((row) => sameName(row.skill, name))?.skillId);
  if (skillIds.length === 0 || skillIds.includes(undefined)) {
    throw invalidField(fields.skill, "skills-choice");
  }
  const offered = rows.filter((row) => skillIds.includes(row.skillId));
  const subSkillIds = pickIds(
    subSkillNames,
    (name) => offered.find((row) => row.subSkill && sameName(row.subSkill, name))?.subSkillId ?? undefined,
  );
  if (subSkillIds.includes(undefined)) {
    throw invalidField(fields.subSkill, "sub-skills-choice");
  }
  return {
    categoryId: first.categoryId,
    skillIds: skillIds.filter((id) => id !== undefined),
    subSkillIds: subSkillIds.filter((id) => id !== undefined),
  };
}

const pickIds = (names: string[], find: (name: string) => number | undefined) => names.map(find);
