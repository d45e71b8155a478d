/** A person has one current file of each kind, a new one takes its place; of payment proofs there may be many. */
export type FileKind = "profile-image" | "cnic-front" | "cnic-back" | "contract-paper" | "payment-proof";

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
}

export interface FileTables {
  files: FilesTable;
}
