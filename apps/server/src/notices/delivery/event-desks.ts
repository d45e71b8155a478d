import type { Access } from "@hunarmand/api/call";
import { listContracts } from "@hunarmand/api/contracts/contracts";
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

/** A call of the office that shows what an event of the kind is about. */
interface Desk {
  access: Exclude<Access, "public">;
}

/** By the noun that a kind begins with; those that stand nowhere are nobody's but the person's own. */
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
  crew: [listContracts],
  quote: [listQuotes],
  inquiry: [listInquiries],
};

/** Of customers alone; and of an account that closes nothing says whose it was: whoever learns of it may read both. */
const desksOfKinds: Readonly<Partial<Record<LiveEventKind, readonly Desk[]>>> = {
  "account-active": [listCustomers],
  "account-blocked": [listCustomers],
  "account-closed": [listProviders, listCustomers],
};

const desksOf = (kind: LiveEventKind): readonly Desk[] =>
  desksOfKinds[kind] ?? desksOfNouns[kind.slice(0, kind.indexOf("-"))] ?? [];

/** The kinds of the office's events whose subjects this member of staff may read (docs/security-rules.md S2); none for anybody else. */
export function listOfficeKinds(caller: Caller): LiveEventKind[] {
  if (!isOffice(caller)) return [];
  return liveEventKinds.filter((kind) => {
    const desks = desksOf(kind);
    return desks.length > 0 && desks.every(({ access }) => isAllowed(access, caller));
  });
}
