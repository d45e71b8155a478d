import { aliasLanguages } from "@hunarmand/api/catalogue/catalogue";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import shipped from "./aliases.json" with { type: "json" };

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
