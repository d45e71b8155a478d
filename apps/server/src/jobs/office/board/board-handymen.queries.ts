import { jobStatus, statusesInHand } from "@hunarmand/api/jobs/steps";
import { limits } from "@hunarmand/api/limits";
import { sql } from "kysely";
import { isOneOf } from "../../../database/database.ts";
import type { NamedGround } from "../../../domain/jobs/named-jobs.queries.ts";
import {
  joinKnownPlace,
  type KnownPlaceRow,
  knownPlaceColumns,
} from "../../../domain/jobs/places/known-place.queries.ts";
import { takesJobs } from "../../../domain/providers/provider-conditions.ts";

interface BoardHandymanRow extends KnownPlaceRow {
  id: string;
  firstName: string;
  lastName: string;
  category: string;
  city: string;
  area: string;
  isAvailable: boolean;
  runningId: string | null;
  runningNumber: number | null;
}

interface HandymenQuery {
  /** Handymen with a job on this day. They are always listed. */
  holders: readonly string[];
  cityId: number | undefined;
  now: Date;
}

/** The job that a handyman is doing now: one that they have arrived at, or whose time has come. */
const running = (now: Date) => sql`select open.id, open.number from jobs open
  where open.provider_id = provider.account_id and ${isOneOf("open.status", statusesInHand)}
    and (${isOneOf("open.status", [jobStatus.inProgress])} or coalesce(open.scheduled_for, open.accepted_at) <= ${now})
  order by ${isOneOf("open.status", [jobStatus.inProgress])} desc, open.accepted_at desc, open.id limit 1`;

/**
 * Returns the handymen of the day's jobs, then the city's Verified handymen who take jobs, longest idle first. Of the latter it returns one
 * more than is shown.
 */
export async function selectBoardHandymen(
  { db, catalogueNames }: NamedGround,
  { holders, cityId, now }: HandymenQuery,
) {
  const { rows } = await sql<BoardHandymanRow>`
    with chosen as (
      (select account_id, true as is_holder from providers where account_id = any(${[...holders]}::uuid[]))
      union all
      (select account_id, false from providers provider where ${takesJobs}
        and ${cityId === undefined ? sql`true` : sql`city_id = ${cityId}`} and account_id <> all(${[...holders]}::uuid[])
        order by idle_since, account_id limit ${limits.boardHandymen + 1})
    )
    select account.id, account.first_name, account.last_name, provider.category_id as category, provider.city_id as city,
      provider.area_id as area, provider.is_available, running.id as running_id, running.number as running_number,
      ${knownPlaceColumns}
    from chosen
    join providers provider on provider.account_id = chosen.account_id
    join accounts account on account.id = chosen.account_id
    left join lateral (${running(now)}) running on true
    ${joinKnownPlace(now)}
    order by chosen.is_holder desc, account.first_name, account.last_name, account.id`.execute(
    db.withPlugin(catalogueNames.idsToNames),
  );
  return rows;
}
