import type { Generated } from "kysely";

/** A single row, updated by summarise-past-days.ts. Days are calendar days of Karachi, read as text to avoid time zones. */
export interface ReportProgressTable {
  id: Generated<boolean>;
  /** The first day without sums. From it on, reports count the events themselves. */
  until: string;
}

/** Sums of one past day in one city and category. A refund counts on the day it was settled. */
export interface ReportFactsTable {
  day: string;
  cityId: number;
  categoryId: number;
  signups: number;
  verified: number;
  accepted: number;
  completions: number;
  turnoverPaisa: number;
  revenuePaisa: number;
}

export interface ReportWaitsTable {
  day: string;
  cityId: number;
  categoryId: number;
  /** How long jobs waited for acceptance: `width_bucket` over `classMinutes` (events.queries.ts), 0 below the first bound. */
  class: number;
  jobs: number;
}

export interface ReportTables {
  reportProgress: ReportProgressTable;
  reportFacts: ReportFactsTable;
  reportWaits: ReportWaitsTable;
}
