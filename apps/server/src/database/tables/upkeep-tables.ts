import type { BackupReason } from "@hunarmand/api/upkeep/health";
import type { ColumnType } from "kysely";

/** The backups that this installation has begun. */
export interface BackupsTable {
  name: string;
  reason: BackupReason;
  startedAt: Date;
  /** Null while it is made, and if it failed. */
  finishedAt: ColumnType<Date | null, Date | null | undefined>;
  /** Of the database and of the files that no earlier backup has. */
  bytes: ColumnType<number | null, number | null | undefined>;
  files: ColumnType<number | null, number | null | undefined>;
  /** Files that have a row, but were not in the store. */
  filesMissing: ColumnType<number | null, number | null | undefined>;
  place: string;
  failure: ColumnType<string | null, string | null | undefined>;
}

/** What the Owner has to be told of, until it is over. */
export interface UpkeepAlarmsTable {
  id: string;
  kind: "backup";
  raisedAt: Date;
}

export interface UpkeepTables {
  backups: BackupsTable;
  upkeepAlarms: UpkeepAlarmsTable;
}
