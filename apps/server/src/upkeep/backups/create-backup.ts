import type { BackupReason } from "@hunarmand/api/upkeep/health";
import { liftTimeLimits, readDatabase } from "../../database/dump/read-rows.ts";
import { nameCause } from "../../database/failure-cause.ts";
import { findInstallation } from "../../database/installation.queries.ts";
import type { BackupPart } from "../../services/backups/backup-vault.ts";
import type { Services } from "../../services/services.ts";
import { copyFiles } from "./copy-files.ts";
import { writeFileLists } from "./file-lists.ts";
import { type Manifest, makeBackupName, runsFolder, writeManifest } from "./manifest.ts";
import { removeOldBackups } from "./remove-old-backups.ts";
import { insertBackup, listStoredNames, takeBackupLock, updateBackup } from "./upkeep.queries.ts";

export type BackupGround = Pick<Services, "db" | "clock" | "files" | "backups">;

/**
 * Makes a backup: the database in one snapshot, the files that it names, and the secret that opens them. Then removes old backups.
 * docs/production.md describes what it consists of.
 * @throws Error if another process is making one
 */
export async function createBackup(ground: BackupGround, reason: BackupReason): Promise<Manifest> {
  const { db, clock, backups } = ground;
  const startedAt = clock.now();
  const name = makeBackupName(startedAt);
  return withBackupLock(ground, async () => {
    await insertBackup(db, { name, reason, startedAt, place: backups.vault.store.placeName });
    const { manifest, newBytes } = await writeBackup(ground, { name, reason, madeAt: startedAt }).catch(
      async (error) => {
        await updateBackup(db, name, { failure: nameCause(error) ?? "unknown" }).catch(() => {});
        throw error;
      },
    );
    const { files, filesMissing } = manifest;
    await updateBackup(db, name, { finishedAt: clock.now(), bytes: manifest.bytes + newBytes, files, filesMissing });
    await removeOldBackups(ground);
    return manifest;
  });
}

/** The lock is held by a transaction that does nothing else, so that no snapshot is kept while files are copied. */
async function withBackupLock<Result>({ backups }: BackupGround, run: () => Promise<Result>): Promise<Result> {
  const connection = await backups.connect();
  try {
    return await connection.db.transaction().execute(async (transaction) => {
      await liftTimeLimits(transaction);
      if (!(await takeBackupLock(transaction))) throw new Error("Another process is making a backup.");
      return run();
    });
  } finally {
    await connection.end();
  }
}

type Head = Pick<Manifest, "name" | "reason" | "madeAt">;

async function writeBackup(ground: BackupGround, head: Head) {
  const { vault, secrets } = ground.backups;
  const prefix = `${runsFolder}/${head.name}/`;
  const { contents, database, storedNames, installation } = await writeDatabase(ground, prefix);
  const { copies, missing, newBytes } = await copyFiles(ground, storedNames);
  const fileLists = await writeFileLists(vault, `${prefix}files-`, copies);
  const secret = await vault.write(`${prefix}secret`, Buffer.from(JSON.stringify(secrets)));
  const parts = [...database, ...fileLists, secret];
  const manifest: Manifest = {
    format: 1,
    ...head,
    ...contents,
    installation,
    database,
    secret,
    fileLists,
    files: copies.length,
    filesMissing: missing,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  await writeManifest(vault, manifest);
  return { manifest, newBytes };
}

async function writeDatabase({ backups }: BackupGround, prefix: string) {
  const connection = await backups.connect();
  try {
    return await readDatabase(connection, async ({ contents, chunks }, snapshot) => {
      const database: BackupPart[] = [];
      for await (const chunk of chunks) {
        const number = String(database.length + 1).padStart(6, "0");
        database.push(await backups.vault.write(`${prefix}database-${number}`, chunk));
      }
      const storedNames = await listStoredNames(snapshot);
      return { contents, database, storedNames, installation: (await findInstallation(snapshot))?.id ?? null };
    });
  } finally {
    await connection.end();
  }
}
