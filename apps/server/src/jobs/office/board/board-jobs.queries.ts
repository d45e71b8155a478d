import { type JobStatus, jobStatus, openStatuses, statusesInHand } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../../database/database.ts";
import { type ClashRow, clashesOf } from "../../../domain/jobs/clashes.queries.ts";
import { openOffers } from "../../../domain/jobs/job-conditions.ts";
import { metJobNeeds } from "../../../domain/jobs/job-needs.ts";
import { proposedBy } from "../../../domain/jobs/job-side.ts";
import { type NamedGround, namedJobs } from "../../../domain/jobs/named-jobs.queries.ts";
import { saidMinutes } from "../../../domain/jobs/times/said-minutes.queries.ts";

/** The day and the city. */
interface BoardPlace {
  isToday: boolean;
  start: Date;
  /** The first moment after the day. */
  end: Date;
  cityId: number | undefined;
  now: Date;
}

/** One row more than is shown, to detect that there are others. */
const rowsMax = limits.boardJobs + 1;

const isLive = sql`not ${isOneOf("status", [jobStatus.cancelled])}`;

/** Each branch reads an index of its own, and stops at the board's length. */
function idsOfDay({ isToday, start, end, cityId }: BoardPlace): RawBuilder<string> {
  const isThere = cityId === undefined ? sql`true` : sql`city_id = ${cityId}`;
  const timed = sql`(select id from jobs where scheduled_for >= ${start} and scheduled_for < ${end} and ${isLive} and ${isThere}
    order by scheduled_for, id limit ${rowsMax})`;
  const taken = sql`(select id from jobs where accepted_at >= ${start} and accepted_at < ${end} and scheduled_for is null
    and ${isLive} and ${isThere} order by accepted_at desc limit ${rowsMax})`;
  // Today's board has all unfinished jobs, also those of earlier dates.
  const left = (status: JobStatus) => sql`(select id from jobs where ${isOneOf("status", [status])}
    and (scheduled_for is null or scheduled_for < ${start}) and ${isThere} order by created_at desc, id desc limit ${rowsMax})`;
  return sql.join([timed, taken, ...(isToday ? openStatuses.map(left) : [])], sql` union `);
}

const askedNow = sql<number>`(select count(*)::int ${openOffers})`;

/** Only jobs that somebody has and that are not over can clash. */
const clashes = (now: Date) =>
  sql<
    ClashRow[]
  >`case when ${isOneOf("job.status", statusesInHand)} then ${clashesOf(sql.ref("job.provider_id"), now)} else '[]' end`;

/** Returns the jobs of a day, those without a handyman first: they matter most if the board is too long. */
export const selectBoardJobs = (ground: NamedGround, place: BoardPlace) =>
  namedJobs(ground)
    .leftJoin("accounts as provider", "provider.id", "job.providerId")
    .select(["job.scheduledFor", "job.acceptedAt", "job.latitude", "job.longitude", "job.providerId"])
    .select(["provider.firstName", "provider.lastName"])
    .select([
      askedNow.as("askedNow"),
      "job.proposedTime",
      proposedBy.as("proposedBy"),
      saidMinutes.as("said"),
      metJobNeeds.as("met"),
    ])
    .select(clashes(place.now).as("clashes"))
    .where(sql<boolean>`job.id in (${idsOfDay(place)})`)
    .orderBy(sql`${isOneOf("job.status", [jobStatus.requested])}`, "desc")
    .orderBy("job.scheduledFor")
    .orderBy("job.createdAt", "desc")
    .orderBy("job.id")
    .limit(rowsMax)
    .execute();
