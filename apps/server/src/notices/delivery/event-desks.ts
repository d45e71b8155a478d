import type { Access } from "@hunarmand/api/call";
import { listContracts } from "@hunarmand/api/contracts/contracts";
import { readCrew } from "@hunarmand/api/contracts/crew";
import { listQuotes } from "@hunarmand/api/contracts/quotes";
import { listCustomers } from "@hunarmand/api/customers/office";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { readJob } from "@hunarmand/api/jobs/office";
import { type LiveEventKind, liveEventKinds } from "@hunarmand/api/notices/live-events";
import { listSubmittedPayments } from "@hunarmand/api/payments/office";
import { listReceivedPayments } from "@hunarmand/api/payments/returns";
import { listPayouts } from "@hunarmand/api/payouts/payouts";
import { listIdentityRequests } from "@hunarmand/api/providers/identity-requests";
import { listProviders } from "@hunarmand/api/providers/office";
import { listAllReviews } from "@hunarmand/api/reviews/reviews";
import { type Caller, isAllowed, isOffice } from "../../services/login/caller.ts";

/** An office call that shows the subject of an event. */
interface Desk {
  access: Exclude<Access, "public">;
}

/** Desks by the noun with which a kind begins. Other kinds are only sent to the person themselves. */
const desksOfNouns: Readonly<Record<string, readonly Desk[]>> = {
  job: [readJob],
  offer: [readJob],
  review: [listAllReviews],
  account: [listProviders],
  identity: [listIdentityRequests],
  payment: [listSubmittedPayments],
  card: [listReceivedPayments],
  return: [listReceivedPayments],
  payout: [listPayouts],
  contract: [listContracts],
  crew: [readCrew],
  quote: [listQuotes],
  inquiry: [listInquiries],
};

/**
 * Kinds whose subject is narrower or wider than their noun: a blocked account is a customer's; a closed one may be either, so both lists
 * are required.
 */
const desksOfKinds: Readonly<Partial<Record<LiveEventKind, readonly Desk[]>>> = {
  "account-active": [listCustomers],
  "account-blocked": [listCustomers],
  "account-closed": [listProviders, listCustomers],
};

const desksOf = (kind: LiveEventKind): readonly Desk[] =>
  desksOfKinds[kind] ?? desksOfNouns[kind.slice(0, kind.indexOf("-"))] ?? [];

/** Lists the kinds of office events whose subjects this member of staff may read (docs/security-rules.md S2). Empty for everyone else. */
export function listOfficeKinds(caller: Caller): LiveEventKind[] {
  if (!isOffice(caller)) return [];
  return liveEventKinds.filter((kind) => {
    const desks = desksOf(kind);
    return desks.length > 0 && desks.every(({ access }) => isAllowed(access, caller));
  });
}
