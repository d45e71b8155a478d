import * as account from "./account/account.ts";
import * as accountIdentity from "./account/identity.ts";
import * as accountLanguage from "./account/language.ts";
import * as accountOwnData from "./account/own-data.ts";
import * as accountPasswords from "./account/passwords.ts";
import * as accountPhoneCodes from "./account/phone-codes.ts";
import * as accountSessions from "./account/sessions.ts";
import * as accountWaitingKeys from "./account/waiting-keys.ts";
import type { Call } from "./call.ts";
import * as catalogue from "./catalogue/catalogue.ts";
import * as contracts from "./contracts/contracts.ts";
import * as contractsCrewOwnCrews from "./contracts/crew/own-crews.ts";
import * as contractsCrew from "./contracts/crew.ts";
import * as contractsOfficeDecisions from "./contracts/office-decisions.ts";
import * as contractsOfficeRecords from "./contracts/office-records.ts";
import * as contractsPayments from "./contracts/payments.ts";
import * as contractsQuotesNamedHandymen from "./contracts/quotes/named-handymen.ts";
import * as contractsQuotesOfficeAnswer from "./contracts/quotes/office-answer.ts";
import * as contractsQuotesOwnAnswers from "./contracts/quotes/own-answers.ts";
import * as contractsQuotesRequest from "./contracts/quotes/request.ts";
import * as contractsQuotes from "./contracts/quotes.ts";
import * as customersAddresses from "./customers/addresses.ts";
import * as customers from "./customers/customers.ts";
import * as customersOffice from "./customers/office.ts";
import * as inquiries from "./inquiries/inquiries.ts";
import * as inquiriesNotes from "./inquiries/notes.ts";
import * as inquiriesOffice from "./inquiries/office.ts";
import * as inquiriesProblems from "./inquiries/problems.ts";
import * as inquiriesSeveral from "./inquiries/several.ts";
import * as integrationsApiKeys from "./integrations/api-keys.ts";
import * as integrationsWebhooks from "./integrations/webhooks.ts";
import * as jobsArrival from "./jobs/arrival.ts";
import * as jobsAttachments from "./jobs/attachments.ts";
import * as jobsBoard from "./jobs/board/day-board.ts";
import * as jobsCallers from "./jobs/callers/callers.ts";
import * as jobsCustomer from "./jobs/customer.ts";
import * as jobsCustomerSteps from "./jobs/customer-steps.ts";
import * as job from "./jobs/job.ts";
import * as jobsNoWork from "./jobs/no-work/no-work.ts";
import * as jobsNotes from "./jobs/notes/job-notes.ts";
import * as jobsOffice from "./jobs/office.ts";
import * as jobsOfficeSteps from "./jobs/office-steps.ts";
import * as jobsPrice from "./jobs/price.ts";
import * as jobsProvider from "./jobs/provider.ts";
import * as jobsTimes from "./jobs/times.ts";
import * as lookups from "./lookups/lookups.ts";
import * as lookupsNamedWork from "./lookups/named-work.ts";
import * as lookupsNames from "./lookups/names.ts";
import * as lookupsNearby from "./lookups/nearby.ts";
import * as noticesChannels from "./notices/channels.ts";
import * as noticesDelivery from "./notices/delivery.ts";
import * as notices from "./notices/notices.ts";
import * as noticesPush from "./notices/push.ts";
import * as noticesTraces from "./notices/traces.ts";
import * as noticesWhatsapp from "./notices/whatsapp.ts";
import * as paymentsCardPage from "./payments/card-page.ts";
import * as paymentsDue from "./payments/due.ts";
import * as paymentsLedger from "./payments/ledger.ts";
import * as paymentsMonths from "./payments/months.ts";
import * as paymentsOffice from "./payments/office.ts";
import * as paymentsPayer from "./payments/payer.ts";
import * as paymentsProvider from "./payments/provider.ts";
import * as paymentsReceipts from "./payments/receipts.ts";
import * as paymentsReturns from "./payments/returns.ts";
import * as paymentsStatement from "./payments/statement.ts";
import * as payoutsBankFile from "./payouts/bank-file.ts";
import * as payoutsMissingAccounts from "./payouts/missing-accounts.ts";
import * as payouts from "./payouts/payouts.ts";
import * as providersCodeSignup from "./providers/code-signup.ts";
import * as providersDirectory from "./providers/directory.ts";
import * as providersDocuments from "./providers/documents.ts";
import * as providersIdentityRequests from "./providers/identity-requests.ts";
import * as providersMissedVisits from "./providers/missed-visits.ts";
import * as providersNotes from "./providers/notes.ts";
import * as providersOffice from "./providers/office.ts";
import * as providersOfficeRecords from "./providers/office-records.ts";
import * as providersPapers from "./providers/papers.ts";
import * as providers from "./providers/providers.ts";
import * as providersVisits from "./providers/visits.ts";
import * as recordings from "./recordings/recordings.ts";
import * as reportsDayFigures from "./reports/day-figures.ts";
import * as reportsExportSchedules from "./reports/export-schedules.ts";
import * as reportsExports from "./reports/exports.ts";
import * as reports from "./reports/reports.ts";
import * as reviews from "./reviews/reviews.ts";
import * as staffAudit from "./staff/audit/audit.ts";
import * as staffCounters from "./staff/counters.ts";
import * as staffPlatformFee from "./staff/fee/platform-fee.ts";
import * as staffInbox from "./staff/inbox.ts";
import * as staffOneTimeCodes from "./staff/one-time-codes.ts";
import * as staffSavedViews from "./staff/saved-views.ts";
import * as staffSearch from "./staff/search.ts";
import * as staffSecurityLog from "./staff/security-log.ts";
import * as staff from "./staff/staff.ts";
import * as upkeep from "./upkeep/health.ts";
import * as upkeepTries from "./upkeep/health-tries.ts";

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "method" in value && "reply" in value;

/** All exports of this package, by noun. */
export const features = {
  account: {
    ...account,
    ...accountPasswords,
    ...accountIdentity,
    ...accountLanguage,
    ...accountPhoneCodes,
    ...accountOwnData,
    ...accountSessions,
    ...accountWaitingKeys,
  },
  catalogue,
  contracts: {
    ...contracts,
    ...contractsCrew,
    ...contractsCrewOwnCrews,
    ...contractsOfficeDecisions,
    ...contractsOfficeRecords,
    ...contractsPayments,
    ...contractsQuotes,
    ...contractsQuotesNamedHandymen,
    ...contractsQuotesOfficeAnswer,
    ...contractsQuotesOwnAnswers,
    ...contractsQuotesRequest,
  },
  customers: { ...customers, ...customersAddresses, ...customersOffice },
  inquiries: { ...inquiries, ...inquiriesNotes, ...inquiriesOffice, ...inquiriesProblems, ...inquiriesSeveral },
  integrations: { ...integrationsApiKeys, ...integrationsWebhooks },
  jobs: {
    ...job,
    ...jobsProvider,
    ...jobsCallers,
    ...jobsCustomer,
    ...jobsCustomerSteps,
    ...jobsPrice,
    ...jobsNoWork,
    ...jobsArrival,
    ...jobsTimes,
    ...jobsAttachments,
    ...jobsBoard,
    ...jobsNotes,
    ...jobsOffice,
    ...jobsOfficeSteps,
  },
  lookups: { ...lookups, ...lookupsNamedWork, ...lookupsNames, ...lookupsNearby },
  notices: { ...notices, ...noticesDelivery, ...noticesChannels, ...noticesPush, ...noticesTraces, ...noticesWhatsapp },
  payments: {
    ...paymentsPayer,
    ...paymentsCardPage,
    ...paymentsDue,
    ...paymentsProvider,
    ...paymentsStatement,
    ...paymentsOffice,
    ...paymentsLedger,
    ...paymentsMonths,
    ...paymentsReturns,
    ...paymentsReceipts,
  },
  payouts: { ...payouts, ...payoutsMissingAccounts, ...payoutsBankFile },
  providers: {
    ...providers,
    ...providersCodeSignup,
    ...providersDirectory,
    ...providersDocuments,
    ...providersIdentityRequests,
    ...providersMissedVisits,
    ...providersNotes,
    ...providersOffice,
    ...providersOfficeRecords,
    ...providersPapers,
    ...providersVisits,
  },
  recordings,
  reports: { ...reports, ...reportsExports, ...reportsExportSchedules, ...reportsDayFigures },
  reviews,
  staff: {
    ...staff,
    ...staffAudit,
    ...staffCounters,
    ...staffInbox,
    ...staffOneTimeCodes,
    ...staffPlatformFee,
    ...staffSavedViews,
    ...staffSearch,
    ...staffSecurityLog,
  },
  upkeep: { ...upkeep, ...upkeepTries },
};

/** The table of all calls: `noun.call` -> its definition. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(features).flatMap(([noun, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => (isCall(value) ? [[`${noun}.${name}`, value]] : [])),
  ),
);
