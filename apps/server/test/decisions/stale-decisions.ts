import type { Call, RequestOf } from "@hunarmand/api/call";
import * as crew from "@hunarmand/api/contracts/crew";
import * as payments from "@hunarmand/api/contracts/payments";
import { answerQuote } from "@hunarmand/api/contracts/quotes/office-answer";
import * as quotes from "@hunarmand/api/contracts/quotes/own-answers";
import { resolveInquiry } from "@hunarmand/api/inquiries/office";
import { cancelJob } from "@hunarmand/api/jobs/customer-steps";
import { endWithoutWork } from "@hunarmand/api/jobs/no-work/no-work";
import * as desk from "@hunarmand/api/jobs/office-steps";
import * as price from "@hunarmand/api/jobs/price";
import { acceptJob } from "@hunarmand/api/jobs/provider";
import * as times from "@hunarmand/api/jobs/times";
import { confirmJobCash } from "@hunarmand/api/payments/office";
import { correctPayment, refundPayment } from "@hunarmand/api/payments/returns";
import * as providers from "@hunarmand/api/providers/office";
import { refusePaper } from "@hunarmand/api/providers/papers";
import { cancelVisit, markVisitCame, markVisitMissed } from "@hunarmand/api/providers/visits";
import { voidReview } from "@hunarmand/api/reviews/reviews";
import { changePlatformFee } from "@hunarmand/api/staff/fee/platform-fee";
import { changeStaffRole } from "@hunarmand/api/staff/staff";
import type { Person } from "../portal.ts";
import type { DecisionScene } from "./decision-scene.ts";

/** A decision based on an earlier state. */
export interface Stale {
  by: Person;
  call: Call;
  request: never;
  /** The fields of the body whose facts have changed. */
  changed: string[];
}

const stale = <C extends Call>(by: Person, call: C, request: RequestOf<C>, ...changed: string[]): Stale => ({
  ...{ by, call, request: request as never, changed },
});

const reason = "The customer called.";
const earlier = "2026-03-01T08:00:00.000Z";
const later = "2036-03-05T10:00:00.000Z";

type MakeStale = (scene: DecisionScene) => Promise<Stale>;

const ofQuotes: Record<string, MakeStale> = {
  "contracts.acceptQuote": async ({ customer, quote }) =>
    stale(
      customer,
      quotes.acceptQuote,
      { params: await quote(500_000), body: { amount: 5_000, note: null } },
      "amount",
    ),
  "contracts.declineQuote": async ({ customer, quote }) =>
    stale(
      customer,
      quotes.declineQuote,
      { params: await quote(5_000), body: { amount: 5_000, note: "Tools" } },
      "note",
    ),
  "contracts.answerQuote": async ({ owner, quote }) => {
    const body = { amount: 6_000, validUntil: later, payTime: "end" as const, read: { amount: null } };
    return stale(owner, answerQuote, { params: await quote(5_000), body }, "read.amount");
  },
  "contracts.planContractPayments": async ({ owner, pricedContract }) => {
    const body = { parts: [{ day: "2026-04-01", amount: 10 }], read: { price: 900, plannedDate: null } };
    return stale(owner, payments.planContractPayments, { params: await pricedContract(1_000), body }, "read.price");
  },
  "contracts.enterContractPayment": async ({ owner, pricedContract }) => {
    const body = { amount: 10, day: "2026-03-02", way: "cash" as const, read: { paid: 5 } };
    return stale(owner, payments.enterContractPayment, { params: await pricedContract(1_000), body }, "read.paid");
  },
  "contracts.markDays": async ({ owner, provider, markedContract }) => {
    const { id, day } = await markedContract();
    const mark = { providerId: provider.id, presence: "absent" as const, read: { presence: null, note: null } };
    const request = { params: { id }, body: { day, marks: [mark] } };
    return stale(owner, crew.markDays, request, "marks.0.read.presence");
  },
};

const requested = { status: "Requested" as const, providerId: null, price: null };

const ofJobs: Record<string, MakeStale> = {
  "jobs.assignJob": async ({ owner, job, other }) => {
    const body = { providerId: other.id, reason, read: requested };
    return stale(owner, desk.assignJob, { params: await job("Accepted"), body }, "read.status", "read.providerId");
  },
  "jobs.cancelDeskJob": async ({ owner, job }) =>
    stale(
      ...([owner, desk.cancelDeskJob, { params: await job("Accepted"), body: { reason, read: requested } }] as const),
      ...["read.status", "read.providerId"],
    ),
  "jobs.overrideArrival": async ({ owner, job, other }) => {
    const read = { status: "Accepted" as const, providerId: other.id, price: null };
    const request = { params: await job("Accepted"), body: { reason, read } };
    return stale(owner, desk.overrideArrival, request, "read.providerId");
  },
  "jobs.completeDeskJob": async ({ owner, provider, job }) => {
    const read = { status: "InProgress" as const, providerId: provider.id, price: 1_200 };
    const request = { params: await job("InProgress", { hasDetails: true }), body: { reason, read } };
    return stale(owner, desk.completeDeskJob, request, "read.price");
  },
  "jobs.cancelJob": async ({ customer, job }) => {
    const body = { reason, read: { status: "Requested" as const } };
    return stale(customer, cancelJob, { params: await job("Accepted"), body }, "read.status");
  },
  "jobs.acceptJob": async ({ provider, job }) => {
    const { id: Id } = await job("Requested");
    const unchanged = { area: "G-9", subSkill: null, customerWords: null };
    const read = { ...unchanged, scheduledFor: later, platformFeePercent: 5 };
    return stale(provider, acceptJob, { body: { Id, read } }, "read.scheduledFor", "read.platformFeePercent");
  },
  "jobs.correctPrice": async ({ provider, disputedJob }) => {
    const body = { salary: 1_000, read: { price: 2_000 } };
    return stale(provider, price.correctPrice, { params: await disputedJob(), body }, "read.price");
  },
  "jobs.endWithoutWork": async ({ customer, job }) => {
    const body = { reason: "price" as const, read: { price: null } };
    const request = { params: await job("InProgress", { hasDetails: true }), body };
    return stale(customer, endWithoutWork, request, "read.price");
  },
  "jobs.agreeTime": async ({ customer, jobWithTime }) =>
    stale(customer, times.agreeTime, { params: await jobWithTime(later), body: { time: earlier } }, "time"),
  "jobs.declineTime": async ({ customer, jobWithTime }) =>
    stale(customer, times.declineTime, { params: await jobWithTime(later), body: { time: earlier } }, "time"),
};

const ofMoney: Record<string, MakeStale> = {
  "payments.confirmJobCash": async ({ owner, job }) => {
    const read = { price: 1_200, declared: 1_200, claimedByCustomer: null };
    const request = { params: await job("Completed"), body: { amount: 1_200, reason, read } };
    return stale(owner, confirmJobCash, request, "read.price", "read.declared");
  },
  "payments.refundPayment": async ({ owner, refundedPayment }) => {
    const body = { amount: 100, reason, read: { returned: 0 } };
    return stale(owner, refundPayment, { params: await refundedPayment(), body }, "read.returned");
  },
  "payments.correctPayment": async ({ owner, refundedPayment }) => {
    const body = { amount: 100, reason, read: { returned: 0 } };
    return stale(owner, correctPayment, { params: await refundedPayment(), body }, "read.returned");
  },
};

const ofProviders: Record<string, MakeStale> = {
  "providers.verifyProvider": async ({ owner, applicant }) => {
    const params = await applicant();
    const read = { name: "Test Somebody", cnic: "6110100000000", papers: [earlier] };
    const changed = ["read.name", "read.cnic", "read.papers"];
    return stale(owner, providers.verifyProvider, { params, body: { read } }, ...changed);
  },
  "providers.sendBackProvider": async ({ owner, applicant }) => {
    const request = { params: await applicant(), body: { reason, read: { papers: [earlier] } } };
    return stale(owner, providers.sendBackProvider, request, "read.papers");
  },
  "providers.rejectProvider": async ({ owner, applicant }) => {
    const request = { params: await applicant(), body: { reason, read: { papers: [] } } };
    return stale(owner, providers.rejectProvider, request, "read.papers");
  },
  "providers.refusePaper": async ({ owner, applicant }) => {
    const params = { ...(await applicant()), kind: "cnic-front" as const };
    return stale(owner, refusePaper, { params, body: { reason, read: { sentDate: earlier } } }, "read.sentDate");
  },
  "providers.cancelVisit": async ({ provider, visit }) => {
    await visit(later);
    return stale(provider, cancelVisit, { body: { startsAt: earlier } }, "startsAt");
  },
  "providers.markVisitCame": async ({ owner, visit }) =>
    stale(owner, markVisitCame, { params: await visit(later), body: { startsAt: earlier } }, "startsAt"),
  "providers.markVisitMissed": async ({ owner, visit }) =>
    stale(owner, markVisitMissed, { params: await visit(later), body: { startsAt: earlier } }, "startsAt"),
};

const ofOffice: Record<string, MakeStale> = {
  "reviews.voidReview": async ({ owner, review }) => {
    const request = { params: await review(5, "Very good."), body: { reason, read: { rating: 1, feedback: "Bad." } } };
    return stale(owner, voidReview, request, "read.rating", "read.feedback");
  },
  "inquiries.resolveInquiry": async ({ owner, inquiry }) => {
    const body = { answer: "We are sorry.", read: { reopenMessage: null } };
    return stale(owner, resolveInquiry, { params: await inquiry("It drips again."), body }, "read.reopenMessage");
  },
  "staff.changePlatformFee": async ({ owner }) => {
    const read = { platformFeePercent: 5, plannedFee: { percent: 7, from: "2026-04-01" } };
    const request = { body: { percent: 12, from: "2026-05-01", reason, read } };
    return stale(owner, changePlatformFee, request, "read.platformFeePercent", "read.plannedFee");
  },
  "staff.changeStaffRole": async ({ owner, clerk }) => {
    const body = { role: "Finance" as const, reason, read: { role: "Verifier" as const } };
    return stale(owner, changeStaffRole, { params: { id: clerk.id }, body }, "read.role");
  },
};

/** For every decision whose subject can change: a request based on the state before a change. */
export const staleDecisions = { ...ofQuotes, ...ofJobs, ...ofMoney, ...ofProviders, ...ofOffice };
