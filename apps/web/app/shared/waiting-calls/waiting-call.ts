/** What can wait on a device for a network (docs/product.md J28). */
export type WaitingKind =
  | "arrival"
  | "startCode"
  | "picture"
  | "details"
  | "completion"
  | "cash"
  | "late"
  | "availability"
  | "job"
  | "review"
  | "walletProof";

/** A file as the browser's database stores it: some browsers do not store a File. */
export interface StoredFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/** Why the server refused a call, in the words that it gave. */
export interface Refusal {
  code: string;
  message: string;
}

/** What was typed, for a form whose fields are not those of the call. */
export interface TypedDraft {
  form: string;
  of?: string | undefined;
  values: Readonly<Record<string, unknown>>;
}

/** What a person has done and the server has not confirmed yet. */
export interface WaitingCall {
  /** The order in which they were done. A call that replaces a refused one takes its place. */
  place: number;
  kind: WaitingKind;
  /** The id of what it belongs to, such as a job: calls of one subject are sent in order. */
  subject: string;
  /** What people call the subject, such as "H-10482". */
  name: string;
  /** The call's own values, without the subject and the file. */
  values: Readonly<Record<string, unknown>>;
  file?: StoredFile | undefined;
  /** Of this device's clock, in milliseconds since 1970. */
  doneAt: number;
  /** The Idempotency-Key of each try: a try whose reply was lost is not carried out twice. */
  key: string;
  /** Of the first try with this key, in milliseconds since 1970. */
  triedAt?: number | undefined;
  typed?: TypedDraft | undefined;
  refusal?: Refusal | undefined;
}

/** A call before it is stored. */
export type NewCall = Omit<WaitingCall, "place" | "refusal">;

const keyBytes = 16;

/** Not crypto.randomUUID: it is missing on plain http. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const toStoredFile = async (file: File): Promise<StoredFile> => ({
  name: file.name,
  type: file.type,
  bytes: await file.arrayBuffer(),
});

export const toFile = ({ name, type, bytes }: StoredFile): File => new File([bytes], name, { type });
