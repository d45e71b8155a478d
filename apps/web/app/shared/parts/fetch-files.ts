const folder = "/assets/";

/** A script or style sheet that failed to load. A retry may succeed. */
export class FilesUnavailable extends Error {
  override name = "FilesUnavailable";
  /** The server no longer has the file: a newer build has replaced it. */
  readonly isGone: boolean;

  constructor(file: string, status?: number) {
    super(`${file} could not be fetched${status ? `: ${status}` : ""}.`);
    this.isGone = status === 404;
  }
}

const fetched = new Set<string>();
const coming = new Map<string, Promise<void>>();

/**
 * Fetches scripts and style sheets into the browser's cache before they are imported. A browser never retries a module
 * that failed to import, nor the modules that it needs. A fetched file cannot fail to import, and a failed fetch can be
 * retried. The build adds this call before each `import()` of the app (fetch-first.ts).
 * @param names as below /assets, separated by blanks
 * @throws {FilesUnavailable}
 */
export async function fetchFiles(names: string): Promise<void> {
  const left = names.split(" ").filter((name) => name !== "" && !fetched.has(name));
  await Promise.all(left.map((name) => coming.get(name) ?? fetchFile(name)));
}

/** Records files that the page has loaded in another way. */
export function noteFetched(names: string): void {
  for (const name of names.split(" ")) fetched.add(name);
}

export const areFetched = (names: string): boolean =>
  names.split(" ").every((name) => name === "" || fetched.has(name));

function fetchFile(name: string): Promise<void> {
  const whole = readWhole(folder + name)
    .then(() => void fetched.add(name))
    .finally(() => coming.delete(name));
  coming.set(name, whole);
  return whole;
}

async function readWhole(url: string): Promise<void> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new FilesUnavailable(url, response?.status);
  await response.arrayBuffer().catch(() => Promise.reject(new FilesUnavailable(url)));
}
