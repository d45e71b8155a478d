import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import catalogue from "./catalogue.json" with { type: "json" };
import shipped from "./names-in-urdu.json" with { type: "json" };

interface ShippedText {
  /** The English name of the parent, or an empty string. Two cities may each have an area of the same name. */
  parent: string;
  english: string;
  urdu: string;
}

interface ShippedColumn {
  table: "cities" | "areas" | "categories" | "skills" | "sub_skills";
  /** The column with the English text, and the one that is filled. */
  from: "name" | "description";
  into: "urdu_name" | "urdu_description";
  parent?: { table: "cities"; column: "city_id" };
  texts: ShippedText[];
}

/**
 * Fills the Urdu names and descriptions of entries that have none and still have their shipped English text, also in a catalogue that was
 * filled by an earlier release. What the office wrote stays.
 */
export async function loadUrduNames(db: Database): Promise<void> {
  for (const column of listShipped()) await fillColumn(db, column);
}

async function fillColumn(db: Database, { table, from, into, parent, texts }: ShippedColumn): Promise<void> {
  const [parents, english, urdu] = (["parent", "english", "urdu"] as const).map((key) =>
    texts.map((text) => text[key]),
  );
  const isChild = parent
    ? sql`exists (select 1 from ${sql.table(parent.table)} parent
        where parent.id = entry.${sql.ref(parent.column)} and parent.name = shipped.parent)`
    : sql`true`;
  const shippedTexts = sql`unnest(${parents}::text[], ${english}::text[], ${urdu}::text[]) shipped (parent, english, urdu)`;
  const isMissing = sql`entry.${sql.ref(into)} is null and entry.${sql.ref(from)} = shipped.english and ${isChild}`;
  // Most starts have nothing to fill, and even an update without rows changes the catalogue's version: all processes would read it again.
  const { rows } = await sql`
    select 1 from ${sql.table(table)} entry cross join ${shippedTexts} where ${isMissing} limit 1`.execute(db);
  if (rows.length === 0) return;
  await sql`
    update ${sql.table(table)} entry set ${sql.ref(into)} = shipped.urdu from ${shippedTexts} where ${isMissing}`.execute(
    db,
  );
}

type Named = Readonly<Record<string, { name: string }>>;
type Areas = Readonly<Record<string, { areas: Readonly<Record<string, string>> }>>;
type Trades = Readonly<
  Record<
    string,
    {
      name: string;
      description: string;
      skills: Readonly<
        Record<string, { name: string; description: string; subSkills: Readonly<Record<string, string>> }>
      >;
    }
  >
>;

const toTexts = (texts: Readonly<Record<string, string>>, parent = ""): ShippedText[] =>
  Object.entries(texts).map(([english, urdu]) => ({ parent, english, urdu }));

const toNames = (entries: Named): ShippedText[] =>
  Object.entries(entries).map(([english, { name }]) => ({ parent: "", english, urdu: name }));

function listShipped(): ShippedColumn[] {
  const cities: Named & Areas = shipped.cities;
  const categories: Trades = shipped.categories;
  const bySkill = Object.values(categories).map(({ skills }) => skills);
  const areas = Object.entries(cities).flatMap(([city, { areas }]) => toTexts(areas, city));
  const name = { from: "name", into: "urdu_name" } as const;
  const description = { from: "description", into: "urdu_description" } as const;
  return [
    { table: "cities", ...name, texts: toNames(cities) },
    { table: "areas", ...name, parent: { table: "cities", column: "city_id" }, texts: areas },
    { table: "categories", ...name, texts: toNames(categories) },
    { table: "skills", ...name, texts: bySkill.flatMap(toNames) },
    {
      table: "sub_skills",
      ...name,
      texts: bySkill.flatMap((skills) => Object.values(skills).flatMap(({ subSkills }) => toTexts(subSkills))),
    },
    { table: "categories", ...description, texts: listDescriptions(categories).categories },
    { table: "skills", ...description, texts: listDescriptions(categories).skills },
  ];
}

/** By the English description: one that the office has changed is not described by the shipped Urdu text. */
function listDescriptions(inUrdu: Trades) {
  const texts = (
    entries: readonly { name: string; description: string }[],
    urdu: Readonly<Record<string, { description: string }>>,
  ) =>
    entries.flatMap(({ name, description }) => {
      const translated = urdu[name]?.description;
      return translated === undefined ? [] : [{ parent: "", english: description, urdu: translated }];
    });
  return {
    categories: texts(catalogue.categories, inUrdu),
    skills: catalogue.categories.flatMap(({ name, skills }) => texts(skills, inUrdu[name]?.skills ?? {})),
  };
}
