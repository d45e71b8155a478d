import { aliasLanguages } from "@hunarmand/api/catalogue/catalogue";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import shipped from "./aliases.json" with { type: "json" };
import shippedExact from "./exact-aliases.json" with { type: "json" };

/** Fills an empty table of aliases with the shipped ones, for skills that still have their shipped name. */
export async function loadAliases(db: Database): Promise<void> {
  const [first] = await db.selectFrom("skillAliases").select("id").limit(1).execute();
  if (first) return;
  const rows = Object.entries(shipped).flatMap(([skill, byLanguage]) =>
    aliasLanguages.flatMap((language) => byLanguage[language].map((name) => ({ skill, name, language }))),
  );
  const columns = (["skill", "name", "language"] as const).map((column) => rows.map((row) => row[column]));
  // Several servers may start at once. The second adds nothing.
  await sql`
    insert into skill_aliases (skill_id, name, language)
    select skill.id, alias.name, alias.language
    from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[])
      with ordinality alias (skill, name, language, place)
    join skills skill on skill.name = alias.skill
    order by alias.place on conflict do nothing`.execute(db);
}

/** Fills an empty table of exact work's aliases with the shipped ones, for sub-skills and skills that still have their shipped names. */
export async function loadExactAliases(db: Database): Promise<void> {
  const [first] = await db.selectFrom("subSkillAliases").select("id").limit(1).execute();
  if (first) return;
  const rows = Object.entries(shippedExact).flatMap(([skill, works]) =>
    Object.entries(works).flatMap(([subSkill, byLanguage]) =>
      aliasLanguages.flatMap((language) => byLanguage[language].map((name) => ({ skill, subSkill, name, language }))),
    ),
  );
  const columns = (["skill", "subSkill", "name", "language"] as const).map((column) => rows.map((row) => row[column]));
  // Several servers may start at once. The second adds nothing.
  await sql`
    insert into sub_skill_aliases (sub_skill_id, name, language)
    select entry.id, alias.name, alias.language
    from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[], ${columns[3]}::text[])
      with ordinality alias (skill, sub_skill, name, language, place)
    join skills skill on skill.name = alias.skill
    join sub_skills entry on entry.skill_id = skill.id and entry.name = alias.sub_skill
    order by alias.place on conflict do nothing`.execute(db);
}
