import { randomBytes } from "node:crypto";
import type { Disk } from "flydrive";
import { AppError } from "../app-error.ts";
import { type FileCipher, openFileCipher } from "./file-cipher.ts";
import { type FilePlace, openFileDisk } from "./file-disk.ts";

const nameBytes = 16;
const ownName = /^[0-9a-f]{2}\/[0-9a-f]{32}$/;

/** The bytes of files by name; what they are and whose stands in the table `files`. */
export interface FileVault {
  /** Writes under a new random name; on failure nothing is left behind. @throws AppError unavailable */
  write(bytes: Uint8Array, options: { isEncrypted: boolean }): Promise<string>;
  /** @throws AppError unavailable */
  read(name: string, options: { isEncrypted: boolean }): Promise<Uint8Array>;
  remove(name: string): Promise<void>;
  /** The names of all files that are ours, page by page. */
  list(): AsyncGenerator<string[]>;
  /** When the file was written; nothing if it is gone. */
  findTime(name: string): Promise<Date | undefined>;
}

/** A full disk or an absent store: a 503 for the caller, the cause for the log. */
function refuse(cause: unknown): never {
  throw Object.assign(new AppError("unavailable"), { cause });
}

/** `secrets`: the installation's, then its former ones. */
export async function openFileVault(place: FilePlace, secrets: readonly [string, ...string[]]): Promise<FileVault> {
  return makeFileVault(await openFileDisk(place), openFileCipher(secrets));
}

export function makeFileVault(disk: Disk, cipher: FileCipher): FileVault {
  return {
    write: async (bytes, { isEncrypted }) => {
      const random = randomBytes(nameBytes).toString("hex");
      const name = `${random.slice(0, 2)}/${random}`;
      const kept = isEncrypted ? cipher.seal(name, bytes) : bytes;
      await disk.put(name, kept).catch(async (error) => {
        await disk.delete(name).catch(() => {});
        refuse(error);
      });
      return name;
    },
    read: async (name, { isEncrypted }) => {
      const kept = await disk.getBytes(name).catch(refuse);
      return isEncrypted ? cipher.open(name, kept) : kept;
    },
    remove: (name) => disk.delete(name),
    list: async function* () {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll("/", { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
        const files = [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []));
        yield files.filter((name) => ownName.test(name));
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    findTime: async (name) => {
      const metaData = await disk.getMetaData(name).catch(() => undefined);
      return metaData?.lastModified;
    },
  };
}
