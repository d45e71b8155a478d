import type { Generated } from "kysely";

/** A single row, advanced by summarise-past-days.ts. Days are calendar days of Karachi, read as text to keep time zones out. */
export interface ReportProgressTable {
  id: Generated<boolean>;
  /** The first day without sums; reports count the events themselves from it on. */
  until: string;
}

/** Sums of one past day in one city and category; a refund counts against the day it was settled. */
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
  /** How long the jobs had waited to be accepted: `width_bucket` over `classMinutes` (events.queries.ts), 0 below its first bound. */
  class: number;
  jobs: number;
}

export interface ReportTables {
  reportProgress: ReportProgressTable;
  reportFacts: ReportFactsTable;
  reportWaits: ReportWaitsTable;
}
