import { findTypedJobNumber } from "@hunarmand/api/jobs/job-number";
import { openStatuses, statusesInHand } from "@hunarmand/api/jobs/steps";
import { search as searchLimits } from "@hunarmand/api/staff/search";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/database.ts";
import { beginsWithPhone } from "../../database/search/match-people.ts";
import { findPhoneBeginnings } from "../../values/identifiers.ts";
import { nameOf } from "./found-people.ts";

const { ofKindMax } = searchLimits;
/** The maximum of people whose open jobs are looked up, and of jobs with the same phone. */
const ownersMax = 50;
const callsMax = 200;

/** Open jobs of the people whom these words name. Their former jobs are on their own page. */
const selectOpenJobs = sql`
  select job.id from (select id from namesakes limit ${ownersMax}) owner
    join jobs job on job.customer_id = owner.id and ${isOneOf("job.status", openStatuses)}
  union select job.id from (select id from namesakes limit ${ownersMax}) owner
    join jobs job on job.provider_id = owner.id and ${isOneOf("job.status", statusesInHand)}`;

function selectIds(typed: string): RawBuilder<unknown> {
  const number = findTypedJobNumber(typed);
  const phones = findPhoneBeginnings(typed);
  const byPhone = sql`(select id from jobs where ${beginsWithPhone(sql`contact_phone`, phones)} limit ${callsMax})`;
  const parts = [
    ...(number === undefined ? [] : [sql`select id from jobs where number = ${number}`]),
    ...(phones.length === 0 ? [] : [byPhone]),
    ...(number === undefined ? [selectOpenJobs] : []),
  ];
  return sql.join(parts, sql` union `);
}

/** Jobs by number, by phone, or by the name of their customer or handyman; open ones first, then the newest. */
export const selectJobs = (typed: string): RawBuilder<unknown> => sql`
  select 'job' as kind, job.id, 'H-' || job.number as name, skill.name || ', ' || ${nameOf("customer")} as detail,
    job.status, case when ${isOneOf("job.status", openStatuses)} then 0 else 1 end as rank
  from (${selectIds(typed)}) found
  join jobs job on job.id = found.id join skills skill on skill.id = job.skill_id
  join accounts customer on customer.id = job.customer_id order by rank, job.number desc limit ${ofKindMax}`;
