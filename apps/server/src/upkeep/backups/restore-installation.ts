import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findSchema, migrate } from "../../database/schema/migrate.ts";
import { migrationNames } from "../../database/schema/migrations.ts";
import { assertUnused, hasAccounts } from "../../database/schema/reset-database.ts";
import { BackupRefused } from "../../services/backups/backup-refused.ts";
import { replaceSecret } from "../../services/login/tokens.ts";
import type { Services } from "../../services/services.ts";
import { checkBackup, findBackup } from "./check-backup.ts";
import { createBackup } from "./create-backup.ts";
import { type BackupSecrets, readSecrets, restoreBackup } from "./restore-backup.ts";

/** The settings of the place that a backup is restored into (config.ts). */
export interface RestorePlace {
  dataFolder: string;
  databaseUrl: string | undefined;
  tokenSecret: string | undefined;
  oldSecrets: string[];
}

/**
 * `npm run restore`: restores a backup into the database, file store and secret of the settings. A place that holds data gets a restore point
 * first. Nothing is changed if the backup is damaged, and a restore that fails leaves the database as it was.
 * @param wished the backup's name, or "newest"
 * @param say prints a line for the operator
 * @throws BackupRefused, or Error while a portal uses the database
 */
export async function restoreInstallation(
  services: Services,
  place: RestorePlace,
  { wished, say }: { wished: string; say: (line: string) => void },
): Promise<void> {
  const { db, backups, queue } = services;
  // A program keeps one session of its own in the portal's own PostgreSQL, which keeps PostgreSQL running.
  await assertUnused(db, { ownSessions: place.databaseUrl ? 0 : 1 });
  const manifest = await findBackup(backups.vault, wished);
  say(`Checking ${manifest.name}: ${manifest.files} files, ${manifest.bytes} bytes besides them.`);
  await checkBackup(backups.vault, manifest);
  const secrets = await readSecrets(backups, manifest);
  await assertSecretsKnown(place, secrets);
  await queue.open();
  try {
    if (await hasAccounts(db)) {
      if (migrationNames.includes(await findSchema(db))) await migrate(db);
      const { name } = await createBackup(services, "restore-point");
      say(`What is here now is in the restore point ${name}. To go back: npm run restore -- ${name}`);
    }
    await restoreBackup(services, manifest);
    if (!place.tokenSecret) await replaceSecret(place.dataFolder, secrets[0]);
  } finally {
    await queue.stop();
  }
  say(`${manifest.name} is restored. Everybody has to log in again.`);
}

/**
 * `npm run restore -- newest --secret`: the database is whole, but the settings have lost its secret. Changes nothing else, and the portal may
 * run.
 * @returns a line for the operator that names the file, never the secrets
 */
export async function saveSecrets(
  { backups }: Pick<Services, "backups">,
  { dataFolder }: Pick<RestorePlace, "dataFolder">,
  wished: string,
): Promise<string> {
  const manifest = await findBackup(backups.vault, wished);
  const file = await writeSecrets(dataFolder, await readSecrets(backups, manifest));
  return `The secrets of ${manifest.name} are in ${file}. Put them into the settings, and then delete this file.`;
}

async function writeSecrets(dataFolder: string, [current, ...former]: BackupSecrets): Promise<string> {
  const file = join(dataFolder, "backup-secrets");
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await writeFile(file, `TOKEN_SECRET=${current}\nTOKEN_OLD_SECRETS=${former.join(",")}\n`, { mode: 0o600 });
  return file;
}

/**
 * Papers are encrypted with the backup's secrets. The portal can only open them if its settings have them all.
 * @throws BackupRefused that names a file with the secrets, never the secrets
 */
async function assertSecretsKnown(place: RestorePlace, [current, ...former]: BackupSecrets): Promise<void> {
  const { dataFolder, tokenSecret, oldSecrets } = place;
  const known = new Set([tokenSecret ?? current, ...oldSecrets]);
  if ([current, ...former].every((secret) => known.has(secret))) return;
  const file = await writeSecrets(dataFolder, [current, ...former]);
  throw new BackupRefused(
    `Its files are encrypted with secrets that are not in the settings. They are in ${file}: add them to TOKEN_SECRET ` +
      "or TOKEN_OLD_SECRETS, restore again, and then delete this file.",
  );
}
