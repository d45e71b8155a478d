import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { ChunkReport } from "./chunk-report.ts";

/** The server's compression for all but a page's first visitor. */
const pageQuality = 10;

export interface Route {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  imports: readonly string[];
  css: readonly string[];
}

/**
 * The files that a build of the web app makes a browser load, named relative to the client's folder:
 * "assets/home-1a2b.js".
 */
export interface BuiltFiles {
  chunks: Readonly<Record<string, ChunkReport>>;
  routes: readonly Route[];
  sizeOf(file: string): number;
  readPage(path: string): string;
  readFile(name: string): string;
  /** Returns the languages in which the build has this page: English at the top, others in their folders. */
  listLanguages(page: string): string[];
}

export function readBuiltFiles(folder: string): BuiltFiles {
  const client = join(folder, "client");
  const chunks = JSON.parse(readFileSync(join(folder, "chunks.json"), "utf8")) as BuiltFiles["chunks"];
  return {
    chunks,
    routes: readRoutes(client),
    sizeOf: (file) =>
      (statSync(join(client, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(join(client, file))).size,
    readPage: (path) => readFileSync(join(client, path, "index.html"), "utf8"),
    readFile: (name) => readFileSync(join(client, name), "utf8"),
    listLanguages: (page) => [
      "en",
      ...readdirSync(client).filter((name) => /^[a-z]{2}$/.test(name) && existsSync(join(client, name, page))),
    ],
  };
}

/** The manifest is a script that sets one property of the window to a JSON value. */
export function readRoutes(client: string): Route[] {
  const name = readdirSync(join(client, "assets")).find((file) => /^manifest-.*\.js$/.test(file)) ?? "";
  const script = readFileSync(join(client, "assets", name), "utf8");
  const { routes } = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1));
  return Object.values(routes);
}

export const toFile = (url: string): string => url.replace(/^\//, "").replace(/#$/, "");

/** Returns these scripts with all that they import, directly or indirectly. */
function withImports({ chunks }: BuiltFiles, files: readonly string[]): Set<string> {
  const all = new Set<string>();
  const add = (file: string): void => {
    if (all.has(file)) return;
    all.add(file);
    chunks[file]?.imports.forEach(add);
  };
  files.forEach(add);
  return all;
}

/**
 * Returns the scripts and style sheets that a public page loads. The styles of a disabled style sheet are in the page
 * itself.
 */
export function listFilesOfPage(built: BuiltFiles, path: string): Set<string> {
  const html = built.readPage(path).replace(/<link[^>]* disabled=""\/>/g, "");
  const named = [...html.matchAll(/["'](\/assets\/[^"'#]+\.(?:js|css))/g)].map(([, url = ""]) => toFile(url));
  return withImports(built, named);
}

/** Returns the compressed bytes of the page with all its files. */
export function measurePage(built: BuiltFiles, path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: pageQuality };
  const html = brotliCompressSync(built.readPage(path), { params }).length;
  return html + sumOf(built, listFilesOfPage(built, path));
}

const sumOf = ({ sizeOf }: BuiltFiles, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + sizeOf(file), 0);

/** Returns the bytes that this route's screen loads when it is opened from /home. */
export function measureScreen(built: BuiltFiles, route: Route): number {
  const here = listFilesOfPage(built, "/home");
  const line = listLineage(built, route);
  const scripts = withImports(
    built,
    line.map(({ module }) => toFile(module)),
  );
  const files = new Set([...scripts, ...line.flatMap(({ css }) => css.map(toFile))]);
  return sumOf(
    built,
    [...files].filter((file) => !here.has(file)),
  );
}

/** Returns the bytes that a module makes /home load when it is imported on demand. */
export function measureLater(built: BuiltFiles, module: string): number {
  const here = listFilesOfPage(built, "/home");
  const own = Object.keys(built.chunks).filter((file) => module in (built.chunks[file]?.modules ?? {}));
  if (own.length === 0) throw new Error(`The build has no ${module}.`);
  return sumOf(
    built,
    [...withImports(built, own)].filter((file) => !here.has(file)),
  );
}

/** Returns scripts that this route loads but the manifest does not name: a navigation would not fetch them first. */
export function listUnnamed(built: BuiltFiles, { module, clientLoaderModule, clientMiddlewareModule, imports }: Route) {
  const own = [module, clientLoaderModule, clientMiddlewareModule].flatMap((file) => (file ? [toFile(file)] : []));
  const named = new Set([...own, ...imports.map(toFile), ...listFilesOfPage(built, "/home")]);
  return [...withImports(built, own)].filter((file) => !named.has(file));
}

/** Returns a route after its parents. */
export function listLineage({ routes }: Pick<BuiltFiles, "routes">, route: Route): Route[] {
  const parent = routes.find(({ id }) => id === route.parentId);
  return parent ? [...listLineage({ routes }, parent), route] : [route];
}

/** Returns each screen that has an address, such as "/jobs/:id/edit". */
export function listScreens(built: BuiltFiles): { path: string; route: Route }[] {
  return built.routes
    .filter(({ path }) => path && path !== "*")
    .map((route) => ({
      route,
      path: `/${listLineage(built, route)
        .flatMap(({ path }) => path || [])
        .join("/")}`,
    }));
}
