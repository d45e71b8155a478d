import { limits } from "@hunarmand/api/limits";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";

/** A person's data by kind, column by column. Hashes, tokens and data of the job's other side or only of the office are not included. */
const sources: Readonly<Record<string, (id: string) => RawBuilder<unknown>>> = {
  account: (id) => sql`select id, role, first_name, last_name, email, phone, language, created_at, email_confirmed_at,
    phone_confirmed_at from accounts where id = ${id}`,
  customer: (id) => sql`select city, area, address, status, status_reason from customers where account_id = ${id}`,
  addresses: (
    id,
  ) => sql`select label, city.name as city, area.name as area, address, landmark, own.latitude, own.longitude, created_at
    from customer_addresses own join cities city on city.id = own.city_id join areas area on area.id = own.area_id
    where account_id = ${id} order by created_at`,
  provider: (id) => sql`select father_name, phone_alt, cnic, gender, city.name as city, area.name as area,
    category.name as category, qualification, experience_years, status, status_reason, is_available, work_hours, provider.created_at, verified_at
    from providers provider join cities city on city.id = provider.city_id join areas area on area.id = provider.area_id
    join categories category on category.id = provider.category_id where account_id = ${id}`,
  skills: (id) => sql`select skill.name from provider_skills own join skills skill on skill.id = own.skill_id
    where own.provider_id = ${id} order by 1`,
  sessions: (id) => sql`select created_at, expires_at, ended_at, last_used_at, address, browser, system from sessions
    where account_id = ${id} order by 1`,
  securityEvents: (id) => sql`select at, kind, result, address, browser, system, detail from security_events
    where account_id = ${id} order by at`,
  jobsPosted: (
    id,
  ) => sql`select jobs.id, number, status, skill.name as skill, address, jobs.description, contact_phone, latitude,
    longitude, scheduled_for, payment_method, created_at, accepted_at, arrived_at, completed_at, cancelled_at, cancel_reason,
    no_work_reason, price_paisa, materials_paisa, price_objection from jobs join skills skill on skill.id = jobs.skill_id where customer_id = ${id} order by created_at`,
  jobsCarriedOut: (
    id,
  ) => sql`select jobs.id, number, status, skill.name as skill, accepted_at, arrived_at, arrival_distance_meters,
    arrival_accuracy_meters, duration_days, work_minutes, price_paisa, materials_paisa, work_description, work_location, work_status, draft_feedback, completed_at
    from jobs join skills skill on skill.id = jobs.skill_id where provider_id = ${id} order by jobs.created_at`,
  offers: (id) =>
    sql`select job_id, status, round, created_at, decided_at from offers where provider_id = ${id} order by created_at`,
  stepsTaken: (id) => sql`select event.job_id, event.kind, event.at, event.detail from job_events event
    join jobs job on job.id = event.job_id where event.actor_id = ${id} and (job.customer_id = ${id} or job.provider_id = ${id})
    order by event.at`,
  reviewsWritten: (id) => sql`select job_id, rating, feedback, review.created_at from reviews review
    join jobs job on job.id = review.job_id where job.customer_id = ${id} and reported_by = 'customer' order by review.created_at`,
  reviewsReceived: (id) =>
    sql`select job_id, rating, feedback, created_at from reviews where provider_id = ${id} order by created_at`,
  cardPayments: (
    id,
  ) => sql`select id, direction, status, amount_paisa, job_id, name_on_card, brand, last_four, created_at, settled_at
    from card_transactions where account_id = ${id} order by created_at`,
  walletPayments: (
    id,
  ) => sql`select id, wallet_type, amount_paisa, transaction_id, sender_name, sent_at, job_id, status,
    decline_reason, created_at, decided_at from wallet_payments where account_id = ${id} order by created_at`,
  savedCards: (id) =>
    sql`select brand, last_four, expiry_month, expiry_year, created_at from saved_cards where account_id = ${id}`,
  cash: (
    id,
  ) => sql`select cash.job_id, declared_paisa, declared_at, claimed_paisa, claimed_at, confirmed_paisa, cash.confirmed_at
    from job_cash cash join jobs job on job.id = cash.job_id where job.customer_id = ${id} or job.provider_id = ${id}
    order by cash.updated_at`,
  ledger: (
    id,
  ) => sql`select entry.kind, line.account_kind, line.amount_paisa, entry.job_id, line.posted_at from ledger_lines line
    join ledger_transactions entry on entry.id = line.transaction_id where line.owner_id = ${id} order by line.id`,
  payoutAccount: (id) =>
    sql`select kind, holder_name, number, updated_at from payout_accounts where provider_id = ${id}`,
  payouts: (
    id,
  ) => sql`select status, amount_paisa, set_off_paisa, kind, holder_name, number, created_at, return_reason, returned_at,
    bank_reference, confirmed_at from payouts where provider_id = ${id} order by created_at`,
  contracts: (
    id,
  ) => sql`select id, contractor_name, address, city, phone, cnic, project_name, availability, duration, details, status,
    status_reason, requested_at, activated_at, completed_at, expected_price_paisa, handymen, duration_days, agreed_price_paisa, planned_at, start_day,
    array(select distinct name from skills where id = any(trade_ids) order by name) as trades from contracts where account_id = ${id} order by requested_at`,
  contractParts: (id) =>
    sql`select contract_id, number, day, amount_paisa from contract_parts
    where contract_id in (select id from contracts where account_id = ${id}) order by contract_id, number`,
  contractPayments: (id) =>
    sql`select contract_id, amount_paisa, day, way, reference, entered_at, voided_at, void_reason from contract_payments
    where contract_id in (select id from contracts where account_id = ${id}) order by entered_at`,
  crews: (id) =>
    sql`select contract_id, added_at, left_at, left_reason from contract_members where provider_id = ${id} order by added_at`,
  crewDays: (id) =>
    sql`select contract_id, day, presence, note from contract_days where provider_id = ${id} order by day`,
  quotes: (
    id,
  ) => sql`select id, total_handymen, exact_handymen, duration, duration_days, city, phone, details, status, amount_paisa, valid_until,
    note, pay_time, objection, objection_words, own_price_paisa, own_day_price_paisa, price_reason,
    near_handymen, address, priced_at_once, requested_at from quotes where account_id = ${id} order by requested_at`,
  inquiries: (
    id,
  ) => sql`select reference, kind, name, email, phone, subject, message, position, status, job_id, contract_id, answer, reopen_message,
    created_at from inquiries where account_id = ${id} order by created_at`,
  inquiryMessages: (
    id,
  ) => sql`select inquiry.reference, message.kind, message.words, message.sent_at from inquiry_messages message
    join inquiries inquiry on inquiry.id = message.inquiry_id where inquiry.account_id = ${id} order by message.id`,
  visits: (id) => sql`select starts_at, status, created_at from visits where provider_id = ${id} order by created_at`,
  corrections: (
    id,
  ) => sql`select status, changes, reason, created_at, decided_at from identity_requests where account_id = ${id}
    order by created_at`,
  notices: (
    id,
  ) => sql`select kind, subject, text, text_values, reason, created_at, read_at from notices where account_id = ${id}
    order by created_at`,
  noticeWishes: (id) => sql`select notice_group, channels from notice_wishes where account_id = ${id}`,
  quietHours: (id) => sql`select from_hour, to_hour from quiet_hours where account_id = ${id}`,
  pushDevices: (id) => sql`select browser, system, created_at, used_at from push_devices where account_id = ${id}
    order by created_at`,
  messages: (id) => sql`select channel, recipient, subject, status, created_at, sent_at from outbox
    where account_id = ${id} and not is_sealed order by created_at`,
  files: (id) =>
    sql`select id, kind, mime, bytes, created_at, refusal_reason from files where owner_id = ${id} order by created_at`,
};

export const ownDataKinds = Object.keys(sources);

/** Returns the rows of one kind. */
export async function selectOwnData(db: Database, kind: string, id: string): Promise<unknown[]> {
  const source = sources[kind];
  if (!source) return [];
  const { rows } = await sql`select * from (${source(id)}) own limit ${sql.lit(limits.exportRowsMax)}`.execute(db);
  return rows;
}
