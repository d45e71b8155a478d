import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { contractStatus } from "@hunarmand/api/contracts/steps";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { sql } from "kysely";
import { type DataSize, idOf, momentOf } from "./data-size.ts";
import { literalsOf } from "./status-literals.ts";

const [contract, quote, inquiry] = [literalsOf(contractStatus), literalsOf(quoteStatus), literalsOf(inquiryStatus)];

const customerOf = (size: DataSize) =>
  idOf("customer", sql`(1 + floor(${size.customers}::int * power(pg_temp.chance(n, 40), 3)))::int`);

const someContractStatus = sql`
  case when pg_temp.chance(n, 41) < 0.05 then ${contract.underReview} when pg_temp.chance(n, 41) < 0.1 then ${contract.accepted}
    when pg_temp.chance(n, 41) < 0.2 then ${contract.active} when pg_temp.chance(n, 41) < 0.3 then ${contract.rejected} else ${contract.completed} end`;
const someQuoteStatus = sql`
  case when pg_temp.chance(n, 42) < 0.05 then ${quote.new} when pg_temp.chance(n, 42) < 0.4 then ${quote.quoted}
    when pg_temp.chance(n, 42) < 0.7 then ${quote.accepted} else ${quote.declined} end`;
const someInquiryStatus = sql`
  case when pg_temp.chance(n, 43) < 0.02 then ${inquiry.new} when pg_temp.chance(n, 43) < 0.04 then ${inquiry.acknowledged}
    when pg_temp.chance(n, 43) < 0.05 then ${inquiry.reopened} else ${inquiry.resolved} end`;

const insertContracts = (size: DataSize) => sql`
  insert into contracts (id, account_id, contractor_name, address, city, phone, cnic, project_name, availability, duration, details,
    status, requested_at, completed_at)
  select id, account_id, 'Contractor', 'Office 5, Blue Area', (array['Islamabad', 'Rawalpindi', 'Lahore', 'Karachi'])[1 + n % 4],
    '+923001234567', '3740512345671', 'Project ' || n, 'Day', '6 months', 'Forty masons.', status, at,
    case when status = ${contract.completed} then at + interval '20 days' end
  from (select n, ${idOf("contract")} as id, ${customerOf(size)} as account_id, ${someContractStatus} as status,
    ${momentOf(size.contracts, size.until)} as at from generate_series(1, ${size.contracts}::int) n) contract`;

const insertQuotes = (size: DataSize) => sql`
  insert into quotes (id, account_id, total_handymen, duration, city, phone, details, status, amount_paisa, valid_until,
    requested_at, quoted_at, decided_at)
  select id, account_id, 10, '1 Month', (array['Islamabad', 'Rawalpindi', 'Lahore', 'Karachi'])[1 + n % 4], '+923001234567', null,
    status, case when status <> ${quote.new} then 50000000 end, case when status <> ${quote.new} then at + interval '14 days' end, at,
    case when status <> ${quote.new} then at end, case when status in (${quote.accepted}, ${quote.declined}) then at end
  from (select n, ${idOf("quote")} as id, ${customerOf(size)} as account_id, ${someQuoteStatus} as status,
    ${momentOf(size.contracts, size.until)} as at from generate_series(1, ${size.contracts}::int) n) quote`;

const insertInquiries = (size: DataSize) => sql`
  insert into inquiries (id, reference, kind, account_id, name, email, phone, subject, message, status, answer, created_at, due_at, resolved_at)
  select id, 'B-' || n, (array['contact', 'support', 'complaint', 'careers'])[1 + n % 4], account_id, 'Sender', 'sender@example.pk',
    '+923001234567', 'A question', 'How does it work?', status, case when status = ${inquiry.resolved} then 'Like this.' end, at,
    at + interval '24 hours', case when status = ${inquiry.resolved} then at + interval '5 hours' end
  from (select n, ${idOf("inquiry")} as id, ${customerOf(size)} as account_id, ${someInquiryStatus} as status,
    ${momentOf(size.inquiries, size.until)} as at from generate_series(1, ${size.inquiries}::int) n) inquiry`;

const insertAudit = sql`
  insert into audit_entries (at, actor_id, action, subject_type, subject_id, before, after)
  select * from (
    select created_at + interval '2 days' as at, ${idOf("staff", sql`1`)}, 'provider.verify', 'provider', id::text,
      '{"status": "Pending"}'::jsonb, '{"status": "Verified"}'::jsonb from bench_providers where status in ('Verified', 'Suspended')
    union all
    select at + interval '1 hour', ${idOf("staff", sql`3`)}, 'wallet-payment.approve', 'wallet-payment', id::text,
      '{"status": "pending"}'::jsonb, '{"status": "success"}'::jsonb from bench_wallet where status = 'success'
    union all
    select created_at, ${idOf("staff", sql`1`)}, 'account.read', 'account', id::text, null, null from bench_providers
  ) entry order by at`;

/** Rows of the office's desks besides jobs and payments. */
export const fillDesks = (size: DataSize) => [
  insertContracts(size),
  sql`insert into contract_events (contract_id, actor_id, kind, at)
    select id, account_id, 'proposed', requested_at from contracts order by requested_at`,
  insertQuotes(size),
  insertInquiries(size),
  insertAudit,
  sql`insert into outbox (id, recipient, subject, status, attempts, created_at, sent_at)
    select id, email, 'Welcome', 'sent', 1, at, at from (
      select ${idOf("mail")} as id, account.email, ${momentOf(size.mails, size.until)} as at
      from generate_series(1, ${size.mails}::int) n join accounts account on account.id = ${customerOf(size)}
    ) mail`,
];
