import { randomBytes } from "node:crypto";
import type { Disk } from "flydrive";
import { unavailableBecause } from "../../values/app-error.ts";
import { type FileCipher, openFileCipher } from "./file-cipher.ts";
import { type FilePlace, openFileDisk } from "./file-disk.ts";
import { type FileMark, makeFileMark } from "./file-mark.ts";
import { FileStoreFailure, failAsStore, isStoreSilent, openStoreCalls } from "./file-store-failure.ts";

const nameBytes = 16;
const ownName = /^[0-9a-f]{2}\/[0-9a-f]{32}$/;
const trashFolder = "trash";
const trashedName = /^trash\/(\d{4}-\d{2}-\d{2})\//;

/** A file in the trash. */
export interface TrashedFile {
  key: string;
  trashedAt: Date;
}

/** The bytes of files by name. The table `files` says what they are and who owns them. */
export interface FileVault {
  /**
   * Writes under a name from `makeFileName`. Leaves nothing after a failure.
   * @throws AppError unavailable
   */
  write(name: string, bytes: Uint8Array, options: { isEncrypted: boolean }): Promise<void>;
  /** @throws AppError unavailable */
  read(name: string, options: { isEncrypted: boolean }): Promise<Uint8Array>;
  /** Returns the bytes as they are stored, encrypted or not. Nothing if there is no such file. */
  find(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
  /** Lists the names of all our files, page by page. */
  list(): AsyncGenerator<string[]>;
  /** Moves a file to the trash, so that its name no longer finds it. Does nothing if it is gone already. */
  trash(name: string, now: Date): Promise<void>;
  /** Lists the trash, page by page. */
  listTrash(): AsyncGenerator<TrashedFile[]>;
  /** The installation to which the store belongs. */
  mark: FileMark;
}

/** The caller gets a 503, and the log gets the cause: a full disk or an unreachable store. */
function refuse(cause: unknown): never {
  throw unavailableBecause(new FileStoreFailure({ cause }));
}

/** Returns a new random name. */
export function makeFileName(): string {
  const random = randomBytes(nameBytes).toString("hex");
  return `${random.slice(0, 2)}/${random}`;
}

/** `secrets`: the current one, then the former ones. `deadlineScale` multiplies how long a call waits for the store. */
export async function openFileVault(
  place: FilePlace,
  secrets: readonly [string, ...string[]],
  deadlineScale = 1,
): Promise<FileVault> {
  return makeFileVault(await openFileDisk(place), openFileCipher(secrets), deadlineScale);
}

export function makeFileVault(disk: Disk, cipher: FileCipher, deadlineScale = 1): FileVault {
  const storeCalls = openStoreCalls(deadlineScale);
  const { callStore, withinDeadline } = storeCalls;
  return {
    mark: makeFileMark(disk, storeCalls),
    write: async (name, bytes, { isEncrypted }) => {
      const kept = isEncrypted ? cipher.seal(name, bytes) : bytes;
      await withinDeadline(disk.put(name, kept)).catch((error) => removeRest(disk, name, error));
    },
    read: async (name, { isEncrypted }) => {
      const kept = await withinDeadline(disk.getBytes(name)).catch(refuse);
      return isEncrypted ? cipher.open(name, kept) : kept;
    },
    find: async (name) => ((await callStore(disk.exists(name))) ? callStore(disk.getBytes(name)) : undefined),
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

/** If the store does not reply, removal would only make the caller wait again. The rest stays noted as unclaimed. */
async function removeRest(disk: Disk, name: string, error: unknown): Promise<never> {
  const removing = disk.delete(name).catch(() => {});
  if (!isStoreSilent(error)) await removing;
  return refuse(error);
}

async function* listKeys(disk: Disk): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    // Without a time limit: a folder is read as a whole, even a large one. Pages of a bucket have their own limit.
    const options = { recursive: true, ...(paginationToken ? { paginationToken } : {}) };
    const page = await disk.listAll("/", options).catch(failAsStore);
    yield [...page.objects].flatMap((object) => (object.isFile ? [object.key] : []));
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
