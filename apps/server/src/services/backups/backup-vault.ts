import { createHash, hkdfSync } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";
import { openFileCipher } from "../files/file-cipher.ts";
import { BackupRefused } from "./backup-refused.ts";
import type { BackupPlace, BackupStore } from "./backup-store.ts";
import { openBackupStore } from "./open-backup-store.ts";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
const fastest = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

const keyIdBytes = 8;
const openMark = Buffer.from("HNB1");
const sealedMark = Buffer.from("HNF1");

/** An object of a backup as it is stored. */
export interface BackupPart {
  name: string;
  bytes: number;
  sha256: string;
}

/** Objects of backups: compressed, and encrypted if there is a key (BACKUP_KEY). */
export interface BackupVault {
  store: BackupStore;
  /** Objects with different keys are in different folders: the key's id, or "open" without a key. */
  folder: string;
  isEncrypted: boolean;
  /** Writes an object, reads it back and compares its checksum. `name` is below `folder`. */
  write(name: string, bytes: Uint8Array): Promise<BackupPart>;
  /**
   * Reads an object and compares its size and checksum, if they are given.
   * @throws BackupRefused if it is missing, cut, altered, or encrypted with another key
   */
  read(name: string, expected?: BackupPart): Promise<Buffer>;
  /** Whether the object is stored as it was written. */
  isIntact(part: BackupPart): Promise<boolean>;
}

const hash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

export async function openBackupVault(place: BackupPlace, key: string | undefined): Promise<BackupVault> {
  const store = await openBackupStore(place);
  const folder = key
    ? Buffer.from(hkdfSync("sha256", key, "", "hunarmand backups", keyIdBytes)).toString("hex")
    : "open";
  const cipher = key ? openFileCipher([key]) : undefined;

  /** A sealed object can only be opened under its own name, so objects cannot be swapped. */
  const seal = (name: string, bytes: Buffer): Buffer =>
    cipher ? cipher.seal(name, bytes) : Buffer.concat([openMark, bytes]);
  const unseal = (name: string, stored: Buffer): Buffer => {
    const isSealed = stored.subarray(0, sealedMark.length).equals(sealedMark);
    if (isSealed && !cipher) throw new BackupRefused("It is encrypted: set BACKUP_KEY to its key.");
    return isSealed && cipher ? cipher.open(name, stored) : stored.subarray(openMark.length);
  };

  return {
    store,
    folder,
    isEncrypted: cipher !== undefined,
    write: async (name, bytes) => {
      const stored = seal(name, await compress(bytes, fastest));
      const part = { name, bytes: stored.length, sha256: hash(stored) };
      await store.put(`${folder}/${name}`, stored);
      const found = await store.get(`${folder}/${name}`);
      if (!found || hash(found) !== part.sha256) throw new Error(`${name} was not stored as it was written.`);
      return part;
    },
    read: async (name, expected) => {
      const stored = await store.get(`${folder}/${name}`);
      if (!stored) throw new BackupRefused(`${name} is missing.`);
      if (expected && stored.length !== expected.bytes)
        throw new BackupRefused(`${name} was cut: it has ${stored.length} bytes instead of ${expected.bytes}.`);
      if (expected && hash(stored) !== expected.sha256) throw new BackupRefused(`${name} was altered.`);
      try {
        return await decompress(unseal(name, stored));
      } catch (error) {
        if (error instanceof BackupRefused) throw error;
        throw new BackupRefused(`${name} was altered, or encrypted with another BACKUP_KEY.`);
      }
    },
    isIntact: async ({ name, bytes, sha256 }) => {
      const stored = await store.get(`${folder}/${name}`);
      return stored?.length === bytes && hash(stored) === sha256;
    },
  };
}
