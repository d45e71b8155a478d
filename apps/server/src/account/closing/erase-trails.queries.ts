import { type RawBuilder, sql } from "kysely";
import { holdsMark, type Marks, withoutMarks } from "./erase-marks.ts";

/**
 * Erases what identifies the person of a closed account from histories, the audit log and texts that other people wrote or received
 * (docs/product.md A15). What happened, when, and who did it stays. No other code changes histories, except the demo's.
 */

const jobsOf = (id: string) => sql`(select id from jobs where customer_id = ${id} or provider_id = ${id})`;

/** The ledger's entries of the person's jobs and payments. */
export const entriesOf = (id: string) => sql`(
  select id from ledger_transactions where job_id in ${jobsOf(id)} or source_id in (
    select id from card_transactions where account_id = ${id} union all select id from wallet_payments where account_id = ${id}))`;

/** The ids by which a row can be about the person: their own id, and those of their jobs, offers, contracts and so on. */
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

/**
 * These ids, and those of the ledger's entries, refunds and batches of payouts with the person. Their texts stay, without the person's
 * marks, because other people or the tax office may need them.
 */
const allSubjectsOf = (id: string) => sql`(
  select id from ${subjectsOf(id)} own
  union select id from ${entriesOf(id)} entry
  union select id from payment_returns where entry_id in ${entriesOf(id)}
  union select batch_id from payouts where provider_id = ${id})`;

/** Empties the columns of the security log that identify a person. What happened, when, and how it ended stays. */
const erasedColumns = sql`identifier_hash = null, identifier_mask = null, address = null, browser = null, system = null,
  detail = null, request_id = null`;
const isNotErased = sql`coalesce(identifier_hash, identifier_mask, address, browser, system, detail, request_id) is not null`;

/** Erases failed logins with an address of the person, also those from before the account had it. */
export const eraseTypedNames = (hashes: readonly string[]) =>
  sql`update security_events set ${erasedColumns} where identifier_hash = any(${hashes}::text[])`;

/** Erases what is only about the person, or was written by them. */
const eraseOwnTrails = (id: string): RawBuilder<unknown>[] => [
  sql`update job_events set detail = detail - 'words' where detail ? 'words'
    and (job_id in ${jobsOf(id)} or (actor_id = ${id} and job_id in (select job_id from offers where provider_id = ${id})))`,
  sql`update contract_events set reason = null, member_id = null
    where member_id = ${id} or contract_id in (select id from contracts where account_id = ${id})`,
  sql`update audit_entries set before = null, after = null, reason = null where actor_id = ${id}
    or subject_id in (select id::text from ${subjectsOf(id)} subjects)
    or subject_id in (select id::text from identity_requests where account_id = ${id})`,
  sql`update security_events set ${erasedColumns} where account_id = ${id} and ${isNotErased}`,
  sql`update live_events set detail = null where subject_id in (select id from ${subjectsOf(id)} subjects)`,
];

interface TextTable {
  table: string;
  texts: readonly string[];
  /** JSON columns. They are searched as text. */
  jsons?: readonly string[];
  /** Selects the rows that have a text, if only a few do. */
  filter?: RawBuilder<unknown>;
}

/**
 * Tables in which people or the portal may have written about anyone. The descriptions of jobs are not here: only the marks of a job's own
 * handyman are removed from them.
 */
const textTables: readonly TextTable[] = [
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
  { table: "contract_payments", texts: ["reference", "void_reason"] },
  { table: "quotes", texts: ["details", "note", "objection_words"] },
  { table: "customers", texts: ["status_reason"] },
  { table: "providers", texts: ["status_reason"] },
  { table: "provider_notes", texts: ["words"] },
  { table: "job_notes", texts: ["words"] },
  { table: "inquiry_notes", texts: ["words"] },
  { table: "inquiry_messages", texts: ["words"] },
  { table: "saved_views", texts: ["search"] },
  { table: "export_schedules", texts: ["search"] },
  { table: "identity_requests", texts: ["reason"] },
  { table: "files", texts: ["refusal_reason"], filter: sql`refusal_reason is not null` },
  { table: "wallet_payments", texts: ["decline_reason"], filter: sql`decline_reason is not null` },
  { table: "payment_returns", texts: ["reason"] },
  { table: "payouts", texts: ["return_reason"], filter: sql`return_reason is not null` },
  { table: "payout_batches", texts: ["cancel_reason"], filter: sql`cancel_reason is not null` },
  { table: "idempotency_keys", texts: ["body"], filter: sql`body is not null` },
];

/** Returns the statement that removes these marks from the table's rows. */
function removeMarks({ table, texts, jsons = [] }: TextTable, marks: readonly string[], where: RawBuilder<unknown>) {
  const set = [
    ...texts.map((column) => sql`${sql.ref(column)} = ${withoutMarks(sql.ref(column), marks)}`),
    ...jsons.map((column) => sql`${sql.ref(column)} = ${withoutMarks(sql`${sql.ref(column)}::text`, marks)}::jsonb`),
  ];
  return sql`update ${sql.table(table)} set ${sql.join(set)} where ${where}`;
}

/** Removes marks that only this person has, from everyone's rows. */
const removeFromAllRows = ({ everywhere }: Marks): RawBuilder<unknown>[] =>
  textTables.map((table) => {
    const columns = [...table.texts, ...(table.jsons ?? [])].map((column) => sql`${sql.ref(column)}::text`);
    const found = holdsMark(sql`concat_ws(E'\n', ${sql.join(columns)})`, everywhere);
    return removeMarks(table, everywhere, table.filter ? sql`${table.filter} and ${found}` : found);
  });

/** The addresses that the person typed into inquiries, for the answer. They may be another person's. */
export const typedAddresses = (id: string) => sql`(
  select email from inquiries where account_id = ${id} union select phone from inquiries where account_id = ${id})`;

/** Removes names that other people may share, from rows about the person. */
function removeFromRowsAbout(id: string, { nearby }: Marks): RawBuilder<unknown>[] {
  const isAbout = (column: string) => sql`${sql.ref(column)} in (select id from ${allSubjectsOf(id)} subjects)`;
  const find = (name: string) => textTables.find(({ table }) => table === name) as TextTable;
  const noticesAbout = sql`notice_id in (select id from notices where ${isAbout("subject_id")})`;
  return [
    removeMarks(find("outbox"), nearby, sql`${noticesAbout} or recipient in ${typedAddresses(id)}`),
    removeMarks(find("notices"), nearby, isAbout("subject_id")),
    removeMarks(find("live_events"), nearby, isAbout("subject_id")),
    removeMarks(find("audit_entries"), nearby, sql`subject_id in (select id::text from ${allSubjectsOf(id)} subjects)`),
    removeMarks(find("payment_returns"), nearby, sql`entry_id in ${entriesOf(id)}`),
    removeMarks(find("payout_batches"), nearby, sql`id in (select batch_id from payouts where provider_id = ${id})`),
    removeMarks(find("payouts"), nearby, sql`provider_id = ${id}`),
    removeMarks(find("wallet_payments"), nearby, sql`account_id = ${id}`),
    removeMarks({ table: "jobs", texts: ["description", "description_masked"] }, nearby, sql`provider_id = ${id}`),
    removeMarks(find("inquiries"), nearby, sql`job_id in ${jobsOf(id)}`),
    removeMarks(
      find("inquiry_messages"),
      nearby,
      sql`inquiry_id in (select id from inquiries where job_id in ${jobsOf(id)})`,
    ),
  ];
}

/** Erases what staff searched for, and other recorded values, where they contain the person's marks. For an export, the full name is enough. */
const eraseSearches = ({ everywhere, fullName }: Marks): RawBuilder<unknown> => {
  const row = sql`concat_ws(' ', subject_id, before::text, after::text)`;
  const byName = sql`action like 'export.%' and ${holdsMark(sql`after::text`, fullName)}`;
  return sql`update audit_entries set before = null, after = null where ${holdsMark(row, everywhere)} or (${byName})`;
};

export const eraseTrailStatements = (id: string, marks: Marks): RawBuilder<unknown>[] => [
  ...eraseOwnTrails(id),
  ...removeFromRowsAbout(id, marks),
  eraseSearches(marks),
  ...removeFromAllRows(marks),
];
