import type { Generated } from "kysely";

/** One row: the first day that is not summed up. Read as text, because a day has no time zone. */
export interface ReportProgressTable {
  id: Generated<boolean>;
  until: string;
}

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
  /** Counted from 0, as `width_bucket` does. */
  class: number;
  jobs: number;
}

export interface ReportTables {
  reportProgress: ReportProgressTable;
  reportFacts: ReportFactsTable;
  reportWaits: ReportWaitsTable;
}
