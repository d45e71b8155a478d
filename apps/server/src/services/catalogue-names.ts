import { type KyselyPlugin, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { cacheCatalogue, type Versioned } from "./catalogue-version.ts";
import type { WakeUps } from "./live/wake-ups.ts";

const kinds = ["category", "skill", "subSkill", "city", "area"] as const;
type Kind = (typeof kinds)[number];
type Names = Record<Kind, ReadonlyMap<number, string>>;

/** The catalogue's names by their ids, cached in each process: rows of lists contain only the ids. */
export interface CatalogueNames {
  /**
   * For queries that select ids as `category`, `skill`, `subSkill`, `city` or `area`: their rows come with the names in place of the ids.
   * Names are read on a connection of their own, never in the query's transaction.
   */
  idsToNames: KyselyPlugin;
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

/** The version is read in the same statement: names are never newer, or older, than it says. */
async function readNames(db: Database): Promise<Versioned<Names>> {
  const { rows } = await sql<{ kind: Kind | "version"; id: number; name: string }>`
    select 'version' as kind, version as id, '' as name from catalogue_version
    union all select 'category', id, name from categories union all select 'skill', id, name from skills
    union all select 'subSkill', id, name from sub_skills union all select 'city', id, name from cities
    union all select 'area', id, name from areas`.execute(db);
  const namesOf = (kind: Kind) => new Map(rows.flatMap((row) => (row.kind === kind ? [[row.id, row.name]] : [])));
  const names = Object.fromEntries(kinds.map((kind) => [kind, namesOf(kind)])) as unknown as Names;
  return { value: names, version: rows.find(({ kind }) => kind === "version")?.id ?? 0 };
}
