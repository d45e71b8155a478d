import type { Disk } from "flydrive";
import { callStore } from "./file-store-failure.ts";

/** Beside the files, under a name that no file of ours can have. */
const markKey = "installation";

/** The installation's id as the file store has it. */
export interface FileMark {
  /** Nothing where the store has none. */
  find(): Promise<string | undefined>;
  /** Writes it where there is none yet; of two at once, one wins. */
  propose(id: string): Promise<void>;
  /** Writes it whatever was there. */
  replace(id: string): Promise<void>;
}

/** Some stores refuse S3's conditions as not implemented. */
const isNotImplemented = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotImplemented" || isNotImplemented(error.cause));

export function makeFileMark(disk: Disk): FileMark {
  const find = async () =>
    (await callStore(disk.exists(markKey))) ? (await callStore(disk.get(markKey))).trim() : undefined;
  const replace = (id: string) => callStore(disk.put(markKey, `${id}\n`));
  return {
    find,
    replace,
    propose: async (id) => {
      // Not every store honours the condition below.
      if ((await find()) !== undefined) return;
      try {
        await callStore(disk.put(markKey, `${id}\n`, { IfNoneMatch: "*" }));
      } catch (error) {
        if (isNotImplemented(error)) return replace(id);
        // Another process was quicker, which the next look finds out.
        if ((await find()) === undefined) throw error;
      }
    },
  };
}
