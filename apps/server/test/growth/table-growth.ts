import { expiries } from "../../src/upkeep/sweeps/expiries.ts";

/**
 * For each table of the database why it cannot fill the disk by itself, or why it grows with the business and stays. A new table is added
 * here, and to `expiries` if its rows lose their use after a time.
 */
interface Growth {
  /** A task of the queue deletes its rows after a time. */
  swept: string[];
  /** It has at most so many rows for each of something else. */
  bounded: Record<string, string>;
  /** Records that grow with the business and are kept for ever, or as long as the law demands. */
  records: Record<string, string>;
}

const ofPerson = "for each account, and deleted with the person";
const ofCatalogue = "the catalogue, which the office changes";
const ofJob = "the record of a job: complaints, ranks and reports are decided by it";
const ofMoney = "accounting: tax law demands six years";
const ofContract = "the record of a contract, which is accounting too";
const ofDecision = "what the office decided about a person";

export const growth: Growth = {
  swept: [...Object.keys(expiries), "security_events", "sessions", "missed_words"],
  bounded: {
    accounts: "one for each person",
    customers: ofPerson,
    customer_addresses: "20 for each customer",
    providers: ofPerson,
    provider_skills: ofPerson,
    provider_sub_skills: ofPerson,
    provider_ranks: ofPerson,
    provider_balances: ofPerson,
    payout_accounts: ofPerson,
    saved_cards: ofPerson,
    notice_wishes: "one for each account and group of notices",
    quiet_hours: ofPerson,
    push_devices: "10 for each account",
    webhooks: "5",
    api_keys: "20",
    saved_views: "12 for each member of staff and desk",
    export_schedules: "10 for each member of staff",
    one_time_codes: "one for each member of staff",
    recovery_codes: "10 for each member of staff",
    demo_accounts: "the demo's accounts",
    cities: ofCatalogue,
    areas: ofCatalogue,
    categories: ofCatalogue,
    skills: ofCatalogue,
    sub_skills: ofCatalogue,
    skill_aliases: ofCatalogue,
    sub_skill_aliases: ofCatalogue,
    agreed_prices: "one for each sub-skill",
    recordings: "one for each language and sentence of the steps",
    catalogue_version: "one row",
    settings: "one for each setting",
    notice_templates: "one for each kind of notice",
    push_keys: "one row",
    installation: "one row",
    ledger_closings: "one for each month",
    ledger_totals: "one for each account of the ledger",
    receipt_series: "one for each year",
    report_progress: "one row",
    unclaimed_files: "files without a row: the sweeper of files deletes both",
    backups: "each new backup deletes those older than 14 days",
    upkeep_alarms: "one for each kind of alarm",
    applied_functions: "one row",
    schema_compatibility: "one row",
    kysely_migration: "one for each migration",
    kysely_migration_lock: "one row",
  },
  records: {
    jobs: ofJob,
    job_events: ofJob,
    job_attachments: ofJob,
    job_notes: ofJob,
    inquiry_messages: "the answers to an inquiry and its reopenings, and deleted with the person",
    inquiry_notes: "what was done about an inquiry, and deleted with the person",
    offers: ofJob,
    shared_distances: ofJob,
    reviews: ofJob,
    job_cash: ofMoney,
    job_payments: ofMoney,
    ledger_transactions: ofMoney,
    ledger_lines: ofMoney,
    receipts: ofMoney,
    card_transactions: ofMoney,
    wallet_payments: ofMoney,
    returned_payments: ofMoney,
    payment_returns: ofMoney,
    payouts: ofMoney,
    payout_batches: ofMoney,
    files: "papers, proofs and pictures of people, jobs and payments. The erasing times of closed accounts apply",
    quotes: ofContract,
    quote_handymen: ofContract,
    contracts: ofContract,
    contract_events: ofContract,
    contract_members: ofContract,
    contract_days: ofContract,
    contract_parts: ofContract,
    contract_payments: ofContract,
    identity_requests: ofDecision,
    provider_notes: ofDecision,
    visits: ofDecision,
    inquiries: ofDecision,
    audit_entries: ofDecision,
    report_facts: "sums of past days, a few hundred rows a day",
    report_waits: "sums of past days",
  },
};

/** Tables of the queue. pg-boss deletes finished tasks after seven days and tasks that nobody took after fourteen. */
export const queueTables = [
  "bam",
  "job",
  "job_common",
  "job_dependency",
  "queue",
  "schedule",
  "subscription",
  "version",
  "warning",
];
