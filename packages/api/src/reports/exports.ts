import { z } from "zod";
import { defineCall } from "../call.ts";
import { CatalogueFilter, CatalogueKind, listCatalogue } from "../catalogue/catalogue.ts";
import { ContractFilter, listContracts } from "../contracts/contracts.ts";
import { listQuotes, QuoteFilter } from "../contracts/quotes.ts";
import { CustomerFilter, listCustomers } from "../customers/office.ts";
import { InquiryFilter, listInquiries } from "../inquiries/office.ts";
import { JobFilter, listJobs } from "../jobs/office.ts";
import { LedgerFilter, listLedgerLines } from "../payments/ledger.ts";
import { listOpenCash, listSubmittedPayments, WalletPaymentFilter } from "../payments/office.ts";
import { listReceivedPayments, ReceivedPaymentFilter } from "../payments/returns.ts";
import { listProviders, ProviderFilter } from "../providers/office.ts";
import { listAllReviews, ReviewFilter } from "../reviews/reviews.ts";
import { AuditFilter, listAudit } from "../staff/audit/audit.ts";
import { listSecurityEvents, SecurityFilter } from "../staff/security-log.ts";
import { listStaff } from "../staff/staff.ts";

/**
 * Each desk's list as a CSV file, for everyone who may read the list: with its filters, newest first, at most `exportRowsMax` rows. Cells
 * that a spreadsheet would run as a formula are escaped. Each export writes an audit row.
 */
const file = { method: "GET", reply: "binary" } as const;

export const exportProviders = defineCall({
  ...file,
  path: "/Admin/export/providers",
  summary: "The providers' desk as CSV.",
  access: listProviders.access,
  query: ProviderFilter,
});

export const exportCustomers = defineCall({
  ...file,
  path: "/Admin/export/customers",
  summary: "The customers' desk as CSV.",
  access: listCustomers.access,
  query: CustomerFilter,
});

export const exportJobs = defineCall({
  ...file,
  path: "/Admin/export/jobs",
  summary: "The job desk as CSV.",
  access: listJobs.access,
  query: JobFilter,
});

export const exportPayments = defineCall({
  ...file,
  path: "/Admin/export/wallet-payments",
  summary: "Wallet payments as CSV.",
  access: listSubmittedPayments.access,
  query: WalletPaymentFilter,
});

export const exportReceivedPayments = defineCall({
  ...file,
  path: "/Admin/export/received-payments",
  summary: "Received payments as CSV.",
  access: listReceivedPayments.access,
  forKeys: true,
  query: ReceivedPaymentFilter,
});

export const exportLedgerLines = defineCall({
  ...file,
  path: "/Admin/export/ledger-lines",
  summary: "Lines of the ledger as CSV.",
  access: listLedgerLines.access,
  forKeys: true,
  query: LedgerFilter,
});

export const exportOpenCash = defineCall({
  ...file,
  path: "/Admin/export/open-cash",
  summary: "Open cash as CSV.",
  access: listOpenCash.access,
});

export const exportContracts = defineCall({
  ...file,
  path: "/Admin/export/contracts",
  summary: "Contracts as CSV.",
  access: listContracts.access,
  query: ContractFilter,
});

export const exportQuotes = defineCall({
  ...file,
  path: "/Admin/export/quotes",
  summary: "Quote requests as CSV.",
  access: listQuotes.access,
  query: QuoteFilter,
});

export const exportInquiries = defineCall({
  ...file,
  path: "/Admin/export/inquiries",
  summary: "The inbox as CSV.",
  access: listInquiries.access,
  query: InquiryFilter,
});

export const exportCatalogue = defineCall({
  ...file,
  path: "/Admin/export/catalogue/:kind",
  summary: "One kind of the catalogue as CSV.",
  access: listCatalogue.access,
  params: z.object({ kind: CatalogueKind }),
  query: CatalogueFilter,
});

export const exportReviews = defineCall({
  ...file,
  path: "/Admin/export/reviews",
  summary: "Reviews as CSV.",
  access: listAllReviews.access,
  query: ReviewFilter,
});

export const exportStaff = defineCall({
  ...file,
  path: "/Admin/export/staff",
  summary: "The office's staff as CSV.",
  access: listStaff.access,
});

export const exportAudit = defineCall({
  ...file,
  path: "/Admin/export/audit",
  summary: "The audit as CSV.",
  access: listAudit.access,
  query: AuditFilter,
});

export const exportSecurityEvents = defineCall({
  ...file,
  path: "/Admin/export/security-events",
  summary: "The security log as CSV.",
  access: listSecurityEvents.access,
  query: SecurityFilter,
});
