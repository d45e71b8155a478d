import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Services } from "../../services/services.ts";
import type { Finding } from "./health-check.ts";

const freeBytesMin = 1_000_000_000;
const freeShareMin = 0.05;

/** Asks the file store for the installation's mark, and the disk of a folder for its free space. */
export async function checkStorage({
  db,
  files,
  filePlace,
}: Pick<Services, "db" | "files" | "filePlace">): Promise<Finding> {
  await files.mark.find();
  const { rows } = await sql<{ files: number }>`
    select greatest(reltuples, 0)::bigint as files from pg_class where oid = 'files'::regclass`.execute(db);
  const facts = { place: filePlace.name, files: rows[0]?.files ?? 0 };
  if (!filePlace.folder) return { facts };
  const { bavail, blocks, bsize } = await statfs(filePlace.folder);
  const isFull = bavail * bsize < freeBytesMin || bavail < blocks * freeShareMin;
  return { facts: { ...facts, freeBytes: bavail * bsize }, problems: [isFull && "disk-full"] };
}
