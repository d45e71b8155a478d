import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import shipped from "./people.json" with { type: "json" };

/** Fills what the people of skills are called where nothing is written, also in a catalogue of an earlier release. What the office wrote stays. */
export async function loadPeopleNames(db: Database): Promise<void> {
  const rows = Object.entries(shipped);
  const column = (read: (row: (typeof rows)[number]) => string) => sql`${rows.map(read)}::text[]`;
  const names = sql`unnest(${column(([skill]) => skill)}, ${column(([, { one }]) => one)},
    ${column(([, { many }]) => many)}, ${column(([, { urdu }]) => urdu)}) shipped (skill, person, people, urdu)`;
  const isMissing = sql`skill.name = shipped.skill and skill.person_name is null and skill.people_name is null
    and skill.urdu_people_name is null`;
  // Most starts have nothing to fill, and even an update without rows changes the catalogue's version.
  const { rows: missing } =
    await sql`select 1 from skills skill cross join ${names} where ${isMissing} limit 1`.execute(db);
  if (missing.length === 0) return;
  await sql`
    update skills skill set person_name = shipped.person, people_name = shipped.people, urdu_people_name = shipped.urdu
    from ${names} where ${isMissing}`.execute(db);
}
