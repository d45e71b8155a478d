import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const rootFolder = import.meta.dirname;

/** What a build is made of: files and folders below the root of the project, and settings that go into it. */
export interface BuildSources {
  paths: readonly string[];
  settings?: string;
}

/** Runs `build` unless the stamp says that it has run on these very sources. Answers whether it had to. */
export async function runWhenStale(
  stampFile: string,
  sources: BuildSources,
  build: () => Promise<void>,
): Promise<boolean> {
  const stamp = computeStamp(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false;
  // Without a stamp a build that breaks half-way is never taken for a finished one.
  rmSync(stampFile, { force: true });
  await build();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

const isTest = /\.test\.tsx?$/;

/** Names, sizes and times only: reading every file would cost more than this check may take at each start. */
function computeStamp({ paths, settings = "" }: BuildSources): string {
  const hash = createHash("sha1").update(settings);
  const files = paths.flatMap((path) => listFiles(join(rootFolder, path)));
  for (const file of files.filter((path) => !isTest.test(path)).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** All files below a folder; a file alone is itself, a path that is not there is nothing. */
export function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}
