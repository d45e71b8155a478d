import type { BackupPart, BackupVault } from "../../services/backups/backup-vault.ts";

/** So many files are described by one object. */
const filesInList = 20_000;

/** The key of a file's copy, which all backups share: a file never changes under its name. */
export const copyKey = (storedName: string): string => `files/${storedName}`;
export const storedNameOf = (key: string): string => key.slice(copyKey("").length);

/** Writes the list of a backup's files, as several objects. `prefix` begins their names. */
export async function writeFileLists(
  vault: BackupVault,
  prefix: string,
  copies: readonly BackupPart[],
): Promise<BackupPart[]> {
  const lists: BackupPart[] = [];
  for (let start = 0; start < copies.length; start += filesInList) {
    const lines = copies.slice(start, start + filesInList).map(({ name, bytes, sha256 }) => [name, bytes, sha256]);
    const name = `${prefix}${String(lists.length + 1).padStart(6, "0")}`;
    lists.push(await vault.write(name, Buffer.from(JSON.stringify(lines))));
  }
  return lists;
}

/**
 * Reads the lists of a backup's files.
 * @throws BackupRefused if one is missing, cut or altered
 */
export async function* readFileLists(vault: BackupVault, lists: readonly BackupPart[]): AsyncGenerator<BackupPart> {
  for (const list of lists) {
    const lines: [string, number, string][] = JSON.parse((await vault.read(list.name, list)).toString());
    for (const [name, bytes, sha256] of lines) yield { name, bytes, sha256 };
  }
}
