import { type RawBuilder, sql } from "kysely";
import { holdsMark, type Marks, withoutMarks } from "./erase-marks.ts";

/**
 * Erases words in histories, in the audit log and in texts to others about the person. What happened, when, and who did it stays. Only this
 * file changes histories: of a closed account, after the legal time (docs/product.md A15).
 */

const jobsOf = (id: string) => sql`(select id from jobs where customer_id = ${id} or provider_id = ${id})`;

/** The ledger entries of the person's jobs and payments. */
export const entriesOf = (id: string) => sql`(
  select id from ledger_transactions where job_id in ${jobsOf(id)} or source_id in (
    select id from card_transactions where account_id = ${id} union all select id from wallet_payments where account_id = ${id}))`;

/** Everything that a row about the person may refer to. */
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

/** Subjects that the person shares with others, or that the tax office may ask for. Their words stay without the person's marks. */
const sharedSubjectsOf = (id: string) => sql`(
  select id from ${subjectsOf(id)} own
  union select id from ${entriesOf(id)} entry
  union select id from payment_returns where entry_id in ${entriesOf(id)}
  union select batch_id from payouts where provider_id = ${id})`;

/** The security log keeps what happened, when, and how it ended. */
const forgotten = sql`identifier_hash = null, identifier_mask = null, address = null, browser = null, system = null,
  detail = null, request_id = null`;
const notForgotten = sql`coalesce(identifier_hash, identifier_mask, address, browser, system, detail, request_id) is not null`;

/** Failed logins with an address of the person while no account had it. */
export const eraseTypedNames = (hashes: readonly string[]) =>
  sql`update security_events set ${forgotten} where identifier_hash = any(${hashes}::text[])`;

const ownTrails = (id: string): RawBuilder<unknown>[] => [
  sql`update job_events set detail = detail - 'words' where detail ? 'words'
    and (job_id in ${jobsOf(id)} or (actor_id = ${id} and job_id in (select job_id from offers where provider_id = ${id})))`,
  sql`update contract_events set reason = null, member_id = null
    where member_id = ${id} or contract_id in (select id from contracts where account_id = ${id})`,
  sql`update audit_entries set before = null, after = null, reason = null where actor_id = ${id}
    or subject_id in (select id::text from ${subjectsOf(id)} subjects)
    or subject_id in (select id::text from identity_requests where account_id = ${id})`,
  sql`update security_events set ${forgotten} where account_id = ${id} and ${notForgotten}`,
  sql`update live_events set detail = null where subject_id in (select id from ${subjectsOf(id)} subjects)`,
];

/** A column with words, read as text and written back. */
interface Words {
  table: string;
  texts: readonly string[];
  jsons?: readonly string[];
  /** Selects rows that have words, if only a few do. */
  filter?: RawBuilder<unknown>;
}

/**
 * Tables in which people or the portal may have written about anyone. Customers' words about their own jobs are not here: they are only
 * searched for the job's own people.
 */
const wordsOfAnybody: readonly Words[] = [
  { table: "notices", texts: ["subject", "text", "reason"], jsons: ["text_values"] },
  { table: "outbox", texts: ["subject", "text", "html", "error"], jsons: ["template"] },
  { table: "audit_entries", texts: ["subject_id", "reason"], jsons: ["before", "after"] },
  { table: "job_events", texts: [], jsons: ["detail"], filter: sql`detail ? 'words'` },
  { table: "live_events", texts: [], jsons: ["detail"], filter: sql`detail is not null` },
  { table: "jobs", texts: ["cancel_reason"], filter: sql`cancel_reason is not null` },
  { table: "inquiries", texts: ["subject", "message", "answer", "reopen_message"] },
  { table: "contracts", texts: ["details", "status_reason"] },
  { table: "contract_events", texts: ["reason"] },
  { table: "contract_members", texts: ["left_reason"] },
  { table: "contract_days", texts: ["note"], filter: sql`note is not null` },
  { table: "quotes", texts: ["details", "note"] },
  { table: "customers", texts: ["status_reason"] },
  { table: "providers", texts: ["status_reason"] },
  { table: "provider_notes", texts: ["words"] },
  { table: "job_notes", texts: ["words"] },
  { table: "inquiry_notes", texts: ["words"] },
  { table: "inquiry_messages", texts: ["words"] },
  { table: "saved_views", texts: ["search"] },
  { table: "identity_requests", texts: ["reason"] },
  { table: "files", texts: ["refusal_reason"], filter: sql`refusal_reason is not null` },
  { table: "wallet_payments", texts: ["decline_reason"], filter: sql`decline_reason is not null` },
  { table: "payment_returns", texts: ["reason"] },
  { table: "payouts", texts: ["return_reason"], filter: sql`return_reason is not null` },
  { table: "payout_batches", texts: ["cancel_reason"], filter: sql`cancel_reason is not null` },
  { table: "idempotency_keys", texts: ["body"], filter: sql`body is not null` },
];

function scrub({ table, texts, jsons = [] }: Words, marks: readonly string[], where: RawBuilder<unknown>) {
  const set = [
    ...texts.map((column) => sql`${sql.ref(column)} = ${withoutMarks(sql.ref(column), marks)}`),
    ...jsons.map((column) => sql`${sql.ref(column)} = ${withoutMarks(sql`${sql.ref(column)}::text`, marks)}::jsonb`),
  ];
  return sql`update ${sql.table(table)} set ${sql.join(set)} where ${where}`;
}

/** Removes marks that only this person has, from everyone's rows. */
const scrubEverywhere = ({ everywhere }: Marks): RawBuilder<unknown>[] =>
  wordsOfAnybody.map((words) => {
    const columns = [...words.texts, ...(words.jsons ?? [])].map((column) => sql`${sql.ref(column)}::text`);
    const found = holdsMark(sql`concat_ws(E'\n', ${sql.join(columns)})`, everywhere);
    return scrub(words, everywhere, words.filter ? sql`${words.filter} and ${found}` : found);
  });

/** Addresses that the person typed into inquiries, to get the answer there. They may belong to another person. */
export const typedAddresses = (id: string) => sql`(
  select email from inquiries where account_id = ${id} union select phone from inquiries where account_id = ${id})`;

/** Removes names that other people may share, from rows about the person. */
function scrubNearby(id: string, { nearby }: Marks): RawBuilder<unknown>[] {
  const isAbout = (column: string) => sql`${sql.ref(column)} in (select id from ${sharedSubjectsOf(id)} subjects)`;
  const at = (table: string) => wordsOfAnybody.find((words) => words.table === table) as Words;
  const noticesAbout = sql`notice_id in (select id from notices where ${isAbout("subject_id")})`;
  return [
    scrub(at("outbox"), nearby, sql`${noticesAbout} or recipient in ${typedAddresses(id)}`),
    scrub(at("notices"), nearby, isAbout("subject_id")),
    scrub(at("live_events"), nearby, isAbout("subject_id")),
    scrub(at("audit_entries"), nearby, sql`subject_id in (select id::text from ${sharedSubjectsOf(id)} subjects)`),
    scrub(at("payment_returns"), nearby, sql`entry_id in ${entriesOf(id)}`),
    scrub(at("payout_batches"), nearby, sql`id in (select batch_id from payouts where provider_id = ${id})`),
    scrub(at("payouts"), nearby, sql`provider_id = ${id}`),
    scrub(at("wallet_payments"), nearby, sql`account_id = ${id}`),
    scrub({ table: "jobs", texts: ["description", "description_masked"] }, nearby, sql`provider_id = ${id}`),
    scrub(at("inquiries"), nearby, sql`job_id in ${jobsOf(id)}`),
    scrub(at("inquiry_messages"), nearby, sql`inquiry_id in (select id from inquiries where job_id in ${jobsOf(id)})`),
  ];
}

/** Staff searches for the person are deleted. */
const searchedFor = ({ everywhere, fullName }: Marks): RawBuilder<unknown> => {
  const row = sql`concat_ws(' ', subject_id, before::text, after::text)`;
  const byName = sql`action like 'export.%' and ${holdsMark(sql`after::text`, fullName)}`;
  return sql`update audit_entries set before = null, after = null where ${holdsMark(row, everywhere)} or (${byName})`;
};

export const eraseTrailStatements = (id: string, marks: Marks): RawBuilder<unknown>[] => [
  ...ownTrails(id),
  ...scrubNearby(id, marks),
  searchedFor(marks),
  ...scrubEverywhere(marks),
];
