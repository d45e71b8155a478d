import type { UploadedFile } from "@hunarmand/api/call";
import type { Database } from "../../database/database.ts";
import { findFile, forgetUnclaimed, insertFile, noteUnclaimed } from "../../database/files.queries.ts";
import type { FileKind } from "../../database/tables/file-tables.ts";
import { currentWork, runWork, Work } from "../../database/work.ts";
import { AppError } from "../../values/app-error.ts";
import type { Services } from "../services.ts";
import { isStoreSilent } from "./file-store-failure.ts";
import { makeFileName } from "./file-vault.ts";
import type { CheckedVoice } from "./voice-check.ts";

type Ground = Pick<Services, "db" | "clock" | "files">;

export interface NewFile {
  ownerId: string;
  kind: FileKind;
  upload: UploadedFile;
  /** Whether to encrypt it at rest: every file except the picture that a provider shows to others. */
  isPrivate: boolean;
}

/** A file whose bytes are stored and whose row is not yet written. */
export interface WrittenFile extends Omit<NewFile, "upload"> {
  mime: string;
  /** Of a picture's pixels, or of a recording's bytes. */
  sha256: string;
  storedName: string;
  byteCount: number;
}

export interface StoredImage {
  id: string;
  mime: string;
  /** Of the pixels: equal for equal pictures with other metadata. */
  sha256: string;
}

/** First half of storing: checks, encodes and writes the bytes. Without `insertWrittenFile` the sweeper removes them later. */
export async function writeImage(services: Ground, wish: NewFile): Promise<WrittenFile> {
  const { upload, ...image } = wish;
  // The image library is loaded on first use, not at each start.
  const { encodeImage } = await import("./image-encoding.ts");
  return writeBytes(services, { ...image, ...(await encodeImage(upload)) });
}

/** The same for a voice note, stored as recorded. `seconds`: its length, if the recording states it. */
export async function writeVoice(
  services: Ground,
  wish: NewFile,
): Promise<WrittenFile & Pick<CheckedVoice, "seconds">> {
  const { upload, ...voice } = wish;
  const { checkVoice } = await import("./voice-check.ts");
  const { seconds, ...checked } = await checkVoice(upload);
  return { ...(await writeBytes(services, { ...voice, ...checked })), seconds };
}

type Encoded = Omit<WrittenFile, "storedName" | "byteCount"> & { bytes: Uint8Array };

async function writeBytes(services: Ground, { bytes, ...file }: Encoded): Promise<WrittenFile> {
  const storedName = makeFileName();
  await noteWrite(services, storedName);
  await services.files.write(storedName, bytes, { isEncrypted: file.isPrivate });
  return { ...file, storedName, byteCount: bytes.length };
}

/** The note is not part of the caller's change: their Idempotency-Key is released although the note stays. */
function noteWrite({ db, clock }: Ground, storedName: string): Promise<void> {
  const waitMillisecondsMax = currentWork()?.leftMilliseconds ?? Number.POSITIVE_INFINITY;
  return runWork(new Work({ waitMillisecondsMax }), () => noteUnclaimed(db, storedName, clock.now()));
}

/** Second half: inserts the row, also inside a transaction of the caller. Remove `replacedName` after the commit. */
export async function insertWrittenFile(db: Database, { now, ...written }: WrittenFile & { now: Date }) {
  const { ownerId, kind, mime, sha256, storedName, byteCount: bytes, isPrivate: isEncrypted } = written;
  const file = { ownerId, kind, mime, sha256, storedName, bytes, isEncrypted, createdAt: now };
  const { id, replacedName } = await insertFile(db, file);
  return { id, mime, sha256, replacedName };
}

/**
 * Stores all images or none. The bytes are written before the rows, so that no row is without its file. `alongside` writes related rows in
 * the same transaction.
 */
export async function storeImages(
  services: Ground,
  wishes: readonly NewFile[],
  alongside: (transaction: Database) => Promise<void> = async () => {},
): Promise<StoredImage[]> {
  const { db, clock } = services;
  const written = await writeImages(services, wishes);
  const now = clock.now();
  // A commit whose reply was lost may have happened. The bytes then stay for the sweeper, which checks for their rows.
  const kept = await db.transaction().execute(async (transaction) => {
    const rows: Awaited<ReturnType<typeof insertWrittenFile>>[] = [];
    for (const image of written) rows.push(await insertWrittenFile(transaction, { ...image, now }));
    await alongside(transaction);
    return rows;
  });
  await removeQuietly(
    services,
    kept.flatMap(({ replacedName }) => replacedName ?? []),
  );
  return kept.map(({ id, mime, sha256 }) => ({ id, mime, sha256 }));
}

async function writeImages(services: Ground, wishes: readonly NewFile[]): Promise<WrittenFile[]> {
  const written: WrittenFile[] = [];
  try {
    for (const wish of wishes) written.push(await writeImage(services, wish));
    return written;
  } catch (error) {
    const removing = removeQuietly(
      services,
      written.map(({ storedName }) => storedName),
    );
    // If the store does not reply, removal would delay the caller as long again.
    if (!isStoreSilent(error)) await removing;
    throw error;
  }
}

/**
 * Stores one image; see `storeImages`.
 * @throws AppError invalid-input or body-too-large naming the field, unavailable
 */
export async function storeImage(services: Ground, wish: NewFile): Promise<StoredImage> {
  const [stored] = await storeImages(services, [wish]);
  if (!stored) throw new Error("storing one image returned no row");
  return stored;
}

/** @throws AppError not-found, unavailable */
export async function readStoredFile({ db, files }: Ground, fileId: string) {
  const file = await findFile(db, fileId);
  if (!file) throw new AppError("not-found");
  const { id, ownerId, kind, mime, storedName, isEncrypted } = file;
  return { id, ownerId, kind, mimeType: mime, bytes: await files.read(storedName, { isEncrypted }) };
}

/** Removes the bytes of deleted rows. A file that cannot be removed now stays noted as unclaimed, and the sweeper removes it later. */
export async function removeQuietly({ db, files }: Ground, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const removing = await Promise.allSettled(names.map((name) => files.remove(name)));
  const removed = names.filter((_name, index) => removing[index]?.status === "fulfilled");
  await forgetUnclaimed(db, removed).catch(() => {});
}
