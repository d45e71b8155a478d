import type { Disk } from "flydrive";
import type { StoreCalls } from "./file-store-failure.ts";

/** Stored beside the files, under a name that no file can have. */
const markKey = "installation";

/** The installation's id in the file store. */
export interface FileMark {
  /** Returns nothing if the store has no id. */
  find(): Promise<string | undefined>;
  /** Writes the id if there is none yet. Of two processes at once, one succeeds. */
  propose(id: string): Promise<void>;
  /** Writes the id over an existing one. */
  replace(id: string): Promise<void>;
}

/** Some stores do not implement S3's conditions. */
const isNotImplemented = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotImplemented" || isNotImplemented(error.cause));

export function makeFileMark(disk: Disk, { callStore }: StoreCalls): FileMark {
  const find = async () =>
    (await callStore(disk.exists(markKey))) ? (await callStore(disk.get(markKey))).trim() : undefined;
  const replace = (id: string) => callStore(disk.put(markKey, `${id}\n`));
  return {
    find,
    replace,
    propose: async (id) => {
      // Not every store supports the condition below.
      if ((await find()) !== undefined) return;
      try {
        await callStore(disk.put(markKey, `${id}\n`, { IfNoneMatch: "*" }));
      } catch (error) {
        if (isNotImplemented(error)) return replace(id);
        // If another process was first, its id is found here.
        if ((await find()) === undefined) throw error;
      }
    },
  };
}
