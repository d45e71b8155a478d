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
  /** Encrypted at rest: all but the picture that a provider shows to others. */
  isPrivate: boolean;
}

/** A file whose bytes are kept, and whose row is still to come. */
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
  /** Of the pixels: the same for the same picture, whatever its metadata. */
  sha256: string;
}

/** First half of storing: checks, encodes and writes the bytes. Without `keepFile` the sweeper removes them later. */
export async function writeImage(services: Ground, wish: NewFile): Promise<WrittenFile> {
  const { upload, ...image } = wish;
  // The library of pictures is loaded for the first one, not at each start.
  const { encodeImage } = await import("./image-encoding.ts");
  return writeBytes(services, { ...image, ...(await encodeImage(upload)) });
}

/** The same for a voice note, kept as recorded; `seconds` as far as the recording says how long it is. */
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

/** The note is no part of what the caller changes: a key of theirs (Idempotency-Key) is given back although it stays. */
function noteWrite({ db, clock }: Ground, storedName: string): Promise<void> {
  const waitMillisecondsMax = currentWork()?.leftMilliseconds ?? Number.POSITIVE_INFINITY;
  return runWork(new Work({ waitMillisecondsMax }), () => noteUnclaimed(db, storedName, clock.now()));
}

/** Second half: the row, also inside a transaction of the caller's. `replacedName` is to be removed once that is committed. */
export async function keepFile(db: Database, { now, ...written }: WrittenFile & { now: Date }) {
  const { ownerId, kind, mime, sha256, storedName, byteCount: bytes, isPrivate: isEncrypted } = written;
  const file = { ownerId, kind, mime, sha256, storedName, bytes, isEncrypted, createdAt: now };
  const { id, replacedName } = await insertFile(db, file);
  return { id, mime, sha256, replacedName };
}

/**
 * Stores images together or not at all: bytes first, then the rows, so that no row is ever without its file. `alongside` writes
 * what belongs to it in the same transaction.
 */
export async function storeImages(
  services: Ground,
  wishes: readonly NewFile[],
  alongside: (transaction: Database) => Promise<void> = async () => {},
): Promise<StoredImage[]> {
  const { db, clock } = services;
  const written = await writeImages(services, wishes);
  const now = clock.now();
  // A commit whose reply got lost may have happened: the bytes then stay for the sweeper, who looks for their rows.
  const kept = await db.transaction().execute(async (transaction) => {
    const rows: Awaited<ReturnType<typeof keepFile>>[] = [];
    for (const image of written) rows.push(await keepFile(transaction, { ...image, now }));
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
    // A store that says nothing would keep the caller for as long again.
    if (!isStoreSilent(error)) await removing;
    throw error;
  }
}

/** One image; see `storeImages`. @throws AppError invalid-input or body-too-large naming the field, unavailable */
export async function storeImage(services: Ground, wish: NewFile): Promise<StoredImage> {
  const [stored] = await storeImages(services, [wish]);
  if (!stored) throw new Error("one image gives one row");
  return stored;
}

/** @throws AppError not-found, unavailable */
export async function readStoredFile({ db, files }: Ground, fileId: string) {
  const file = await findFile(db, fileId);
  if (!file) throw new AppError("not-found");
  const { id, ownerId, kind, mime, storedName, isEncrypted } = file;
  return { id, ownerId, kind, mimeType: mime, bytes: await files.read(storedName, { isEncrypted }) };
}

/** The bytes of rows that are gone. What cannot be removed now is an orphan, and the sweeper's: it is noted as unclaimed. */
export async function removeQuietly({ db, files }: Ground, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const removing = await Promise.allSettled(names.map((name) => files.remove(name)));
  const removed = names.filter((_name, index) => removing[index]?.status === "fulfilled");
  await forgetUnclaimed(db, removed).catch(() => {});
}
