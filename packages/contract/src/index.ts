import * as account from "./account.ts";
import type { Call } from "./call.ts";
import * as catalogue from "./catalogue.ts";
import * as contracts from "./contracts.ts";
import * as customers from "./customers.ts";
import * as deskExports from "./desk-exports.ts";
import * as deskJobs from "./desk-jobs.ts";
import * as deskProviders from "./desk-providers.ts";
import * as directory from "./directory.ts";
import * as earnings from "./earnings.ts";
import * as identity from "./identity.ts";
import * as inquiries from "./inquiries.ts";
import * as jobs from "./jobs.ts";
import * as jobsDesk from "./jobs-desk.ts";
import * as lookups from "./lookups.ts";
import * as notices from "./notices.ts";
import * as notifications from "./notifications.ts";
import * as office from "./office.ts";
import * as oneTimeCodes from "./one-time-codes.ts";
import * as paymentReturns from "./payment-returns.ts";
import * as payments from "./payments.ts";
import * as paymentsDesk from "./payments-desk.ts";
import * as payouts from "./payouts.ts";
import * as postedJobs from "./posted-jobs.ts";
import * as providerFiles from "./provider-files.ts";
import * as providers from "./providers.ts";
import * as quotes from "./quotes.ts";
import * as reports from "./reports.ts";
import * as reviews from "./reviews.ts";
import * as staff from "./staff.ts";
import * as statement from "./statement.ts";

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "reply" in value;

/** Everything that the contract exports, by feature. */
export const features = {
  account,
  catalogue,
  contracts,
  customers,
  deskExports,
  deskJobs,
  deskProviders,
  directory,
  earnings,
  identity,
  inquiries,
  jobs,
  jobsDesk,
  lookups,
  notices,
  notifications,
  office,
  oneTimeCodes,
  paymentReturns,
  payments,
  paymentsDesk,
  payouts,
  postedJobs,
  providerFiles,
  providers,
  quotes,
  reports,
  reviews,
  staff,
  statement,
};

/** The table of all calls: `feature.call` -> its definition. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(features).flatMap(([feature, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => (isCall(value) ? [[`${feature}.${name}`, value]] : [])),
  ),
);
