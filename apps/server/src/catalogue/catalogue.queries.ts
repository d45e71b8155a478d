import type { AliasKind, AliasLanguage, CatalogueKind } from "@hunarmand/api/catalogue/catalogue";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";

/** An entry from the desk. Prices are in paisa. */
export interface EntryFields {
  name?: string | undefined;
  description?: string | undefined;
  urduName?: string | undefined;
  urduDescription?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  priceFromPaisa?: number | undefined;
  priceToPaisa?: number | undefined;
  dayPricePaisa?: number | undefined;
  personName?: string | undefined;
  peopleName?: string | undefined;
  urduPeopleName?: string | undefined;
  language?: AliasLanguage | undefined;
}

interface KindTable {
  table: "areas" | "categories" | "cities" | "skills" | "sub_skills" | "skill_aliases" | "sub_skill_aliases";
  parentColumn: "city_id" | "category_id" | "skill_id" | "sub_skill_id" | undefined;
  /** Columns besides the name that the desk may set. A new entry needs all of them. */
  columns: readonly (keyof EntryFields)[];
  /** Columns that an entry may lack: its translation, its people, and the price of a sub-skill. */
  optionalColumns: readonly (keyof EntryFields)[];
}

const described = ["urduName", "urduDescription"] as const;

/** The table of each kind. All differences between kinds are here. */
export const kindTables: Record<CatalogueKind, KindTable> = {
  cities: {
    table: "cities",
    parentColumn: undefined,
    columns: ["latitude", "longitude"],
    optionalColumns: ["urduName"],
  },
  areas: { table: "areas", parentColumn: "city_id", columns: [], optionalColumns: ["urduName"] },
  categories: { table: "categories", parentColumn: undefined, columns: ["description"], optionalColumns: described },
  skills: {
    table: "skills",
    parentColumn: "category_id",
    columns: ["description", "priceFromPaisa", "priceToPaisa"],
    optionalColumns: [...described, "dayPricePaisa", "personName", "peopleName", "urduPeopleName"],
  },
  "sub-skills": {
    table: "sub_skills",
    parentColumn: "skill_id",
    columns: [],
    optionalColumns: ["urduName", "priceFromPaisa", "priceToPaisa"],
  },
  aliases: { table: "skill_aliases", parentColumn: "skill_id", columns: ["language"], optionalColumns: [] },
  "sub-skill-aliases": {
    table: "sub_skill_aliases",
    parentColumn: "sub_skill_id",
    columns: ["language"],
    optionalColumns: [],
  },
};

export interface EntryRow {
  id: number;
  name: string;
  parentId: number | null;
  description: string | null;
  latitude: number | null;
  longitude: number | null;
  priceFromPaisa: number | null;
  priceToPaisa: number | null;
  dayPricePaisa: number | null;
  personName: string | null;
  peopleName: string | null;
  urduPeopleName: string | null;
  language: AliasLanguage | null;
  urduName: string | null;
  urduDescription: string | null;
}

const settableOf = (kind: CatalogueKind) =>
  ["name", ...kindTables[kind].columns, ...kindTables[kind].optionalColumns] as const;

const columnOf = (kind: CatalogueKind, field: keyof EntryFields) =>
  settableOf(kind).includes(field) ? sql.ref(field) : sql`null`;

export async function selectEntries(
  db: Database,
  kind: CatalogueKind,
  parentId: number | undefined,
): Promise<EntryRow[]> {
  const { table, parentColumn } = kindTables[kind];
  const parent = parentColumn ? sql.ref(parentColumn) : sql`null::integer`;
  const filter = parentId === undefined ? sql`true` : sql`${parent} = ${parentId}`;
  const { rows } = await sql<EntryRow>`
    select id, name, ${parent} as parent_id, ${columnOf(kind, "description")}::text as description,
      ${columnOf(kind, "latitude")}::float8 as latitude, ${columnOf(kind, "longitude")}::float8 as longitude,
      ${columnOf(kind, "priceFromPaisa")}::bigint as price_from_paisa, ${columnOf(kind, "priceToPaisa")}::bigint as price_to_paisa,
      ${columnOf(kind, "dayPricePaisa")}::bigint as day_price_paisa, ${columnOf(kind, "language")}::text as language,
      ${columnOf(kind, "personName")}::text as person_name, ${columnOf(kind, "peopleName")}::text as people_name,
      ${columnOf(kind, "urduPeopleName")}::text as urdu_people_name,
      ${columnOf(kind, "urduName")}::text as urdu_name, ${columnOf(kind, "urduDescription")}::text as urdu_description
    from ${sql.table(table)} where ${filter} order by id`.execute(db);
  return rows;
}

/** Sets those of the given fields that the kind has. Returns whether the entry exists. */
export async function updateEntry(
  db: Database,
  { kind, id }: { kind: CatalogueKind; id: number },
  fields: EntryFields,
): Promise<boolean> {
  const changes = settableOf(kind).flatMap((field) =>
    fields[field] === undefined ? [] : [sql`${sql.ref(field)} = ${fields[field]}`],
  );
  const set = changes.length > 0 ? sql.join(changes) : sql`name = name`;
  const { rows } =
    await sql`update ${sql.table(kindTables[kind].table)} set ${set} where id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

/** Inserts an entry. All fields that the kind needs must be given. Returns its id. */
export async function insertEntry(
  db: Database,
  { kind, parentId, slug }: { kind: CatalogueKind; parentId: number | undefined; slug: string },
  fields: EntryFields,
): Promise<number> {
  const { table, parentColumn } = kindTables[kind];
  const values = [
    ...settableOf(kind).map((field) => ({ column: sql.ref(field), value: fields[field] ?? null })),
    ...(parentColumn ? [{ column: sql.ref(parentColumn), value: parentId }] : []),
    ...(kind === "categories" ? [{ column: sql.ref("slug"), value: slug }] : []),
  ];
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(values.map(({ column }) => column))})
    values (${sql.join(values.map(({ value }) => value))}) returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Returns the deleted alias, or nothing if it did not exist. */
export async function deleteAlias(
  db: Database,
  { kind, id }: { kind: AliasKind; id: number },
): Promise<Pick<EntryRow, "name" | "parentId" | "language"> | undefined> {
  const { table, parentColumn = "" } = kindTables[kind];
  const { rows } = await sql<Pick<EntryRow, "name" | "parentId" | "language">>`
    delete from ${sql.table(table)} where id = ${id}
    returning name, ${sql.ref(parentColumn)} as parent_id, language`.execute(db);
  return rows[0];
}

export interface MissedRow {
  words: string;
  searches: number;
  lastDay: string;
}

interface MissedFilter {
  /** A date such as 2026-11-23. */
  sinceDay: string;
  searchesMin: number;
  rowsMax: number;
}

/** Returns phrases that searches did not find, the most frequent first. */
export async function selectMissedWords(db: Database, filter: MissedFilter): Promise<MissedRow[]> {
  const { sinceDay, searchesMin, rowsMax } = filter;
  const { rows } = await sql<MissedRow>`
    select words, sum(searches)::int as searches, max(day)::text as last_day
    from missed_words where day >= ${sinceDay}::date group by words having sum(searches) >= ${searchesMin}
    order by searches desc, last_day desc, words limit ${rowsMax}`.execute(db);
  return rows;
}
