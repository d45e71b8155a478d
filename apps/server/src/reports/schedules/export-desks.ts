import type { Access } from "@hunarmand/api/call";
import * as api from "@hunarmand/api/reports/exports";
import { type Caller, isAllowed } from "../../services/login/caller.ts";

/** The call that makes the file of each desk, by the second part of its path. */
const files = {
  audit: api.exportAudit,
  cash: api.exportOpenCash,
  catalogue: api.exportCatalogue,
  contracts: api.exportContracts,
  customers: api.exportCustomers,
  inquiries: api.exportInquiries,
  jobs: api.exportJobs,
  ledger: api.exportLedgerLines,
  payments: api.exportPayments,
  providers: api.exportProviders,
  quotes: api.exportQuotes,
  "received-payments": api.exportReceivedPayments,
  reviews: api.exportReviews,
  "security-log": api.exportSecurityEvents,
  staff: api.exportStaff,
} as const satisfies Record<string, { access: Exclude<Access, "public"> }>;

export type ExportDesk = keyof typeof files;

const isExportDesk = (noun: string): noun is ExportDesk => Object.hasOwn(files, noun);

/** Returns the desk of a list's path whose file this person may download. */
export function findExportDesk(person: Pick<Caller, "role">, path: string): ExportDesk | undefined {
  const noun = path.split("/")[2] ?? "";
  if (!isExportDesk(noun)) return undefined;
  return isAllowed(files[noun].access, { role: person.role, status: undefined }) ? noun : undefined;
}

/** Whether the list can be filtered by days. The files of all others contain what is there now. */
export const hasDays = (desk: ExportDesk): boolean => desk === "ledger";
