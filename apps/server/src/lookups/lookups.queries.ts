import type { Database } from "../database/database.ts";

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
