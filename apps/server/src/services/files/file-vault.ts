import { randomBytes } from "node:crypto";
import type { Disk } from "flydrive";
import { unavailableBecause } from "../../values/app-error.ts";
import { type FileCipher, openFileCipher } from "./file-cipher.ts";
import { type FilePlace, openFileDisk } from "./file-disk.ts";
import { type FileMark, makeFileMark } from "./file-mark.ts";
import { FileStoreFailure, failAsStore, isStoreSilent, withinDeadline } from "./file-store-failure.ts";

const nameBytes = 16;
const ownName = /^[0-9a-f]{2}\/[0-9a-f]{32}$/;
const trashFolder = "trash";
const trashedName = /^trash\/(\d{4}-\d{2}-\d{2})\//;

/** A file that the sweeper has put aside. */
export interface TrashedFile {
  key: string;
  trashedAt: Date;
}

/** The bytes of files by name; what they are and whose stands in the table `files`. */
export interface FileVault {
  /** Writes under a name of `makeFileName`; on failure nothing is left behind. @throws AppError unavailable */
  write(name: string, bytes: Uint8Array, options: { isEncrypted: boolean }): Promise<void>;
  /** @throws AppError unavailable */
  read(name: string, options: { isEncrypted: boolean }): Promise<Uint8Array>;
  remove(name: string): Promise<void>;
  /** The names of all files that are ours, page by page. */
  list(): AsyncGenerator<string[]>;
  /** Puts a file aside, where nobody finds it by its name any more. Quiet when it is gone already. */
  trash(name: string, now: Date): Promise<void>;
  /** What was put aside, page by page. */
  listTrash(): AsyncGenerator<TrashedFile[]>;
  /** Which installation the store belongs to. */
  mark: FileMark;
}

/** A full disk or an absent store: a 503 for the caller, the cause for the log. */
function refuse(cause: unknown): never {
  throw unavailableBecause(new FileStoreFailure({ cause }));
}

/** A new random name, under which nothing is kept yet. */
export function makeFileName(): string {
  const random = randomBytes(nameBytes).toString("hex");
  return `${random.slice(0, 2)}/${random}`;
}

/** `secrets`: the installation's, then its former ones. */
export async function openFileVault(place: FilePlace, secrets: readonly [string, ...string[]]): Promise<FileVault> {
  return makeFileVault(await openFileDisk(place), openFileCipher(secrets));
}

export function makeFileVault(disk: Disk, cipher: FileCipher): FileVault {
  return {
    mark: makeFileMark(disk),
    write: async (name, bytes, { isEncrypted }) => {
      const kept = isEncrypted ? cipher.seal(name, bytes) : bytes;
      await withinDeadline(disk.put(name, kept)).catch((error) => removeRest(disk, name, error));
    },
    read: async (name, { isEncrypted }) => {
      const kept = await withinDeadline(disk.getBytes(name)).catch(refuse);
      return isEncrypted ? cipher.open(name, kept) : kept;
    },
    remove: (name) => withinDeadline(disk.delete(name)),
    list: async function* () {
      for await (const keys of listKeys(disk)) yield keys.filter((key) => ownName.test(key));
    },
    trash: async (name, now) => {
      const day = now.toISOString().slice(0, "yyyy-mm-dd".length);
      await disk.move(name, `${trashFolder}/${day}/${name}`).catch(async (error) => {
        if (await disk.exists(name).catch(failAsStore)) failAsStore(error);
      });
    },
    listTrash: async function* () {
      for await (const keys of listKeys(disk)) {
        yield keys.flatMap((key) => {
          const day = trashedName.exec(key)?.[1];
          return day ? [{ key, trashedAt: new Date(day) }] : [];
        });
      }
    },
  };
}

/** A store that says nothing would only make the caller wait again: what may be left there is noted as unclaimed. */
async function removeRest(disk: Disk, name: string, error: unknown): Promise<never> {
  const removing = disk.delete(name).catch(() => {});
  if (!isStoreSilent(error)) await removing;
  return refuse(error);
}

async function* listKeys(disk: Disk): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    // Without a deadline: a folder comes as a whole, however large; a bucket's pages have their own.
    const options = { recursive: true, ...(paginationToken ? { paginationToken } : {}) };
    const page = await disk.listAll("/", options).catch(failAsStore);
    yield [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []));
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
