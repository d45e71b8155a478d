import { type RawBuilder, sql } from "kysely";
import { allMarks, type Marks, withoutMarks } from "./erase-marks.ts";

/**
 * Histories, the audit, and what was written to others about the person. What happened, when, and who did it stays; words go. This
 * is the only place that changes a history: of a closed account, once the legal time has passed (docs/product.md A15).
 */

/** Everything that a row may be about. */
const subjectsOf = (id: string) => sql`(
  select ${id}::uuid as id
  union select id from jobs where customer_id = ${id} or provider_id = ${id}
  union select job_id from offers where provider_id = ${id}
  union select id from contracts where account_id = ${id}
  union select contract_id from contract_members where provider_id = ${id}
  union select id from quotes where account_id = ${id}
  union select id from inquiries where account_id = ${id}
  union select id from wallet_payments where account_id = ${id}
  union select id from card_transactions where account_id = ${id}
  union select id from payouts where provider_id = ${id}
  union select id from visits where provider_id = ${id}
  union select id from files where owner_id = ${id})`;

const scrub = (column: string, marks: readonly string[]) => withoutMarks(sql.ref(column), marks);
const scrubJson = (column: string, marks: readonly string[]) =>
  sql`${withoutMarks(sql`${sql.ref(column)}::text`, marks)}::jsonb`;

/** Of the security log stays what happened, when, and how it ended. */
const forgotten = sql`identifier_hash = null, identifier_mask = null, address = null, browser = null, system = null,
  detail = null, request_id = null`;
const notForgotten = sql`coalesce(identifier_hash, identifier_mask, address, browser, system, detail, request_id) is not null`;

/** Logins that were tried with an address of theirs, when nobody had it. */
export const eraseTypedNames = (hashes: readonly string[]) =>
  sql`update security_events set ${forgotten} where identifier_hash = any(${hashes}::text[])`;

const ownTrails = (id: string): RawBuilder<unknown>[] => [
  sql`update job_events set detail = detail - 'words' where detail ? 'words'
    and (job_id in (select id from jobs where customer_id = ${id} or provider_id = ${id})
      or (actor_id = ${id} and job_id in (select job_id from offers where provider_id = ${id})))`,
  sql`update contract_events set reason = null, member_id = null
    where member_id = ${id} or contract_id in (select id from contracts where account_id = ${id})`,
  sql`update audit_entries set before = null, after = null, reason = null where actor_id = ${id}
    or subject_id in (select id::text from ${subjectsOf(id)} subjects)
    or subject_id in (select id::text from identity_requests where account_id = ${id})`,
  sql`update security_events set ${forgotten} where account_id = ${id} and ${notForgotten}`,
  sql`update live_events set detail = null where subject_id in (select id from ${subjectsOf(id)} subjects)`,
];

/** A name is looked for where a row is about the person, or where a colleague searched for it. */
const othersRows = (id: string, marks: Marks): RawBuilder<unknown>[] => {
  const all = allMarks(marks);
  const aboutThem = sql`subject_id in (select id from ${subjectsOf(id)} subjects)`;
  return [
    sql`update notices set subject = ${scrub("subject", all)}, text = ${scrub("text", all)}, reason = ${scrub("reason", all)},
      text_values = ${scrubJson("text_values", all)} where ${aboutThem}`,
    sql`update outbox set subject = ${scrub("subject", all)}, text = ${scrub("text", all)}, html = ${scrub("html", all)},
      template = ${scrubJson("template", all)} where notice_id in (select id from notices where ${aboutThem})`,
    sql`update jobs set description = ${scrub("description", all)},
      description_masked = ${scrub("description_masked", all)} where provider_id = ${id}`,
    sql`update inquiries set subject = ${scrub("subject", all)}, message = ${scrub("message", all)},
      answer = ${scrub("answer", all)}, reopen_message = ${scrub("reopen_message", all)}
      where job_id in (select id from jobs where provider_id = ${id})`,
  ];
};

const searchedFor = ({ unique, fullName }: Marks): RawBuilder<unknown>[] => {
  const row = sql`concat_ws(' ', subject_id, before::text, after::text, reason)`;
  const found = unique.map((mark) => sql`${row} ~* ${mark}`);
  const byName = fullName ? [sql`(action like 'export.%' and after::text ~* ${fullName})`] : [];
  const any = [...found, ...byName];
  if (any.length === 0) return [];
  return [
    sql`update audit_entries set subject_id = ${scrub("subject_id", unique)}, before = null, after = null, reason = null
      where ${sql.join(any, sql` or `)}`,
  ];
};

export const eraseTrailStatements = (id: string, marks: Marks): RawBuilder<unknown>[] => [
  ...ownTrails(id),
  ...othersRows(id, marks),
  ...searchedFor(marks),
];
