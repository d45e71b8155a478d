import type { ColumnType, Generated } from "kysely";

/** A person has one current file of each of these kinds: a new one takes its place. */
export type CurrentFileKind = "profile-image" | "cnic-front" | "cnic-back" | "contract-paper";

/** Of the others there may be many. */
export const repeatedFileKinds = ["payment-proof", "job-picture", "job-voice"] as const;
export type FileKind = CurrentFileKind | (typeof repeatedFileKinds)[number];

export interface FilesTable {
  id: string;
  ownerId: string;
  kind: FileKind;
  mime: string;
  bytes: number;
  /** Of the pixels: the same for the same picture, whatever its metadata. */
  sha256: string;
  storedName: string;
  isEncrypted: boolean;
  createdAt: Date;
  /** When somebody of the office first looked at it. */
  seenAt: ColumnType<Date | null, Date | null | undefined>;
  refusedAt: ColumnType<Date | null, Date | null | undefined>;
  refusalReason: ColumnType<string | null, string | null | undefined>;
}

/** A name in the file store without a row in `files`, or on its way to none. */
export interface UnclaimedFilesTable {
  storedName: string;
  since: Date;
}

/** One row: the id that this database shares with its file store. */
export interface InstallationTable {
  isOnly: Generated<boolean>;
  id: string;
  /** When the store got the id; null while the two are meeting. */
  tiedAt: Date | null;
}

export interface FileTables {
  files: FilesTable;
  installation: InstallationTable;
  unclaimedFiles: UnclaimedFilesTable;
}
