import { withinTime } from "../../values/within-time.ts";

const usualMilliseconds = 8_000;

/** The file store failed, not the database. `cause` has the reason. */
export class FileStoreFailure extends Error {
  override readonly name = "FileStoreFailure";

  constructor(options: ErrorOptions) {
    super("the file store failed", options);
  }
}

/** The file store did not reply in time. */
export class FileStoreSilent extends Error {
  override readonly name = "FileStoreSilent";

  constructor(milliseconds: number) {
    super(`the file store did not reply within ${milliseconds / 1_000} s`);
  }
}

/** Returns how to call a store that may fail or stay silent. The deadline is 8 s times `deadlineScale`. */
export function openStoreCalls(deadlineScale: number) {
  const milliseconds = usualMilliseconds * deadlineScale;
  /** Limits how long a caller waits for the store, for example for a slow body or a folder on a hung network disk. */
  const withinDeadline = <T>(work: Promise<T>): Promise<T> =>
    withinTime(work, milliseconds, () => new FileStoreSilent(milliseconds));
  return {
    withinDeadline,
    /** Turns every failure of the store, and a missing reply, into a FileStoreFailure. */
    callStore: <T>(work: Promise<T>): Promise<T> => withinDeadline(work).catch(failAsStore),
  };
}

export type StoreCalls = ReturnType<typeof openStoreCalls>;

export function failAsStore(cause: unknown): never {
  throw new FileStoreFailure({ cause });
}

/** Whether the store did not reply, so that another request would take as long again. */
export function isStoreSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof FileStoreSilent || error.name === "TimeoutError" || isStoreSilent(error.cause);
}
