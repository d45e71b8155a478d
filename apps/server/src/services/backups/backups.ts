import type { OpenDatabase } from "../../database/database.ts";
import { type BackupVault, openBackupVault } from "./backup-vault.ts";

/** What backups are made of, and where they are stored. */
export interface Backups {
  vault: BackupVault;
  /** The token secret, then the former ones that files may still be encrypted with. */
  secrets: readonly [string, ...string[]];
  connect: OpenDatabase["connect"];
}

/** The settings of backups (config.ts). */
export interface BackupSettings {
  backupFolder: string;
  backupUrl: string | undefined;
  backupKey: string | undefined;
}

export async function openBackups(settings: BackupSettings, ground: Omit<Backups, "vault">): Promise<Backups> {
  const place = { folder: settings.backupFolder, url: settings.backupUrl };
  return { ...ground, vault: await openBackupVault(place, settings.backupKey) };
}
