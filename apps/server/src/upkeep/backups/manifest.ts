import { createHash } from "node:crypto";
import { backupReasons } from "@hunarmand/api/upkeep/health";
import { z } from "zod";
import { BackupRefused } from "../../services/backups/backup-refused.ts";
import type { BackupPart, BackupVault } from "../../services/backups/backup-vault.ts";

/** Backups are in this folder of the vault, each in a folder with its name. */
export const runsFolder = "runs";

const Part = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });
const Table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() });

/** What a backup consists of. It is written last: without it a backup is not complete. */
export const Manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  reason: z.enum(backupReasons),
  madeAt: z.coerce.date(),
  installation: z.string().nullable(),
  schema: z.string(),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.number().nullable() })),
  database: z.array(Part),
  secret: Part,
  fileLists: z.array(Part),
  files: z.number(),
  filesMissing: z.number(),
  /** Of the whole backup, without the files that it shares with others. */
  bytes: z.number(),
});
export type Manifest = z.infer<typeof Manifest>;

/** The name of a backup made at this time. Names sort by time. */
export const makeBackupName = (now: Date): string => now.toISOString().replace(/[:.]/g, "-");

/** The reverse of `makeBackupName`. Nothing if no backup has such a name. */
export function readBackupTime(name: string): Date | undefined {
  const [, day, hour, minute, second, milliseconds] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}.${milliseconds}Z`) : undefined;
}

export const manifestKey = (name: string): string => `${runsFolder}/${name}/manifest`;
const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

export function writeManifest(vault: BackupVault, manifest: Manifest): Promise<BackupPart> {
  const text = JSON.stringify(manifest);
  return vault.write(manifestKey(manifest.name), Buffer.from(`${hash(text)}\n${text}`));
}

/** @throws BackupRefused if it is missing, cut, altered or of another format */
export async function readManifest(vault: BackupVault, name: string): Promise<Manifest> {
  const whole = (await vault.read(manifestKey(name))).toString();
  const end = whole.indexOf("\n");
  const text = whole.slice(end + 1);
  if (hash(text) !== whole.slice(0, Math.max(end, 0))) throw new BackupRefused("Its manifest was altered.");
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupRefused("A newer version of the portal made it.");
  return parsed.data;
}

/** Lists the names of the complete backups that have the vault's key, newest first. */
export async function listBackups({ store, folder }: BackupVault): Promise<string[]> {
  const names: string[] = [];
  for await (const key of store.list(`${folder}/${runsFolder}`)) {
    const [, , name, file] = key.split("/");
    if (name && file === "manifest") names.push(name);
  }
  return names.sort().reverse();
}
