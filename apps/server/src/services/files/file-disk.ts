import { randomUUID } from "node:crypto";
import { link, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { WriteOptions } from "flydrive/types";

/** A store that accepts connections or requests but never replies must not delay a caller for longer. */
const connectMilliseconds = 2_000;
const requestMilliseconds = 8_000;

/** Where files are stored: a folder, or a bucket of an S3-compatible store. */
export interface FilePlace {
  folder: string;
  /** s3://key:secret@host/bucket?region=…&endpoint=http://… (config.ts) */
  url: string | undefined;
}

/** Returns the place that the settings name. */
export const findPlace = (config: { dataFolder: string; filesUrl: string | undefined }): FilePlace => ({
  folder: join(config.dataFolder, "files"),
  url: config.filesUrl,
});

/** The name of the place for messages, without its key and secret. */
export function namePlace({ folder, url }: FilePlace): string {
  if (!url) return folder;
  const { host, pathname } = new URL(url);
  return `s3://${host}${pathname}`;
}

/** Opens the place. The S3 client is loaded only if it is used. */
export async function openFileDisk({ folder, url }: FilePlace): Promise<Disk> {
  return new Disk(url ? await openBucket(new URL(url)) : await openFolder(folder));
}

/** Supports S3's condition "only if absent" with a link, which fails if the name exists. A write does not. */
class FolderDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: "private" });
    this.#folder = folder;
  }

  override async put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    if (options?.IfNoneMatch !== "*") return super.put(key, contents, options);
    const file = join(this.#folder, key);
    const draft = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, contents, { flag: "wx", mode: 0o600 });
    await link(draft, file).finally(() => rm(draft, { force: true }));
  }
}

async function openFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return new FolderDriver(folder);
}

async function openBucket(url: URL) {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    bucket: decodeURIComponent(url.pathname.slice(1)),
    endpoint: url.searchParams.get("endpoint") ?? `https://${url.host}`,
    region: url.searchParams.get("region") ?? "us-east-1",
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    forcePathStyle: true,
    visibility: "private",
    // The whole bucket is private. Many S3-compatible stores have no permissions for single objects.
    supportsACL: false,
    // A second try would double the caller's wait. The caller gets a 503 with Retry-After instead.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      requestTimeout: requestMilliseconds,
      socketTimeout: requestMilliseconds,
      throwOnRequestTimeout: true,
    },
  });
}
