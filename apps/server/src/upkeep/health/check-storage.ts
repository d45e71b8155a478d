import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Services } from "../../services/services.ts";
import type { Finding } from "./health-check.ts";

const freeBytesMin = 1_000_000_000;
const freeShareMin = 0.05;

type Ground = Pick<Services, "db" | "files" | "filePlace">;

/** Asks the file store for the installation's mark and for a paper, and the disk of a folder for its free space. */
export async function checkStorage({ db, files, filePlace }: Ground): Promise<Finding> {
  await files.mark.find();
  const isSecretWrong = !(await canOpenPapers({ db, files }));
  const facts = { place: filePlace.name, files: await countFiles(db) };
  if (!filePlace.folder) return { facts, problems: [isSecretWrong && "secret-wrong"] };
  const { bavail, blocks, bsize } = await statfs(filePlace.folder);
  const isFull = bavail * bsize < freeBytesMin || bavail < blocks * freeShareMin;
  return {
    facts: { ...facts, freeBytes: bavail * bsize },
    problems: [isFull && "disk-full", isSecretWrong && "secret-wrong"],
  };
}

/** Exact below this number. Above it PostgreSQL's estimate does, which a new or emptied table lacks. */
const exactFilesMax = 10_000;

async function countFiles(db: Services["db"]): Promise<number> {
  const { rows } = await sql<{ files: number }>`
    select case when counted < ${exactFilesMax} then counted else greatest(counted, reltuples::bigint) end as files
    from pg_class, (select count(*) as counted from (select from files limit ${exactFilesMax}) as listed) as few
    where oid = 'files'::regclass`.execute(db);
  return rows[0]?.files ?? 0;
}

/** Stores whose papers were opened: a process never gets other secrets. */
const opened = new WeakSet<Ground["files"]>();
const openedPapers = 3;

/**
 * Whether the secrets of the settings open some papers. Ids are random, so papers of all times are among the first: after a start with a wrong
 * secret the new ones can be opened, and those of before cannot. A paper that is missing in the store proves nothing.
 */
async function canOpenPapers({ db, files }: Pick<Ground, "db" | "files">): Promise<boolean> {
  if (opened.has(files)) return true;
  const papers = await db
    .selectFrom("files")
    .select("storedName")
    .where("isEncrypted", "=", true)
    .orderBy("id")
    .limit(openedPapers)
    .execute();
  let found = 0;
  for (const { storedName } of papers) {
    if ((await files.find(storedName)) === undefined) continue;
    found += 1;
    const isOpen = await files.read(storedName, { isEncrypted: true }).then(Boolean, () => false);
    if (!isOpen) return false;
  }
  if (found > 0) opened.add(files);
  return true;
}
