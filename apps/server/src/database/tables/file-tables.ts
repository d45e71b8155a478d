import type { documentKinds } from "@hunarmand/api/providers/papers";
import type { SpokenSentence } from "@hunarmand/api/recordings/spoken-sentences";
import type { BackupReason } from "@hunarmand/api/upkeep/health";
import type { Language } from "@hunarmand/texts/catalogue";
import type { ColumnType, Generated } from "kysely";

/** A person has one current file of each of these kinds. A new one replaces it. */
export type CurrentFileKind = (typeof documentKinds)[number];

/** A person may have many files of these kinds. */
export const repeatedFileKinds = ["payment-proof", "job-picture", "job-voice", "recording"] as const;
export type FileKind = CurrentFileKind | (typeof repeatedFileKinds)[number];

export interface FilesTable {
  id: string;
  ownerId: string;
  kind: FileKind;
  mime: string;
  bytes: number;
  /** The hash of a picture's pixels, so that other metadata do not change it; of a recording's bytes. */
  sha256: string;
  storedName: string;
  isEncrypted: boolean;
  createdAt: Date;
  /** When staff first looked at it. */
  seenAt: ColumnType<Date | null, Date | null | undefined>;
  refusedAt: ColumnType<Date | null, Date | null | undefined>;
  refusalReason: ColumnType<string | null, string | null | undefined>;
}

/** The recorded sentences: at most one for each language and sentence. */
export interface RecordingsTable {
  language: Language;
  sentence: SpokenSentence;
  fileId: string;
  /** Null if neither the file nor the recorder states it. */
  seconds: number | null;
}

/** A name in the file store that has no row in `files`, or may lose it. */
export interface UnclaimedFilesTable {
  storedName: string;
  since: Date;
}

/** One row: the id that this database and its file store share. */
export interface InstallationTable {
  isOnly: Generated<boolean>;
  id: string;
  /** When the store got the id. Null while they are being tied. */
  tiedAt: Date | null;
}

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

/** What the Owner has to know until it is over: their inbox shows it. */
export interface UpkeepAlarmsTable {
  id: string;
  kind: "backup" | "texts";
  raisedAt: Date;
}

export interface FileTables {
  files: FilesTable;
  recordings: RecordingsTable;
  backups: BackupsTable;
  upkeepAlarms: UpkeepAlarmsTable;
  installation: InstallationTable;
  unclaimedFiles: UnclaimedFilesTable;
}
