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

export interface VisitTables {
  visits: VisitsTable;
}
