import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../../../../builds.ts";
import { root } from "../documents/repository.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const readJson = (path: string) => JSON.parse(read(path));

const { packages } = readJson("package-lock.json") as { packages: Record<string, { dev?: boolean }> };
/** The packages that `npm ci --omit=dev` installs at the root. */
const isInstalled = (name: string): boolean =>
  Object.entries(packages).some(([place, { dev }]) => place.endsWith(`node_modules/${name}`) && !dev);

const staticImport = /^(?:import|export)\s(?:[^"';]*\sfrom\s)?"([^"]+)"/gm;
const typeOnly = /^(?:import|export) type\s[^;]*;/gm;
const anyImport = /(?:\sfrom\s|^import\s|\bimport\()"([^"]+)"/gm;

const namesIn = (source: string, pattern: RegExp): string[] =>
  [...source.replace(typeOnly, "").matchAll(pattern)].map(([, name = ""]) => name);
const isPackage = (name: string): boolean =>
  !name.startsWith(".") && !name.startsWith("node:") && !builtinModules.includes(name);
/** `@fastify/static/x.js` -> `@fastify/static` */
const packageOf = (name: string): string => name.split("/", name.startsWith("@") ? 2 : 1).join("/");

/** All files that a start imports before it runs a build. */
function listStartFiles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = read(file);
  const named = [...namesIn(source, staticImport), ...namesIn(source, /await import\("([^"]+)"\)/gm)];
  for (const name of named.filter((one) => one.startsWith("."))) listStartFiles(join(dirname(file), name), seen);
  return seen;
}

it("a start in production imports only Node's modules and the repository's before it runs the build", () => {
  const files = [...listStartFiles("start.js")];
  expect(files).toEqual(expect.arrayContaining(["apps/server/server-build.ts", "apps/web/web-build.ts"]));
  for (const file of files) expect(namesIn(read(file), staticImport).filter(isPackage), file).toEqual([]);
});

it("packages that the server and its commands import are dependencies, and build tools are not", () => {
  for (const [folder, manifest] of [
    ["apps/server/src", "apps/server/package.json"],
    ["packages/api/src", "packages/api/package.json"],
  ] as const) {
    const { dependencies = {}, optionalDependencies = {} } = readJson(manifest);
    const allowed = new Set(Object.keys({ ...dependencies, ...optionalDependencies }));
    const files = listFiles(join(root, folder)).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
    for (const file of files) {
      const used = namesIn(readFileSync(file, "utf8"), anyImport).filter(isPackage).map(packageOf);
      expect(
        used.filter((name) => !allowed.has(name)),
        file,
      ).toEqual([]);
    }
    expect([...allowed].filter((name) => !name.startsWith("@hunarmand/") && !isInstalled(name))).toEqual([]);
  }
  const tools = [
    "vite",
    "rolldown",
    "@react-router/dev",
    "lightningcss",
    "typescript",
    "vitest",
    "@playwright/test",
    "knip",
  ];
  expect(tools.filter(isInstalled)).toEqual([]);
});
