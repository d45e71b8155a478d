import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const rootFolder = import.meta.dirname;
/** Enough for a process that still serves an older build to keep its files while newer builds are made. */
const buildsKept = 3;
const currentFile = "current";
const settingsFile = "settings";
/** Folders that are no part of a build: tests and their support, generated and installed files, hidden folders. */
const isLeftOutFolder = /^(?:node_modules|build|test|test-setup|test-results|e2e|screenshots|coverage|\..*)$/;
/** Tests, and declarations that `npm run texts` writes beside the catalogues. */
const isLeftOutFile = /\.test\.tsx?$|\.d\.json\.ts$/;
/** npm's own list of what is installed. */
const installedFile = "node_modules/.package-lock.json";

/** A result of the sources. Each build has its own folder below `folder`. */
export interface Build {
  /** Its name for people: "The web app". */
  name: string;
  folder: string;
  /** Path below the root of the project: "apps/web". */
  app: string;
  /** Settings that change its result. */
  settings: string;
  make(folder: string): Promise<void>;
}

/** Returns the folder of a build of the current sources, if there is one. */
export function findFreshBuild(build: Build): string | undefined {
  const folder = join(build.folder, computeStamp(build));
  if (!existsSync(folder)) return undefined;
  makeCurrent(build, folder);
  return folder;
}

/** Returns the folder of the last build of any sources. Returns nothing before the first. */
export function findLastBuild({ folder }: Pick<Build, "folder">): string | undefined {
  const file = join(folder, currentFile);
  const last = existsSync(file) ? join(folder, readFileSync(file, "utf8")) : undefined;
  return last && existsSync(last) ? last : undefined;
}

/** Whether this folder was built with the current settings. */
export const isOfSettings = ({ settings }: Build, folder: string): boolean =>
  readFileSync(join(folder, settingsFile), "utf8") === settings;

/**
 * Builds unless a fresh build exists, in a draft folder that is then moved into place, so that an incomplete build is never served. Returns
 * its folder.
 */
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
    // Another process was faster. Its build is the same.
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

/** Uses only names, sizes and times, because reading every file would take too long at each start. */
export function computeStamp({ app, settings }: Pick<Build, "app" | "settings">, root = rootFolder): string {
  const hash = createHash("sha1").update(settings);
  for (const file of findSources(app, root)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)}:${size}:${mtimeMs}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * Lists all files that a build of this app may use: the app's folder, the packages, the files at the root and what is installed. They are
 * searched instead of listed by hand, so that none is forgotten. A file that no build uses only causes an unnecessary build.
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

/** Returns all files below a folder. A file returns itself, a missing path nothing. */
export function listFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}
