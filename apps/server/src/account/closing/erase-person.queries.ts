import { type RawBuilder, sql } from "kysely";
import { entriesOf, typedAddresses } from "./erase-trails.queries.ts";

/** Statements that erase a person from the tables: their own data, and what others wrote about them. Each may run twice. */

const postedBy = (id: string) => sql`(select id from jobs where customer_id = ${id})`;
const contractsOf = (id: string) => sql`(select id from contracts where account_id = ${id})`;

/** Erases rows that contain the person's account id, or belong to their jobs and contracts. */
const ownRows = (id: string): RawBuilder<unknown>[] => [
  sql`update jobs set address = '', description = null, description_masked = null, contact_phone = '', latitude = null,
    longitude = null where customer_id = ${id}`,
  sql`update jobs set price_objection = null, cancel_reason = null, work_description = null, work_location = null,
    draft_feedback = null where customer_id = ${id} or provider_id = ${id}`,
  sql`update reviews set feedback = '', public_words = null where provider_id = ${id} or job_id in ${postedBy(id)}`,
  sql`update contracts set contractor_name = '', address = '', phone = '', cnic = '', project_name = '', details = '',
    status_reason = null where account_id = ${id}`,
  sql`update contract_members set left_reason = null where provider_id = ${id} or contract_id in ${contractsOf(id)}`,
  sql`update contract_days set note = null where provider_id = ${id} or contract_id in ${contractsOf(id)}`,
  sql`update contract_payments set reference = null, void_reason = case when voided_at is null then null else '' end
    where contract_id in ${contractsOf(id)}`,
  sql`update quotes set details = null, note = null, objection_words = null, address = null, phone = '' where account_id = ${id}`,
  sql`update customers set status_reason = null where account_id = ${id}`,
  sql`update card_transactions set name_on_card = null where account_id = ${id}`,
  sql`delete from customer_addresses where account_id = ${id}`,
  sql`delete from provider_notes where provider_id = ${id}`,
  sql`delete from job_notes where job_id in (select id from jobs where customer_id = ${id} or provider_id = ${id})`,
  sql`delete from identity_requests where account_id = ${id}`,
  sql`delete from payout_accounts where provider_id = ${id}`,
  sql`delete from notice_wishes where account_id = ${id}`,
  sql`delete from quiet_hours where account_id = ${id}`,
  sql`delete from push_devices where account_id = ${id}`,
  sql`delete from notices where account_id = ${id}`,
  sql`delete from phone_reset_permits where provider_id = ${id}`,
  sql`delete from sessions where account_id = ${id}`,
  sql`delete from live_streams where account_id = ${id}`,
  sql`delete from live_events where account_id = ${id}`,
];

/** Erases messages and codes that are found by the person's e-mail or phone number, because they may have had no login. */
const addressedRows = (id: string): RawBuilder<unknown>[] => {
  const addresses = sql`(select unnest(array[account.email, account.phone, provider.phone_alt, customer.caller_phone])
    from accounts account left join providers provider on provider.account_id = account.id
    left join customers customer on customer.account_id = account.id where account.id = ${id})`;
  const unclaimedAddresses = sql`(select typed.address from ${typedAddresses(id)} typed (address)
    where not exists (select from accounts other where other.id <> ${id} and typed.address in (other.email, other.phone)))`;
  const isTheirs = sql`(account_id = ${id} or email in ${addresses} or phone in ${addresses} or job_id in ${postedBy(id)})`;
  return [
    // First, because `typedAddresses` reads the inquiries, which lose their addresses below.
    sql`delete from outbox where account_id = ${id} or recipient in ${addresses} or recipient in ${unclaimedAddresses}`,
    sql`delete from inquiry_notes where inquiry_id in (select id from inquiries where ${isTheirs})`,
    sql`delete from inquiry_messages where inquiry_id in (select id from inquiries where ${isTheirs})`,
    sql`update inquiries set name = '', email = null, phone = '', subject = null, message = '', answer = null, reopen_message = null
      where ${isTheirs}`,
    sql`delete from phone_codes where phone in ${addresses}`,
  ];
};

export const erasePersonStatements = (id: string): RawBuilder<unknown>[] => [...ownRows(id), ...addressedRows(id)];

/**
 * Deletes the rows of the person's files and of all files of their jobs as a customer. Proofs of payment stay. Returns the stored names.
 */
export const erasePersonFiles = (id: string) => sql<{ storedName: string }>`
  delete from files where (owner_id = ${id} and kind <> 'payment-proof')
    or id in (select file_id from job_attachments where added_by = ${id} or job_id in ${postedBy(id)})
  returning stored_name`;

/** Erases the names and addresses, and marks the account as erased. Runs last, because the other statements find rows by them. */
export const eraseNames = (id: string, now: Date): RawBuilder<unknown>[] => [
  sql`update providers set father_name = '', phone_alt = null, gender = 'other', qualification = null, experience_years = null,
    status_reason = null, cnic = '000' || lpad((floor(random() * 10000000000))::bigint::text, 10, '0') where account_id = ${id}`,
  sql`update customers set city = null, area = null, address = null, caller_phone = null where account_id = ${id}`,
  sql`update accounts set first_name = 'Closed', last_name = 'account', email = null, phone = null, erased_at = ${now}
    where id = ${id}`,
];

/**
 * Erases what identifies the payer or payee of a payment, once its legal time has passed. The ledger needs nothing, as it has no names.
 */
export const eraseDocuments = (id: string): RawBuilder<unknown>[] => [
  sql`update card_transactions set last_four = null where account_id = ${id}`,
  sql`update wallet_payments set sender_name = '', transaction_id = '', transaction_key = id::text, transaction_look = id::text,
    image_file_id = null, image_hash = '', decline_reason = null where account_id = ${id}`,
  sql`update payouts set holder_name = '', number = '',
    return_reason = case when return_reason is not null then '' end where provider_id = ${id}`,
  sql`update payment_returns set reason = '' where entry_id in ${entriesOf(id)}`,
];

/** Deletes the rows of the files that are left: proofs of payment. Returns the stored names. */
export const eraseProofs = (id: string) => sql<{ storedName: string }>`
  delete from files where owner_id = ${id} returning stored_name`;
