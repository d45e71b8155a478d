import { sql } from "kysely";
import { type DataSize, idOf } from "./data-size.ts";

/** Who paid what, and how: customers for their jobs, providers for their dues. The fee is a tenth of a job's price. */
const makePayments = ({ settledJobs, duesPayments, until }: DataSize) => sql`
  create temp table bench_payments as
  select n, ${idOf("payment")} as id, customer_id as payer_id, worker_id as provider_id, id as job_id, price as amount, price / 10 as fee,
    completed_at + interval '2 hours' as at, (array['cash', 'cash', 'cash', 'card', 'wallet'])[1 + n % 5] as kind
  from (select *, row_number() over (order by hashint8(n), n)::int as turn from bench_jobs where status = 'Completed') job
  where turn <= ${settledJobs}::int
  union all
  select n, ${idOf("dues")}, id, null, null, 10000 * (1 + n % 90), 0,
    date_trunc('milliseconds', ${until}::timestamptz - interval '700 days' * pg_temp.chance(n, 32)), (array['card', 'wallet'])[1 + n % 2]
  from generate_series(1, ${duesPayments}::int) n
  join bench_workers on rank = 1 + floor((select count(*) from bench_workers) * power(pg_temp.chance(n, 31), 2))::int`;

const entryId = sql`pg_temp.id_of('entry' || id)`;
const ledgerKind = sql`case kind when 'cash' then 'cash-confirmed' when 'card' then 'card-payment' else 'wallet-payment' end`;

const insertEntries = sql`
  insert into ledger_transactions (id, kind, source_id, job_id, posted_at)
  select ${entryId}, ${ledgerKind}, case when kind = 'cash' then job_id else id end, job_id, at from bench_payments order by at`;

/** The numbers that the triggers would have assigned, because the data bypasses them. */
const insertReceipts = sql`
  insert into receipts (number, job_id, entry_id)
  select 10000 + row_number() over (order by posted_at, id), job_id, id from ledger_transactions
  where job_id is not null and not exists (select from receipts)`;
const insertSeries = sql`
  insert into receipt_series (last_number) select max(number) from receipts having count(*) > 0 on conflict do nothing`;

/** The same lines as payment-lines.ts of the portal writes (decision 040). */
const insertLines = sql`
  insert into ledger_lines (transaction_id, account_kind, owner_id, amount_paisa, posted_at)
  select ${entryId}, line.account_kind, line.owner_id, line.amount, at
  from bench_payments cross join lateral (values
    (case when kind <> 'cash' then kind || '-clearing' end, null::uuid, amount),
    (case when kind <> 'cash' then case when job_id is null then 'provider-dues' else 'customer' end end, payer_id, -amount),
    (case when job_id is not null then 'customer' end, payer_id, amount),
    (case when job_id is not null then 'provider-payable' end, provider_id, -amount),
    (case when kind = 'cash' then 'cash-with-provider' end, provider_id, amount),
    (case when kind = 'cash' then 'customer' end, payer_id, -amount),
    (case when job_id is not null then case kind when 'cash' then 'provider-dues' else 'provider-payable' end end, provider_id, fee),
    (case when job_id is not null then 'platform-revenue' end, null::uuid, -fee)
  ) as line (account_kind, owner_id, amount)
  where line.account_kind is not null order by at`;

const insertCards = sql`
  insert into card_transactions (id, account_id, direction, status, amount_paisa, job_id, name_on_card, brand, last_four,
    gateway_code, balance_paisa, created_at, inquired_at, settled_at)
  select id, payer_id, 'out', 'success', amount, job_id, 'Card Holder', 'Visa', '4242', null, 0, at, at, at
  from bench_payments where kind = 'card'
  union all
  select pg_temp.id_of('in' || id), provider_id, 'in', 'success', amount, job_id, 'Card Holder', 'Visa', null, null, 0, at, at, at
  from bench_payments where kind = 'card' and job_id is not null
  union all
  select pg_temp.id_of('failed' || id), payer_id, 'out', 'failed', amount, null, 'Card Holder', null, null, 'declined', null, at, at, at
  from bench_payments where kind = 'card' and n % 7 = 0`;

/** Payments that were approved, that wait, or that were declined. */
const makeWalletPayments = ({ openPayments, until }: DataSize) => sql`
  create temp table bench_wallet as
  select id, payer_id, amount, job_id, 'success' as status, at, row_number() over (order by id) as number from bench_payments where kind = 'wallet'
  union all
  select ${idOf("open-wallet")}, id, 10000 * (1 + n % 90), null, case when n % 3 = 0 then 'pending' else 'declined' end,
    date_trunc('milliseconds', ${until}::timestamptz - case when n % 3 = 0 then interval '5 days' else interval '700 days' end * pg_temp.chance(n, 33)), 10000000 + n
  from generate_series(1, ${openPayments}::int) n join bench_workers on rank = 1 + n % (select count(*) from bench_workers)`;

const insertWalletPayments = sql`
  insert into wallet_payments (id, account_id, wallet_type, amount_paisa, transaction_id, transaction_key, transaction_look,
    sender_name, sent_at, job_id, image_file_id, image_hash, status, decline_reason, created_at, decided_at, decided_by)
  select id, payer_id, (array['easypaisa', 'jazzcash', 'nayapay', 'sadapay'])[1 + number % 4], amount, 'T' || number, 'T' || number,
    'T' || number, 'Sender', at, job_id, id, md5('image' || number / (1 + (number % 100 = 1)::int)), status,
    case when status = 'declined' then 'The receipt cannot be read.' end, at,
    case when status <> 'pending' then at + interval '1 hour' end, case when status <> 'pending' then ${idOf("staff", sql`3`)} end
  from bench_wallet order by at`;

const insertCash = ({ openPayments }: DataSize) => sql`
  insert into job_cash (job_id, provider_id, declared_paisa, declared_at, confirmed_paisa, confirmed_by, confirmed_at, updated_at)
  select job_id, provider_id, amount, at, amount, payer_id, at, at from bench_payments where kind = 'cash'
  union all
  select id, worker_id, price, completed_at, null, null, null, completed_at
  from (select *, row_number() over (order by hashint8(n) desc, n)::int as turn from bench_jobs where status = 'Completed') job
  where turn <= ${openPayments}::int and not exists (select from bench_payments where job_id = job.id)`;

const payoutsABatch = 100;

/** Cancelled batches of payouts, and one that waits. Neither has lines in the ledger. */
const insertPayouts = ({ openPayments, until }: DataSize) => [
  sql`insert into payout_batches (id, status, payouts, total_paisa, created_at, created_by, decided_at, decided_by, cancel_reason)
    select ${idOf("batch")}, case when n = 1 then 'prepared' else 'cancelled' end, ${payoutsABatch}::int, 1000000 * ${payoutsABatch}::int,
      at, ${idOf("staff", sql`3`)}, case when n > 1 then at end, case when n > 1 then ${idOf("staff", sql`3`)} end,
      case when n > 1 then 'The bank was closed.' end
    from (select n, ${until}::timestamptz - interval '3 days' * n as at from generate_series(1, 1 + ${openPayments}::int / 25) n) batch`,
  sql`insert into payouts (id, batch_id, provider_id, status, amount_paisa, set_off_paisa, kind, holder_name, number, created_at)
    select pg_temp.id_of('payout' || n || '-' || rank), ${idOf("batch")}, worker.id, batch.status, 1000000, 0, 'bank', 'Provider', 'PK00BANK',
      batch.created_at
    from generate_series(1, 1 + ${openPayments}::int / 25) n join payout_batches batch on batch.id = ${idOf("batch")}
    join bench_workers worker on rank <= ${payoutsABatch}::int`,
];

/** The ledger with the payments of its entries, and the payments that wait. */
export const fillMoney = (size: DataSize) => [
  makePayments(size),
  insertEntries,
  insertReceipts,
  insertSeries,
  insertLines,
  insertCards,
  makeWalletPayments(size),
  sql`insert into files (id, owner_id, kind, mime, bytes, sha256, stored_name, is_encrypted, created_at)
    select id, payer_id, 'payment-proof', 'image/webp', 20000, md5('image' || number), id::text, true, at from bench_wallet`,
  insertWalletPayments,
  insertCash(size),
  ...insertPayouts(size),
  // With triggers off, the running sums were not updated.
  sql`select rebuild_ledger_balances()`,
];
