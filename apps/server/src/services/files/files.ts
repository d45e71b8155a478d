import type { UploadedFile } from "@hunarmand/api/call";
import type { Database } from "../../database/database.ts";
import { findFile, forgetUnclaimed, insertFile, noteUnclaimed } from "../../database/files.queries.ts";
import type { FileKind } from "../../database/tables/file-tables.ts";
import { currentWork, runWork, Work } from "../../database/work.ts";
import { AppError } from "../../values/app-error.ts";
import type { Services } from "../services.ts";
import { isStoreSilent } from "./file-store-failure.ts";
import { makeFileName } from "./file-vault.ts";
import type { EncodedImage, ImageMime } from "./image-encoding.ts";

type Ground = Pick<Services, "db" | "clock" | "files">;

export interface NewImage {
  ownerId: string;
  kind: FileKind;
  upload: UploadedFile;
  /** Encrypted at rest: identity papers, contract papers and payment proofs. */
  isPrivate: boolean;
}

/** An image whose bytes are kept, and whose row is still to come. */
export interface WrittenImage extends Omit<NewImage, "upload">, Omit<EncodedImage, "bytes"> {
  storedName: string;
  byteCount: number;
}

export interface StoredImage {
  id: string;
  mime: ImageMime;
  /** Of the pixels: the same for the same picture, whatever its metadata. */
  sha256: string;
}

/** First half of storing: checks, encodes and writes the bytes. Without `keepImage` the sweeper removes them later. */
export async function writeImage(services: Ground, wish: NewImage): Promise<WrittenImage> {
  const { upload, ...image } = wish;
  // The library of pictures is loaded for the first one, not at each start.
  const { encodeImage } = await import("./image-encoding.ts");
  const { bytes, mime, sha256 } = await encodeImage(upload);
  const storedName = makeFileName();
  await noteWrite(services, storedName);
  await services.files.write(storedName, bytes, { isEncrypted: image.isPrivate });
  return { ...image, mime, sha256, storedName, byteCount: bytes.length };
}

/** The note is no part of what the caller changes: a key of theirs (Idempotency-Key) is given back although it stays. */
function noteWrite({ db, clock }: Ground, storedName: string): Promise<void> {
  const waitMillisecondsMax = currentWork()?.leftMilliseconds ?? Number.POSITIVE_INFINITY;
  return runWork(new Work({ waitMillisecondsMax }), () => noteUnclaimed(db, storedName, clock.now()));
}

/** Second half: the row, also inside a transaction of the caller's. `replacedName` is to be removed once that is committed. */
export async function keepImage(db: Database, { now, ...image }: WrittenImage & { now: Date }) {
  const { ownerId, kind, mime, sha256, storedName, byteCount: bytes, isPrivate: isEncrypted } = image;
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
  wishes: readonly NewImage[],
  alongside: (transaction: Database) => Promise<void> = async () => {},
): Promise<StoredImage[]> {
  const { db, clock } = services;
  const written = await writeImages(services, wishes);
  const now = clock.now();
  // A commit whose reply got lost may have happened: the bytes then stay for the sweeper, who looks for their rows.
  const kept = await db.transaction().execute(async (transaction) => {
    const rows: Awaited<ReturnType<typeof keepImage>>[] = [];
    for (const image of written) rows.push(await keepImage(transaction, { ...image, now }));
    await alongside(transaction);
    return rows;
  });
  await removeQuietly(
    services,
    kept.flatMap(({ replacedName }) => replacedName ?? []),
  );
  return kept.map(({ id, mime, sha256 }) => ({ id, mime, sha256 }));
}

async function writeImages(services: Ground, wishes: readonly NewImage[]): Promise<WrittenImage[]> {
  const written: WrittenImage[] = [];
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
export async function storeImage(services: Ground, wish: NewImage): Promise<StoredImage> {
  const [stored] = await storeImages(services, [wish]);
  if (!stored) throw new Error("one image gives one row");
  return stored;
}

/** @throws AppError not-found, unavailable */
export async function readImage({ db, files }: Ground, fileId: string) {
  const file = await findFile(db, fileId);
  if (!file) throw new AppError("not-found");
  const { id, ownerId, kind, mime, storedName, isEncrypted } = file;
  return { id, ownerId, kind, mimeType: mime, bytes: await files.read(storedName, { isEncrypted }) };
}

/** What cannot be removed now is an orphan, and the sweeper's: it is noted as unclaimed. */
async function removeQuietly({ db, files }: Ground, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const removing = await Promise.allSettled(names.map((name) => files.remove(name)));
  const removed = names.filter((_name, index) => removing[index]?.status === "fulfilled");
  await forgetUnclaimed(db, removed).catch(() => {});
}
