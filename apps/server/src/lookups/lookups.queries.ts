import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { exactPrices } from "../domain/catalogue/exact-prices.queries.ts";

export const selectCities = (db: Database) => db.selectFrom("cities").select(["id", "name"]).orderBy("id").execute();

export const selectAreas = (db: Database, cityId: number) =>
  db.selectFrom("areas").select(["id", "name"]).where("cityId", "=", cityId).orderBy("id").execute();

export const selectCategories = (db: Database) =>
  db.selectFrom("categories").select(["id", "name"]).orderBy("id").execute();

export const selectSkills = (db: Database, categoryId: number) =>
  db.selectFrom("skills").select("name").where("categoryId", "=", categoryId).orderBy("id").execute();

export const selectSubSkills = (db: Database, skills: string[]) =>
  db
    .selectFrom("subSkills")
    .innerJoin("skills", "skills.id", "subSkills.skillId")
    .select("subSkills.name")
    .where("skills.name", "in", skills)
    .orderBy("subSkills.id")
    .execute();

/** The first sub-skills of each of these skills, in the catalogue's order. */
export async function selectExamples(db: Database, skills: readonly string[], most: number) {
  if (skills.length === 0) return new Map<string, string[]>();
  const rows = await db
    .selectFrom("skills as skill")
    .select("skill.name")
    .select(
      sql<
        string[]
      >`array(select sub.name from sub_skills sub where sub.skill_id = skill.id order by sub.id limit ${most})`.as(
        "examples",
      ),
    )
    .where("skill.name", "in", skills)
    .execute();
  return new Map(rows.map(({ name, examples }) => [name, examples]));
}

export const selectDescribedSkills = (db: Database, categoryId: number) =>
  db
    .selectFrom("skills as skill")
    .select(["skill.id", "skill.name", "skill.description", "skill.priceFromPaisa", "skill.priceToPaisa"])
    .select(
      sql<string[]>`array(select sub.name from sub_skills sub where sub.skill_id = skill.id order by sub.id)`.as(
        "subSkills",
      ),
    )
    .where("skill.categoryId", "=", categoryId)
    .orderBy("skill.id")
    .execute();

/** The sub-skills of a category that have a usual price of their own. */
export const selectCategoryPrices = (db: Database, categoryId: number) =>
  db
    .selectFrom(exactPrices.as("exact"))
    .innerJoin("skills as skill", "skill.id", "exact.skillId")
    .select(["exact.skillId", "exact.name", "exact.fromPaisa", "exact.toPaisa"])
    .where("skill.categoryId", "=", categoryId)
    .orderBy("exact.subSkillId")
    .execute();

/** The usual prices of these sub-skills, of those that have one of their own. */
export const selectExactPrices = async (db: Database, subSkillIds: readonly number[]) =>
  subSkillIds.length === 0
    ? []
    : db
        .selectFrom(exactPrices.as("exact"))
        .select(["exact.subSkillId", "exact.fromPaisa", "exact.toPaisa"])
        .where("exact.subSkillId", "in", subSkillIds)
        .execute();
