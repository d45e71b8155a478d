import { setTimeout as pause } from "node:timers/promises";
import { type KyselyPlugin, sql } from "kysely";
import type { Database } from "../database/database.ts";
import { runApart, type WakeUps } from "./live/wake-ups.ts";

const kinds = ["category", "skill", "subSkill", "city", "area"] as const;
type Kind = (typeof kinds)[number];
type Names = Record<Kind, ReadonlyMap<number, string>>;

/** Every change in the portal wakes all processes: one look a second is enough. */
const pauseMilliseconds = 1_000;

/** The catalogue's names by their ids, known to each process by heart: rows of lists carry the ids alone. */
export interface CatalogueNames {
  /** Of a query that selects ids as `category`, `skill`, `subSkill`, `city` or `area`, returns the names in their place. */
  fill: KyselyPlugin;
  /** For what depends on the newest names, however lately another process has changed them. */
  readAnew(): Promise<void>;
  /** Call it when a change of the catalogue is committed: from now on this process reads anew. */
  forget(): void;
  /** Stops following other processes' changes. */
  stop(): void;
}

interface Known {
  version: number;
  names: Names;
}

const isComplete = (names: Names, rows: Record<string, unknown>[]): boolean =>
  rows.every((row) => kinds.every((kind) => typeof row[kind] !== "number" || names[kind].has(row[kind])));

/**
 * Reads them at first use, and again when their version has changed: at once on the process that changed them, at the next wake-up on
 * all others. An id that nobody knows yet is read before a row with it is returned.
 */
export function openCatalogueNames({ db, wakeUps }: { db: Database; wakeUps: WakeUps }): CatalogueNames {
  let known: Promise<Known> | undefined;
  let isLooking = false;
  let stopListening: (() => void) | undefined;

  const forget = (): void => {
    known = undefined;
  };
  const read = (): Promise<Known> => {
    stopListening ??= wakeUps.subscribe(() => void lookAround());
    const reading = known ?? runApart(() => readNames(db));
    known = reading;
    reading.catch(forget);
    return reading;
  };
  const lookAround = async (): Promise<void> => {
    if (isLooking || !known) return;
    isLooking = true;
    // What wakes it meanwhile is seen by this look: it comes after the pause.
    await pause(pauseMilliseconds, undefined, { ref: false });
    isLooking = false;
    const before = known;
    const [last, version] = await Promise.all([before, readVersion(db)]).catch(() => []);
    if (known === before && last?.version !== version) forget();
  };

  return {
    forget,
    readAnew: async () => {
      forget();
      await read();
    },
    stop: () => stopListening?.(),
    fill: {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const rows = result.rows as Record<string, unknown>[];
        if (rows.length === 0) return result;
        let { names } = await read();
        if (!isComplete(names, rows)) {
          forget();
          ({ names } = await read());
        }
        // The rows are this query's own.
        for (const row of rows)
          for (const kind of kinds) if (typeof row[kind] === "number") row[kind] = names[kind].get(row[kind]);
        return result;
      },
    },
  };
}

async function readVersion(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`select version from catalogue_version`.execute(db);
  return rows[0]?.version;
}

/** The version is read in the same statement: names are never newer, or older, than it says. */
async function readNames(db: Database): Promise<Known> {
  const { rows } = await sql<{ kind: Kind | "version"; id: number; name: string }>`
    select 'version' as kind, version as id, '' as name from catalogue_version
    union all select 'category', id, name from categories union all select 'skill', id, name from skills
    union all select 'subSkill', id, name from sub_skills union all select 'city', id, name from cities
    union all select 'area', id, name from areas`.execute(db);
  const namesOf = (kind: Kind) => new Map(rows.flatMap((row) => (row.kind === kind ? [[row.id, row.name]] : [])));
  const names = Object.fromEntries(kinds.map((kind) => [kind, namesOf(kind)])) as unknown as Names;
  return { names, version: rows.find(({ kind }) => kind === "version")?.id ?? 0 };
}
