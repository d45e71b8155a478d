import type { VisitStatus } from "@hunarmand/api/providers/visit-steps";
import type { ColumnType } from "kysely";

/** Applicants' visits to the office. A person has at most one booked visit. */
export interface VisitsTable {
  id: string;
  providerId: string;
  startsAt: Date;
  status: VisitStatus;
  createdAt: Date;
  decidedAt: ColumnType<Date | null, Date | null | undefined>;
  decidedBy: ColumnType<string | null, string | null | undefined>;
}

/** Colleagues' notes about an applicant or handyman. Never changed. */
export interface ProviderNotesTable {
  id: string;
  providerId: string;
  authorId: string;
  words: string;
  createdAt: Date;
}

export interface VisitTables {
  visits: VisitsTable;
  providerNotes: ProviderNotesTable;
}
