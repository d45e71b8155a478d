import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { computeStamp } from "../../../../builds.ts";
import { webBuild } from "../../../web/web-build.ts";
import { serverBuild } from "../../server-build.ts";

const project = join(import.meta.dirname, "../../../..");
const left = /^(?:node_modules|build|test-results|screenshots|\..*)$/;
const builds = [webBuild, serverBuild];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "hunarmand-builds-"));
  const isSource = (path: string) =>
    !relative(project, path)
      .split(sep)
      .some((name) => left.test(name));
  for (const name of readdirSync(project).filter((entry) => !left.test(entry) && entry !== "docs"))
    cpSync(join(project, name), join(copy, name), { recursive: true, filter: isSource, preserveTimestamps: true });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Returns those of the files whose change makes no build due. Restores all of them. */
function listIgnored(app: string, files: readonly string[]): string[] {
  const stamp = () => computeStamp({ app, settings: "" }, copy);
  const before = stamp();
  const ignored = files.filter((file) => {
    const path = join(copy, file);
    const { atime, mtime } = statSync(path);
    utimesSync(path, atime, new Date(mtime.getTime() + 1_000));
    const after = stamp();
    utimesSync(path, atime, mtime);
    return after === before;
  });
  // A stamp lists and reads the state of thousands of files, so this is not checked after each file.
  expect(stamp(), "all files as they were").toBe(before);
  return ignored;
}

const isTest = (file: string): boolean =>
  /\.test\.tsx?$|^(?:apps|packages)\/[^/]+\/(?:test|e2e|test-setup)\//.test(file);

/** One file of each folder of the workspace, and all files of its first folder. */
function listFiles(workspace: string): string[] {
  const entries = readdirSync(join(copy, workspace), { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(copy, join(entry.parentPath, entry.name)))
    .filter((file) => !isTest(file));
  const folders = new Map(files.map((file) => [file.split("/").slice(0, 4).join("/"), file]));
  return [...new Set([...folders.values(), ...files.filter((file) => file.split("/").length === 3)])];
}

/** Returns the app's dependencies that are workspaces, as "packages/api". */
function listPackages(app: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(project, app, "package.json"), "utf8"));
  return Object.keys(dependencies)
    .filter((name) => name.startsWith("@hunarmand/"))
    .map((name) => name.replace("@hunarmand", "packages"));
}

test.each(builds)("$name is due after a change in its app or in a package that the app imports", ({ app }) => {
  const packages = listPackages(app);
  expect(packages).toEqual(["packages/api", "packages/texts"]);
  const files = [...packages, app].flatMap(listFiles);
  expect(files).toContain(`${app}/package.json`);
  expect(listIgnored(app, files)).toEqual([]);
});

test("the web app is due after a change of the files that it is built from", () => {
  const files = [
    "apps/web/paint-first.ts",
    "apps/web/finish-pages.ts",
    "apps/web/app/locales/en/jobs.json",
    "packages/texts/src/vite-plugin.ts",
    "builds.ts",
    "package-lock.json",
    "tsconfig.base.json",
  ];
  expect(listIgnored(webBuild.app, files)).toEqual([]);
});

test("a change of a test, of its support or of another app does not make the web app's build due", () => {
  const files = ["apps/web/e2e/go.ts", "apps/web/paint-first.test.ts", "apps/server/src/server.ts"];
  expect(listIgnored(webBuild.app, files)).toEqual(files);
});

test.each(builds)("$name is due after a file is added or removed, and after a setting changes", ({ app }) => {
  const stamp = () => computeStamp({ app, settings: "" }, copy);
  const before = stamp();
  const file = join(copy, app, "another.ts");
  writeFileSync(file, "");
  expect(stamp()).not.toBe(before);
  rmSync(file);
  expect(stamp()).toBe(before);
  expect(computeStamp({ app, settings: "https://portal.example" }, copy)).not.toBe(before);
});

test.each(builds)("$name is due after packages are installed", ({ app }) => {
  const before = computeStamp({ app, settings: "" }, copy);
  cpSync(join(project, "package.json"), join(copy, "node_modules/.package-lock.json"));
  expect(computeStamp({ app, settings: "" }, copy)).not.toBe(before);
});
