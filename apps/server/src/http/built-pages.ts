import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readPath } from "./requests/request-path.ts";

const webBuilds = join(import.meta.dirname, "../../../web/build");
const currentFile = join(webBuilds, "current");

/** The web app as it was built last when this process started; a later build has a folder of its own. */
export const webFolder = join(
  webBuilds,
  existsSync(currentFile) ? readFileSync(currentFile, "utf8") : "none",
  "client",
);

/** Data in a script element, such as JSON for search engines, is never run: the content policy does not ask for it. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi;
const fallbackFile = "__spa-fallback.html";
const noPage: BuiltPage = { file: fallbackFile, scriptSources: "" };

/** A page that the build wrote out. */
export interface BuiltPage {
  /** Below the web folder. */
  file: string;
  /** Its inline scripts as CSP sources. */
  scriptSources: string;
}

/** Which page a URL gets. */
export type PageOf = (url: string) => BuiltPage;

const sourceOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The CSP sources of a page's inline scripts, each once. */
export function hashInlineScripts(html: string): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, script = ""]) => script).filter(Boolean);
  return [...new Set(scripts.map(sourceOf))].join(" ");
}

/** `/Login/?next=1` and `/login/index.html` are the page `/login`. */
const pathOf = (url: string): string =>
  readPath(url)
    .toLowerCase()
    .replace(/\/(index\.html)?$/, "") || "/";

/** The pages below a folder; none before the first build. */
export async function listPageFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(".html")).map((name) => name.replaceAll("\\", "/"));
}

/**
 * Reads the built pages once, and returns which of them a URL gets: its own, or the empty shell in which the browser's
 * router goes on. One lookup for the page and its CSP, so that the two always fit.
 */
export async function readBuiltPages(folder: string = webFolder): Promise<PageOf> {
  const read = async (file: string): Promise<[string, BuiltPage]> => {
    const scriptSources = hashInlineScripts(await readFile(join(folder, file), "utf8"));
    return [pathOf(`/${file}`), { file, scriptSources }];
  };
  const pages = new Map(await Promise.all((await listPageFiles(folder)).map(read)));
  const shell = pages.get(`/${fallbackFile}`) ?? noPage;
  return (url) => pages.get(pathOf(url)) ?? shell;
}
