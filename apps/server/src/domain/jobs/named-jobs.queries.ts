import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { CatalogueNames } from "../../services/catalogue-names.ts";

/** A database, and this process's cache of catalogue names. `Services` has both. */
export interface NamedGround {
  db: Database;
  catalogueNames: CatalogueNames;
}

/** An id that the plugin `catalogueNames.idsToNames` replaces by its name. */
const nameOf = <Name extends string | null>(column: string) => sql<Name>`${sql.ref(column)}`;

/** Returns a database whose rows have names instead of ids. */
export const withNames = ({ db, catalogueNames }: NamedGround): Database => db.withPlugin(catalogueNames.idsToNames);

/** Selects jobs with the names of their work and place, for all lists of jobs. Pass a database from `withNames`. */
export const selectNamedJobs = (db: Database) =>
  db
    .selectFrom("jobs as job")
    .select(["job.id", "job.number", "job.status", "job.createdAt"])
    .select([nameOf<string>("job.categoryId").as("category"), nameOf<string>("job.skillId").as("skill")])
    .select(nameOf<string | null>("job.subSkillId").as("subSkill"))
    .select([nameOf<string>("job.cityId").as("city"), nameOf<string>("job.areaId").as("area")]);

export const namedJobs = (ground: NamedGround) => selectNamedJobs(withNames(ground));

type NamedJobRow = Awaited<ReturnType<ReturnType<typeof namedJobs>["execute"]>>[number];

/** Converts such a row to the wire. Each field is listed, because copying the rest of a wide row is slow. */
export const toNamedJob = ({ id, number, status, createdAt, category, skill, subSkill, city, area }: NamedJobRow) => ({
  id,
  jobId: id,
  jobNumber: toJobNumber(number),
  category,
  skill,
  subSkill,
  city,
  area,
  status,
  createdDate: createdAt.toISOString(),
});
