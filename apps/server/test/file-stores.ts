import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFauxqs } from "fauxqs";
import { onTestFinished } from "vitest";
import type { FilePlace } from "../src/services/files/file-disk.ts";

/** A store in an empty folder, until the test ends. */
export async function makeFolderPlace(): Promise<FilePlace> {
  const folder = await mkdtemp(join(tmpdir(), "hunarmand-store-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, url: undefined };
}

/** A store in an empty bucket of an S3 server, until the test ends. */
export async function makeBucketPlace(): Promise<FilePlace> {
  const server = await startFauxqs({ port: 0, logger: false });
  onTestFinished(() => server.stop());
  server.createBucket("portal-files");
  const endpoint = encodeURIComponent(`http://127.0.0.1:${server.port}`);
  const url = `s3://key:se%2Fcret@127.0.0.1/portal-files?region=eu-central-1&endpoint=${endpoint}`;
  return { folder: "", url };
}
