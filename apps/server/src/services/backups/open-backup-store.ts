import type { Disk } from "flydrive";
import { openFileDisk } from "../files/file-disk.ts";
import { openBackupFolder } from "./backup-folder.ts";
import type { BackupPlace, BackupStore } from "./backup-store.ts";

/** Keeps backups apart from files in the same bucket. */
const bucketFolder = "backups";

/** Opens the place. The S3 client is loaded only if it is used. */
export async function openBackupStore({ folder, url }: BackupPlace): Promise<BackupStore> {
  if (!url) return openBackupFolder(folder);
  const { host, pathname } = new URL(url);
  return makeBucket(await openFileDisk({ folder, url }), `s3://${host}${pathname}/${bucketFolder}`);
}

function makeBucket(disk: Disk, placeName: string): BackupStore {
  const keyOf = (name: string) => `${bucketFolder}/${name}`;
  return {
    placeName,
    put: (name, bytes) => disk.put(keyOf(name), bytes),
    get: async (name) => {
      if (!(await disk.exists(keyOf(name)))) return undefined;
      return Buffer.from(await disk.getBytes(keyOf(name)));
    },
    list: async function* (folder) {
      let paginationToken: string | undefined;
      do {
        const options = { recursive: true, ...(paginationToken ? { paginationToken } : {}) };
        const page = await disk.listAll(keyOf(folder), options);
        for (const object of page.objects) if (object.isFile) yield object.key.slice(bucketFolder.length + 1);
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    remove: (name) => disk.delete(keyOf(name)),
  };
}
