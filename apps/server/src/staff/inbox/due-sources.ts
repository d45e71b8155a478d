import type { Access } from "@hunarmand/api/call";
import { assignMembers } from "@hunarmand/api/contracts/crew";
import { acceptContract } from "@hunarmand/api/contracts/office-decisions";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import { resolveInquiry } from "@hunarmand/api/inquiries/office";
import { assignJob } from "@hunarmand/api/jobs/office-steps";
import { correctPrice } from "@hunarmand/api/jobs/price";
import { limits } from "@hunarmand/api/limits";
import { approveWalletPayment, confirmJobCash } from "@hunarmand/api/payments/office";
import { agreeIdentityRequest } from "@hunarmand/api/providers/identity-requests";
import { verifyProvider } from "@hunarmand/api/providers/office";
import { visitStatus } from "@hunarmand/api/providers/visit-steps";
import { markVisitCame } from "@hunarmand/api/providers/visits";
import type { DueKind } from "@hunarmand/api/staff/inbox";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { getHealth } from "@hunarmand/api/upkeep/health";
import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../../database/database.ts";
import { waitsAboutPrice, waitsForHandyman, waitsSince } from "../../domain/jobs/job-conditions.ts";
import { isCashOpen } from "../../domain/payments/cash.queries.ts";
import { waiting } from "../waiting-rows.ts";

interface Columns {
  who: RawBuilder<unknown>;
  work?: RawBuilder<unknown>;
  place?: RawBuilder<unknown>;
  number?: RawBuilder<unknown>;
  amountPaisa?: RawBuilder<unknown>;
  deadline?: RawBuilder<unknown>;
  /** Of a job, from which its deadline is calculated: since when nobody is left to ask, and its wished time. */
  waitsSince?: RawBuilder<unknown>;
  wished?: RawBuilder<unknown>;
}

export interface DueSource {
  /** The call that decides. People who may use it have the row in their list. */
  decision: { access: Exclude<Access, "public"> };
  /** The two columns of the index that orders the waiting rows. */
  key: readonly [time: string, id: string];
  /** For sources that store the deadline instead of the beginning: the hours between them. */
  hoursAhead?: number;
  columns: Columns;
  from: RawBuilder<unknown>;
  where: (now: { endOfToday: Date }) => RawBuilder<unknown>;
}

const nameOf = (account: string) =>
  sql`trim(${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)})`;
const areaAndCity = sql`area.name || ', ' || city.name`;
const placeOf = (table: string) => sql`join cities city on city.id = ${sql.ref(`${table}.city_id`)}
  join areas area on area.id = ${sql.ref(`${table}.area_id`)}`;

const applicant = {
  columns: { who: nameOf("account"), work: sql`category.name`, place: areaAndCity },
  joins: sql`join accounts account on account.id = provider.account_id
    join categories category on category.id = provider.category_id ${placeOf("provider")}`,
};

const ofJob = {
  columns: { who: nameOf("customer"), work: sql`skill.name`, place: areaAndCity, number: sql`'H-' || job.number` },
  joins: sql`join accounts customer on customer.id = job.customer_id
    join skills skill on skill.id = job.skill_id ${placeOf("job")}`,
};

const ofPeople: Pick<Record<DueKind, DueSource>, "application" | "correction" | "visit"> = {
  application: {
    decision: verifyProvider,
    key: ["provider.created_at", "provider.account_id"],
    columns: applicant.columns,
    from: sql`providers provider ${applicant.joins}`,
    where: () => waiting.application,
  },
  correction: {
    decision: agreeIdentityRequest,
    key: ["request.created_at", "request.id"],
    columns: applicant.columns,
    from: sql`identity_requests request join providers provider on provider.account_id = request.account_id ${applicant.joins}`,
    where: () => waiting.correction,
  },
  visit: {
    decision: markVisitCame,
    key: ["visit.starts_at", "visit.id"],
    columns: applicant.columns,
    from: sql`visits visit join providers provider on provider.account_id = visit.provider_id ${applicant.joins}`,
    where: ({ endOfToday }) =>
      sql`${isOneOf("visit.status", [visitStatus.booked])} and visit.starts_at < ${endOfToday}`,
  },
};

const ofJobs: Pick<Record<DueKind, DueSource>, "job" | "price" | "cash"> = {
  job: {
    decision: assignJob,
    key: ["job.created_at", "job.id"],
    columns: { ...ofJob.columns, waitsSince, wished: sql`job.scheduled_for` },
    from: sql`jobs job ${ofJob.joins}`,
    where: () => waitsForHandyman,
  },
  price: {
    decision: { access: correctPrice.access.filter((audience) => audience !== "verified-provider") },
    key: ["job.details_submitted_at", "job.id"],
    columns: { ...ofJob.columns, amountPaisa: sql`job.price_paisa` },
    from: sql`jobs job ${ofJob.joins}`,
    where: () => waitsAboutPrice,
  },
  cash: {
    decision: confirmJobCash,
    key: ["cash.updated_at", "cash.job_id"],
    columns: { ...ofJob.columns, amountPaisa: sql`coalesce(cash.declared_paisa, cash.claimed_paisa)` },
    from: sql`job_cash cash join jobs job on job.id = cash.job_id ${ofJob.joins}`,
    where: () => isCashOpen,
  },
};

const ofContract = {
  key: ["contract.requested_at", "contract.id"] as const,
  columns: { who: sql`contract.contractor_name`, work: sql`contract.project_name`, place: sql`contract.city` },
};

const ofPaperwork: Pick<
  Record<DueKind, DueSource>,
  "wallet-payment" | "contract" | "crew" | "quote" | "inquiry" | "replacement"
> = {
  "wallet-payment": {
    decision: approveWalletPayment,
    key: ["payment.created_at", "payment.id"],
    columns: {
      who: nameOf("payer"),
      work: sql`payment.wallet_type`,
      number: sql`payment.transaction_id`,
      amountPaisa: sql`payment.amount_paisa`,
    },
    from: sql`wallet_payments payment join accounts payer on payer.id = payment.account_id`,
    where: () => waiting.walletPayment,
  },
  contract: {
    ...ofContract,
    decision: acceptContract,
    from: sql`contracts contract`,
    where: () => waiting.contract,
  },
  crew: {
    ...ofContract,
    decision: assignMembers,
    columns: { ...ofContract.columns, deadline: sql`(contract.start_day::timestamp at time zone 'Asia/Karachi')` },
    from: sql`contracts contract left join quotes quote on quote.id = contract.quote_id`,
    where: waiting.crew,
  },
  quote: {
    decision: answerQuote,
    key: ["quote.requested_at", "quote.id"],
    columns: {
      who: nameOf("account"),
      work: sql`coalesce(quote.duration_days::text, quote.duration)`,
      place: sql`quote.city`,
    },
    from: sql`quotes quote join accounts account on account.id = quote.account_id`,
    where: () => waiting.quote,
  },
  inquiry: {
    decision: resolveInquiry,
    key: ["inquiry.due_at", "inquiry.id"],
    hoursAhead: limits.inquiryAnswerHours,
    columns: {
      who: sql`inquiry.name`,
      work: sql`inquiry.subject`,
      number: sql`inquiry.reference`,
      deadline: sql`inquiry.due_at`,
    },
    from: sql`inquiries inquiry`,
    where: () => sql`${waiting.inquiry} and not inquiry.wants_replacement`,
  },
  replacement: {
    decision: resolveInquiry,
    key: ["inquiry.created_at", "inquiry.id"],
    columns: {
      who: sql`inquiry.name`,
      work: sql`inquiry.subject`,
      number: sql`inquiry.reference`,
      deadline: sql`inquiry.due_at`,
    },
    from: sql`inquiries inquiry`,
    where: () => waiting.replacement,
  },
};

const ofAlarm: Omit<DueSource, "decision" | "where"> = {
  key: ["alarm.raised_at", "alarm.id"],
  columns: { who: sql`''` },
  from: sql`upkeep_alarms alarm`,
};
const ofUpkeep: Pick<Record<DueKind, DueSource>, "backup" | "texts"> = {
  backup: { ...ofAlarm, decision: getHealth, where: () => sql`alarm.kind = 'backup'` },
  texts: { ...ofAlarm, decision: updateOfficeSettings, where: () => sql`alarm.kind = 'texts'` },
};

export const dueSources: Record<DueKind, DueSource> = { ...ofPeople, ...ofJobs, ...ofPaperwork, ...ofUpkeep };
