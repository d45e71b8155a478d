import { chargeStatus } from "@hunarmand/api/payments/steps";
import { sql } from "kysely";

/**
 * Lines of a job's timeline from other tables than its history. Their columns are those of `TimelineRow`, plus the order of lines with one
 * time.
 */

/** Pictures and voice notes that still exist. Those that one person added within a minute are one line. */
export const attachmentEvents = (jobId: string) => sql`
  select min(attachment.created_at), attachment.kind || '-added', account.first_name || ' ' || account.last_name,
    account.role, null, null, null::bigint, null, null::int, 1
  from job_attachments attachment join accounts account on account.id = attachment.added_by
  where attachment.job_id = ${jobId}
  group by attachment.kind, account.id, date_trunc('minute', attachment.created_at)`;

/** The receipt, and later refunds and corrections. A refund that the gateway has not settled yet is shown as requested. */
export const receiptEvents = (jobId: string) => sql`
  select entry.posted_at, 'receipt', null, null, 'R-' || receipt.number, null, null::bigint, null, null::int, 2
  from receipts receipt join ledger_transactions entry on entry.id = receipt.entry_id
  where receipt.job_id = ${jobId}
  union all
  select coalesce(back.settled_at, back.created_at),
    case when back.status = ${sql.lit(chargeStatus.pending)} then 'refund-asked' else back.kind end,
    account.first_name || ' ' || account.last_name, account.role, null, back.reason, back.amount_paisa, null, null, 3
  from payment_returns back join ledger_transactions entry on entry.id = back.entry_id
  join accounts account on account.id = back.created_by
  where entry.job_id = ${jobId} and back.status <> ${sql.lit(chargeStatus.failed)}`;

/** The complaint, with the office's reply. A report that the problem is back has its own event. */
export const complaintEvents = (jobId: string) => sql`
  select inquiry.created_at, 'complaint', inquiry.name, account.role, inquiry.reference, inquiry.message, null::bigint, null, null::int, 1
  from inquiries inquiry left join accounts account on account.id = inquiry.account_id
  where inquiry.job_id = ${jobId} and inquiry.reason is null
  union all
  select inquiry.resolved_at, 'complaint-answered', null, 'Support', inquiry.reference, inquiry.answer, null, null, null, 1
  from inquiries inquiry where inquiry.job_id = ${jobId} and inquiry.resolved_at is not null`;
