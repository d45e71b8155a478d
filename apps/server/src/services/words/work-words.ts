import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { type CatalogueCache, cacheCatalogue, type Versioned } from "../catalogue-version.ts";
import type { Clock } from "../clock.ts";
import { runApart, type WakeUps } from "../live/wake-ups.ts";
import { demandOfCrews } from "./crew-demand.ts";
import type { ExactWork } from "./exact-works.ts";
import { type FindNamedWork, indexNamedWorks } from "./named-works.ts";
import { type Demand, type FoundWork, indexWork, type Work, type WorkIndex } from "./work-index.ts";

/** Demand changes slowly, and the newest jobs show it. */
const demandMilliseconds = 600_000;
const newestJobs = 5_000;

/** The catalogue's work by the words that people type, cached in each process (docs/product.md K3). */
export interface WorkWords {
  /** At most six, the best first. Empty if no word matches. */
  find(typed: string): Promise<FoundWork[]>;
  /** The same for a trade of a crew. */
  findForCrew(typed: string): Promise<FoundWork[]>;
  /** The only sub-skill of this skill that a description names; undefined for none and for several. */
  findNamed(skillId: number, description: string): Promise<ExactWork | undefined>;
  /** Call it when a change of the catalogue is committed: the next search reads it again. */
  invalidate(): void;
  /** The next search counts the newest jobs again, as after ten minutes. */
  forgetDemand(): void;
  /** Stops following other processes' changes. */
  stop(): void;
}

interface Indexes {
  search: WorkIndex;
  crews: Demand;
  findNamed: FindNamedWork;
}

interface Ground {
  db: Database;
  clock: Clock;
  wakeUps: WakeUps;
}

export function openWorkWords({ db, clock, wakeUps }: Ground): WorkWords {
  const index: CatalogueCache<Indexes> = cacheCatalogue({ db, wakeUps }, readIndex);
  let demand: Promise<Demand> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  const getDemand = (): Promise<Demand> => {
    const now = clock.now().getTime();
    // After the clock was set back, the figures must not be cached until the old time.
    if (demand && Math.abs(now - readAt) < demandMilliseconds) return demand;
    readAt = now;
    const reading = runApart(() => readDemand(db));
    demand = reading;
    reading.catch(() => {
      if (demand === reading) demand = undefined;
    });
    return reading;
  };

  return {
    find: async (typed) => {
      const [words, asked] = await Promise.all([index.read(), getDemand()]);
      return words.search.find(typed, asked);
    },
    findForCrew: async (typed) => {
      const { search, crews } = await index.read();
      return search.find(typed, crews);
    },
    findNamed: async (skillId, description) => (await index.read()).findNamed(skillId, description),
    invalidate: index.invalidate,
    forgetDemand: () => {
      demand = undefined;
    },
    stop: index.stop,
  };
}

async function readIndex(db: Database): Promise<Versioned<Indexes>> {
  // Cross joined with its version: a catalogue without any skill has one row, whose id is null.
  const { rows } = await sql<Work & { version: number }>`
    select catalogue.version, skill.id, category.name as category, category.slug, category.urdu_name as urdu_category, skill.name as skill,
      skill.price_from_paisa, skill.price_to_paisa,
      array_remove(skill.urdu_name
        || array(select alias.name from skill_aliases alias where alias.skill_id = skill.id order by alias.id), null) as aliases,
      coalesce((
        select json_agg(json_build_object('id', sub.id, 'name', sub.name, 'words', array_remove(array[sub.name, sub.urdu_name]
          || array(select alias.name from sub_skill_aliases alias where alias.sub_skill_id = sub.id order by alias.id), null))
          order by sub.id)
        from sub_skills sub where sub.skill_id = skill.id), '[]') as exact_works
    from catalogue_version catalogue
    left join skills skill on true left join categories category on category.id = skill.category_id
    order by skill.id`.execute(db);
  const works = rows.filter(({ id }) => id !== null);
  return {
    version: rows[0]?.version ?? 0,
    value: { search: indexWork(works), crews: demandOfCrews(works), findNamed: indexNamedWorks(works) },
  };
}

/** How often each skill was requested among the newest jobs, in any status. */
async function readDemand(db: Database): Promise<Demand> {
  const { rows } = await sql<{ skillId: number; jobs: number }>`
    select skill_id, count(*)::int as jobs
    from (select skill_id from jobs order by created_at desc, id desc limit ${newestJobs}) newest
    group by skill_id`.execute(db);
  return new Map(rows.map(({ skillId, jobs }) => [skillId, jobs]));
}
