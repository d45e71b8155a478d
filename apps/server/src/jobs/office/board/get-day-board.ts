import type * as api from "@hunarmand/api/jobs/board/day-board";
import type { BoardHandyman, BoardJob } from "@hunarmand/api/jobs/board/day-board";
import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import { limits } from "@hunarmand/api/limits";
import type { Database } from "../../../database/database.ts";
import { toClashes } from "../../../domain/jobs/clashes.queries.ts";
import { findJobSteps } from "../../../domain/jobs/job-needs.ts";
import { toKnownPlace } from "../../../domain/jobs/places/known-place.queries.ts";
import { toSaid } from "../../../domain/jobs/times/said-minutes.queries.ts";
import type { UseCase } from "../../../http/serve.ts";
import type { Caller } from "../../../services/login/caller.ts";
import { invalidField } from "../../../values/app-error.ts";
import { addDays, dayOf, startOfDay } from "../../../values/karachi-days.ts";
import { selectBoardHandymen } from "./board-handymen.queries.ts";
import { selectBoardJobs } from "./board-jobs.queries.ts";

export const getDayBoard: UseCase<typeof api.getDayBoard> = async (services, caller, { query }) => {
  const now = services.clock.now();
  const today = dayOf(now);
  const { day = today } = query;
  const isToday = day === today;
  const cityId = query.city === undefined ? undefined : await getCityId(services.db, query.city);
  const place = { isToday, start: startOfDay(day), end: startOfDay(addDays(day, 1)), cityId, now };
  const found = await selectBoardJobs(services, place);
  const jobs = found.slice(0, limits.boardJobs);
  const holders = [...new Set(jobs.flatMap(({ providerId }) => providerId ?? []))];
  const handymen = await selectBoardHandymen(services, { holders, cityId, now });
  const handymenMax = holders.length + limits.boardHandymen;
  return {
    ...{ day, isToday, hasMoreJobs: found.length > jobs.length, hasMoreHandymen: handymen.length > handymenMax },
    jobs: jobs.map((row) => toBoardJob(row, caller)),
    handymen: handymen.slice(0, handymenMax).map(toBoardHandyman),
  };
};

async function getCityId(db: Database, name: string): Promise<number> {
  const city = await db.selectFrom("cities").select("id").where("name", "=", name).executeTakeFirst();
  if (!city) throw invalidField("city", "city-choice");
  return city.id;
}

type JobRow = Awaited<ReturnType<typeof selectBoardJobs>>[number];

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string | null }) =>
  `${firstName} ${lastName ?? ""}`.trim();

function toBoardJob(row: JobRow, caller: Caller): BoardJob {
  const { id, number, category, skill, city, area, status, providerId, firstName, lastName, askedNow } = row;
  return {
    ...{ id, jobNumber: toJobNumber(number), category, skill, city, area, status, providerId, askedNow },
    createdDate: row.createdAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    proposedTime: row.proposedTime?.toISOString() ?? null,
    pinLocationLatitude: row.latitude,
    pinLocationLongitude: row.longitude,
    providerName: firstName === null ? null : nameOf({ firstName, lastName }),
    ...toSaid(row),
    clashes: toClashes(row.clashes),
    nextSteps: findJobSteps(row, caller),
  };
}

type HandymanRow = Awaited<ReturnType<typeof selectBoardHandymen>>[number];

function toBoardHandyman(row: HandymanRow): BoardHandyman {
  const { id, category, city, area, isAvailable, runningId, runningNumber } = row;
  const isRunning = runningId !== null && runningNumber !== null;
  return {
    ...{ id, name: nameOf(row), category, city, area, isAvailable, position: toKnownPlace(row) },
    runningJob: isRunning ? { id: runningId, jobNumber: toJobNumber(runningNumber) } : null,
  };
}
