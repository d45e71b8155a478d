import { mkdir } from "node:fs/promises";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";

/** Where files are kept: a folder, or a bucket of an S3-compatible store. */
export interface FilePlace {
  folder: string;
  /** s3://key:secret@host/bucket?region=…&endpoint=http://… (config.ts) */
  url: string | undefined;
}

/** Opens the place; the S3 client is loaded only where one is used. */
export async function openFileDisk({ folder, url }: FilePlace): Promise<Disk> {
  return new Disk(url ? await openBucket(new URL(url)) : await openFolder(folder));
}

async function openFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return new FSDriver({ location: folder, visibility: "private" });
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
    // Buckets are private as a whole; many S3-compatible stores know no rights of single objects.
    supportsACL: false,
  });
}
