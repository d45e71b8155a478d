import { findTypedJobNumber } from "@hunarmand/api/jobs/job-number";
import { type FoundKind, search as searchLimits } from "@hunarmand/api/staff/search";
import { type RawBuilder, sql } from "kysely";
import { beginsAsKept, beginsWith } from "../../database/search.ts";

/** The maximum of accounts with a common beginning that are looked at. Others are found with a longer beginning. */
const namesakesMax = 200;
const { ofKindMax } = searchLimits;
const [customer, provider] = [sql.lit("Customer"), sql.lit("Provider")];

/** Converts the typed beginning of a Pakistani number to its stored form: 0300 12 -> +9230012. */
export function findPhoneBeginning(typed: string): string | undefined {
  const [, national] = /^(?:\+?92|0)?(3\d{2,9})$/.exec(typed.replace(/[\s()-]/g, "")) ?? [];
  return national && `+92${national}`;
}

/** Reads a whole receipt number: R-10042. */
function findReceiptNumber(typed: string): number | undefined {
  const [, digits] = /^r[\s-]*(\d{4,9})$/i.exec(typed) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const nameOf = (account: string) =>
  sql`trim(${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)})`;

/** Finds by the beginning of the number if digits were typed, otherwise of name or e-mail, each with an index of its own. */
function selectNamesakes(typed: string): RawBuilder<unknown> {
  const phone = findPhoneBeginning(typed);
  if (phone)
    return sql`((select id from accounts where ${beginsWith(sql`phone`, phone)} limit ${namesakesMax})
      union (select account_id from customers where ${beginsWith(sql`caller_phone`, phone)} limit ${namesakesMax}))`;
  return sql`((select id from accounts where ${beginsWith(sql`lower(first_name || ' ' || last_name)`, typed)} limit ${namesakesMax})
    union (select id from accounts where ${beginsWith(sql`email`, typed)} limit ${namesakesMax}))`;
}

function selectJobs(typed: string): RawBuilder<unknown> | undefined {
  const number = findTypedJobNumber(typed);
  const phone = findPhoneBeginning(typed);
  if (number === undefined && !phone) return undefined;
  const byNumber = number === undefined ? undefined : sql`select id from jobs where number = ${number}`;
  const byPhone = phone && sql`(select id from jobs where ${beginsWith(sql`contact_phone`, phone)} limit ${ofKindMax})`;
  const parts = [byNumber, byPhone].filter((part) => part !== undefined && part !== "");
  return sql`select 'job' as kind, job.id, 'H-' || job.number as name,
      skill.name || ', ' || ${nameOf("customer")} as detail, job.status
    from (${sql.join(parts, sql` union `)}) found
    join jobs job on job.id = found.id join skills skill on skill.id = job.skill_id
    join accounts customer on customer.id = job.customer_id order by job.number desc limit ${ofKindMax}`;
}

function selectPayments(typed: string): RawBuilder<unknown> | undefined {
  const key = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  if (key.length < searchLimits.charactersMin) return undefined;
  return sql`select 'payment' as kind, payment.id, payment.transaction_id as name, ${nameOf("payer")} as detail, payment.status
    from wallet_payments payment join accounts payer on payer.id = payment.account_id
    where ${beginsAsKept(sql`payment.transaction_key`, key)} limit ${ofKindMax}`;
}

function selectReceipts(typed: string): RawBuilder<unknown> | undefined {
  const number = findReceiptNumber(typed);
  if (number === undefined) return undefined;
  return sql`select 'receipt' as kind, receipt.job_id as id, 'R-' || receipt.number as name, ${nameOf("payer")} as detail,
      null as status
    from receipts receipt join jobs job on job.id = receipt.job_id join accounts payer on payer.id = job.customer_id
    where receipt.number = ${number}`;
}

/** The search of each kind. Returns nothing if the typed words cannot match the kind. */
export const foundSources: Record<FoundKind, (typed: string) => RawBuilder<unknown> | undefined> = {
  job: selectJobs,
  provider: (typed) => sql`select 'provider' as kind, account.id, ${nameOf("account")} as name,
      account.phone as detail, provider.status
    from ${selectNamesakes(typed)} namesake join providers provider on provider.account_id = namesake.id
    join accounts account on account.id = namesake.id limit ${ofKindMax}`,
  customer: (typed) => sql`select 'customer' as kind, account.id, ${nameOf("account")} as name,
      coalesce(account.phone, caller.caller_phone, account.email) as detail, null as status
    from ${selectNamesakes(typed)} namesake join accounts account on account.id = namesake.id
    left join customers caller on caller.account_id = account.id
    where account.role = ${customer} limit ${ofKindMax}`,
  contract: (typed) => sql`select 'contract' as kind, contract.id, contract.project_name as name,
      contract.contractor_name as detail, contract.status
    from ((select id from contracts where ${beginsWith(sql`lower(project_name)`, typed)} limit ${ofKindMax})
      union (select id from contracts where ${beginsWith(sql`lower(contractor_name)`, typed)} limit ${ofKindMax})) found
    join contracts contract on contract.id = found.id limit ${ofKindMax}`,
  payment: selectPayments,
  receipt: selectReceipts,
  inquiry: (typed) => sql`select 'inquiry' as kind, inquiry.id, inquiry.reference as name, inquiry.name as detail,
      inquiry.status
    from inquiries inquiry where ${beginsAsKept(sql`inquiry.reference`, typed.toUpperCase())} limit ${ofKindMax}`,
  staff: (typed) => sql`select 'staff' as kind, account.id, ${nameOf("account")} as name, account.email as detail,
      null as status
    from ${selectNamesakes(typed)} namesake join accounts account on account.id = namesake.id
    where account.role not in (${customer}, ${provider}) limit ${ofKindMax}`,
};
