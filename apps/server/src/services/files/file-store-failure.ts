const deadlineMilliseconds = 8_000;

/** The folder or bucket of files, not the database, is what failed; why stands in its cause. */
export class FileStoreFailure extends Error {
  override readonly name = "FileStoreFailure";

  constructor(options: ErrorOptions) {
    super("the file store failed", options);
  }
}

/** The file store did not reply in time. */
export class FileStoreSilent extends Error {
  override readonly name = "FileStoreSilent";

  constructor() {
    super(`the file store did not reply within ${deadlineMilliseconds / 1_000} s`);
  }
}

/** Whatever a store does, a slow body and a folder on a hung network disk included, nobody waits for it longer than this. */
export async function withinDeadline<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new FileStoreSilent()), deadlineMilliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whatever fails here fails as the file store's, in time. @throws FileStoreFailure */
export async function callStore<T>(work: Promise<T>): Promise<T> {
  return withinDeadline(work).catch(failAsStore);
}

export function failAsStore(cause: unknown): never {
  throw new FileStoreFailure({ cause });
}

/** Did the store stay silent, so that asking it for more would take as long again? */
export function isStoreSilent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof FileStoreSilent || error.name === "TimeoutError" || isStoreSilent(error.cause);
}
