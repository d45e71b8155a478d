import type { Language } from "@hunarmand/texts/catalogue";
import { type KyselyPlugin, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { cacheCatalogue, type Versioned } from "./catalogue-version.ts";
import type { WakeUps } from "./live/wake-ups.ts";

const kinds = ["category", "skill", "subSkill", "city", "area"] as const;
type Kind = (typeof kinds)[number];
type Names = Record<Kind, ReadonlyMap<number, string>> & { inUrdu: NamesInUrdu };

/** By the English name. Entries without a translation are missing. */
interface NamesInUrdu {
  names: ReadonlyMap<string, string>;
  /** Of categories and skills. */
  descriptions: ReadonlyMap<string, string>;
}

/** Returns the name of an entry in a language, from its English name: the English one if there is no other. */
export type NameOf = (english: string) => string;

/** The catalogue's names by their ids, cached in each process: rows of lists contain only the ids. */
export interface CatalogueNames {
  /**
   * For queries that select ids as `category`, `skill`, `subSkill`, `city` or `area`: their rows come with the names in place of the ids.
   * Names are read on a connection of their own, never in the query's transaction.
   */
  idsToNames: KyselyPlugin;
  readInUrdu(): Promise<NamesInUrdu>;
  /** For texts to a person: notices, mails and messages. English reads nothing. */
  nameInLanguage(language: Language): Promise<NameOf>;
  /** For code that needs names that another process has just changed. */
  refresh(): Promise<void>;
  /** Call it when a change of the catalogue is committed: the next query reads the names again. */
  invalidate(): void;
  /** Stops following other processes' changes. */
  stop(): void;
}

const isComplete = (names: Names, rows: Record<string, unknown>[]): boolean =>
  rows.every((row) => kinds.every((kind) => typeof row[kind] !== "number" || names[kind].has(row[kind])));

/** An id that is not cached is read before its row is returned. */
export function openCatalogueNames(ground: { db: Database; wakeUps: WakeUps }): CatalogueNames {
  const { read, invalidate, stop } = cacheCatalogue(ground, readNames);
  return {
    invalidate,
    refresh: async () => {
      invalidate();
      await read();
    },
    stop,
    readInUrdu: async () => (await read()).inUrdu,
    nameInLanguage: async (language) => {
      if (language === "en") return (english) => english;
      const { names } = (await read()).inUrdu;
      return (english) => names.get(english) ?? english;
    },
    idsToNames: {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const rows = result.rows as Record<string, unknown>[];
        if (rows.length === 0) return result;
        let names = await read();
        if (!isComplete(names, rows)) {
          invalidate();
          names = await read();
        }
        // Only this query has the rows, so they may be changed in place.
        for (const row of rows)
          for (const kind of kinds) if (typeof row[kind] === "number") row[kind] = names[kind].get(row[kind]);
        return result;
      },
    },
  };
}

interface NameRow {
  kind: Kind | "version";
  id: number;
  name: string;
  urduName: string | null;
  urduDescription: string | null;
}

/** Of two entries with one English name the older one counts, with categories and skills before places. */
function toUrdu(rows: readonly NameRow[]): NamesInUrdu {
  const oldestLast = kinds
    .flatMap((kind) => rows.filter((row) => row.kind === kind).sort((a, b) => a.id - b.id))
    .reverse();
  const pick = (column: "urduName" | "urduDescription") =>
    new Map(oldestLast.flatMap(({ name, [column]: urdu }) => (urdu === null ? [] : [[name, urdu] as const])));
  return { names: pick("urduName"), descriptions: pick("urduDescription") };
}

/** The version is read in the same statement: names are never newer, or older, than it says. */
async function readNames(db: Database): Promise<Versioned<Names>> {
  const { rows } = await sql<NameRow>`
    select 'version' as kind, version as id, '' as name, null as urdu_name, null as urdu_description from catalogue_version
    union all select 'category', id, name, urdu_name, urdu_description from categories
    union all select 'skill', id, name, urdu_name, urdu_description from skills
    union all select 'subSkill', id, name, urdu_name, null from sub_skills
    union all select 'city', id, name, urdu_name, null from cities
    union all select 'area', id, name, urdu_name, null from areas`.execute(db);
  const namesOf = (kind: Kind) => new Map(rows.flatMap((row) => (row.kind === kind ? [[row.id, row.name]] : [])));
  const names = Object.fromEntries(kinds.map((kind) => [kind, namesOf(kind)])) as unknown as Omit<Names, "inUrdu">;
  return { value: { ...names, inUrdu: toUrdu(rows) }, version: rows.find(({ kind }) => kind === "version")?.id ?? 0 };
}
