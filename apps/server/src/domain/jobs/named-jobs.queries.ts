import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { CatalogueNames } from "../../services/catalogue-names.ts";

/** What a query of named rows needs: a database, and the names that this process knows. Services are one. */
export interface NamedGround {
  db: Database;
  catalogueNames: CatalogueNames;
}

/** The id of a name, which `catalogueNames` replaces by the name. */
const nameOf = <Name extends string | null>(column: string) => sql<Name>`${sql.ref(column)}`;

/** Its rows come with names in place of ids. */
export const withNames = ({ db, catalogueNames }: NamedGround): Database => db.withPlugin(catalogueNames.idsToNames);

/** Jobs with the names of their work and place: what every list of jobs begins with. Pass a database `withNames`. */
export const selectNamedJobs = (db: Database) =>
  db
    .selectFrom("jobs as job")
    .select(["job.id", "job.number", "job.status", "job.createdAt"])
    .select([nameOf<string>("job.categoryId").as("category"), nameOf<string>("job.skillId").as("skill")])
    .select(nameOf<string | null>("job.subSkillId").as("subSkill"))
    .select([nameOf<string>("job.cityId").as("city"), nameOf<string>("job.areaId").as("area")]);

export const namedJobs = (ground: NamedGround) => selectNamedJobs(withNames(ground));

type NamedJobRow = Awaited<ReturnType<ReturnType<typeof namedJobs>["execute"]>>[number];

/** Such a job on the wire. Field by field: gathering the rest of a wide row takes longer than all else of a reply. */
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
