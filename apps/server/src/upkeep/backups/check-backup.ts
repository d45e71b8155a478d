import { migrationNames } from "../../database/schema/migrations.ts";
import { BackupRefused } from "../../services/backups/backup-refused.ts";
import type { BackupVault } from "../../services/backups/backup-vault.ts";
import { readFileLists } from "./file-lists.ts";
import { listBackups, type Manifest, readManifest } from "./manifest.ts";

/**
 * Finds a backup by its name, or the newest one.
 * @throws BackupRefused if there is none, or if this version cannot read it
 */
export async function findBackup(vault: BackupVault, wished: string): Promise<Manifest> {
  const names = await listBackups(vault);
  const name = wished === "newest" ? names[0] : names.find((one) => one === wished);
  if (!name) {
    const all = names.length > 0 ? `There are: ${names.join(", ")}.` : "There are none that BACKUP_KEY opens.";
    throw new BackupRefused(`There is no such complete backup in ${vault.store.placeName}. ${all}`);
  }
  const manifest = await readManifest(vault, name);
  if (!migrationNames.includes(manifest.schema))
    throw new BackupRefused(`A newer version of the portal made it (${manifest.schema}). Install that version first.`);
  return manifest;
}

/**
 * Reads every object of a backup and compares its size and checksum, before anything is changed.
 * @throws BackupRefused that names the first object that is missing, cut or altered
 */
export async function checkBackup(vault: BackupVault, { database, secret, fileLists }: Manifest): Promise<void> {
  for (const part of [...database, secret]) await vault.read(part.name, part);
  for await (const copy of readFileLists(vault, fileLists)) await vault.read(copy.name, copy);
}
