import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const rootFolder = import.meta.dirname;
/** Enough that a process which still serves an older build keeps its files while newer ones are made. */
const buildsKept = 3;
const currentFile = "current";
const settingsFile = "settings";
/** No part of a build: tests and what they stand on, what was made or installed, hidden folders. */
const isLeftOutFolder = /^(?:node_modules|build|test|test-setup|test-results|e2e|screenshots|coverage|\..*)$/;
/** Tests, and declarations that `npm run texts` writes beside the catalogues. */
const isLeftOutFile = /\.test\.tsx?$|\.d\.json\.ts$/;
/** What is installed, as npm writes it down. */
const installedFile = "node_modules/.package-lock.json";

/** Something that is made from sources, each time in a folder of its own below `folder`. */
export interface Build {
  /** For people: "The web app". */
  name: string;
  folder: string;
  /** Below the root of the project: "apps/web". */
  app: string;
  /** What else goes into it. */
  settings: string;
  make(folder: string): Promise<void>;
}

/** The folder of a build of these very sources; nothing when there is none. */
export function findFreshBuild(build: Build): string | undefined {
  const folder = join(build.folder, computeStamp(build));
  if (!existsSync(folder)) return undefined;
  makeCurrent(build, folder);
  return folder;
}

/** The folder of the last build, whatever it was made of; nothing before the first. */
export function findLastBuild({ folder }: Pick<Build, "folder">): string | undefined {
  const file = join(folder, currentFile);
  const last = existsSync(file) ? join(folder, readFileSync(file, "utf8")) : undefined;
  return last && existsSync(last) ? last : undefined;
}

/** Was this folder made with the settings that the build has now? */
export const isOfSettings = ({ settings }: Build, folder: string): boolean =>
  readFileSync(join(folder, settingsFile), "utf8") === settings;

/** Makes the build unless it is fresh, in a draft that is moved into place: what was cut off half-way is never served. Returns its folder. */
export async function buildWhenStale(build: Build): Promise<string> {
  const fresh = findFreshBuild(build);
  if (fresh) return fresh;
  const folder = join(build.folder, computeStamp(build));
  const draft = `${folder}.${process.pid}`;
  mkdirSync(dirname(draft), { recursive: true });
  await build.make(draft);
  writeFileSync(join(draft, settingsFile), build.settings);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was quicker: its build is the same.
    if (!existsSync(folder)) throw error;
  }
  makeCurrent(build, folder);
  removeOldBuilds(build);
  return folder;
}

function makeCurrent(build: Build, folder: string): void {
  if (findLastBuild(build) === folder) return;
  const draft = join(build.folder, `${currentFile}.${process.pid}`);
  writeFileSync(draft, folder.slice(build.folder.length + 1));
  renameSync(draft, join(build.folder, currentFile));
}

function removeOldBuilds({ folder }: Build): void {
  const builds = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ path: join(folder, name), madeAt: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
  for (const { path } of builds.slice(buildsKept)) rmSync(path, { recursive: true, force: true });
}

/** Names, sizes and times only: reading every file would cost more than this check may take at each start. */
export function computeStamp({ app, settings }: Pick<Build, "app" | "settings">, root = rootFolder): string {
  const hash = createHash("sha1").update(settings);
  for (const file of findSources(app, root)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)}:${size}:${mtimeMs}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * All that a build of this app may be made of: the app's own folder, the packages, the files at the root and what is installed. Found and
 * not listed, so that no file is forgotten; one that matters to no build costs a build too many.
 */
function findSources(app: string, root: string): string[] {
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  const found = [
    ...files.filter(({ name }) => /\.(?:ts|json)$/.test(name)).map(({ name }) => join(root, name)),
    ...[app, "packages"].flatMap((folder) => findBelow(join(root, folder))),
  ];
  const installed = join(root, installedFile);
  return [...found.filter((file) => !isLeftOutFile.test(file)), ...(existsSync(installed) ? [installed] : [])].sort();
}

const findBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isLeftOutFolder.test(entry.name) ? [] : findBelow(path);
    return entry.isFile() ? [path] : [];
  });

/** All files below a folder; a file alone is itself, a path that is not there is nothing. */
export function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}
