import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { toPaisa } from "../values/money.ts";
import catalogue from "./catalogue.json" with { type: "json" };

const columns = ["skill", "skillFrom", "skillTo", "name", "from", "to"] as const;

const shipped = catalogue.categories.flatMap(({ skills }) =>
  skills.flatMap(({ name: skill, priceFromPkr, priceToPkr, subSkills }) =>
    subSkills.map((subSkill) => ({
      skill,
      skillFrom: toPaisa(priceFromPkr),
      skillTo: toPaisa(priceToPkr),
      name: subSkill.name,
      from: toPaisa(subSkill.priceFromPkr),
      to: toPaisa(subSkill.priceToPkr),
    })),
  ),
);

/**
 * Fills the prices of sub-skills that have none, still have their shipped name, and whose skill still has its shipped name and price. Where
 * the office has set another price for the skill, the shipped ones of its parts would contradict it.
 */
export async function loadExactPrices(db: Database): Promise<void> {
  const [skills, skillFroms, skillTos, names, froms, tos] = columns.map((column) => shipped.map((row) => row[column]));
  const missing = sql`unnest(${skills}::text[], ${skillFroms}::bigint[], ${skillTos}::bigint[], ${names}::text[], ${froms}::bigint[],
      ${tos}::bigint[]) shipped (skill, skill_from, skill_to, name, price_from, price_to)
    join skills skill on skill.name = shipped.skill
      and skill.price_from_paisa = shipped.skill_from and skill.price_to_paisa = shipped.skill_to`;
  const isMissing = sql`entry.price_from_paisa is null and entry.skill_id = skill.id and entry.name = shipped.name`;
  // Most starts have nothing to fill, and even an update without rows changes the catalogue's version: all processes would read it again.
  const { rows } = await sql`select 1 from ${missing} join sub_skills entry on ${isMissing} limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`update sub_skills entry set price_from_paisa = shipped.price_from, price_to_paisa = shipped.price_to
    from ${missing} where ${isMissing}`.execute(db);
}
