import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageBase, readLanguagePath } from "@hunarmand/texts/language-paths";
import { readPath } from "./requests/request-path.ts";

const webBuilds = join(import.meta.dirname, "../../../web/build");
const currentFile = join(webBuilds, "current");

/** The folder of the build that was the newest when this process started. Each build has its own folder. */
export const webFolder = join(
  webBuilds,
  existsSync(currentFile) ? readFileSync(currentFile, "utf8") : "none",
  "client",
);

/** Matches inline scripts. The Content-Security-Policy does not apply to data in a script element, such as JSON for search engines. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi;
const fallbackFile = "__spa-fallback.html";
const noPage: BuiltPage = { file: fallbackFile, scriptSources: "" };

/** A page that the build prerendered. */
export interface BuiltPage {
  /** Path below the web folder. */
  file: string;
  /** CSP sources of its inline scripts. */
  scriptSources: string;
}

/** Returns the page of a URL. */
export type PageOf = (url: string) => BuiltPage;

const sourceOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Returns the CSP sources of a page's inline scripts, without duplicates. */
export function hashInlineScripts(html: string): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, script = ""]) => script).filter(Boolean);
  return [...new Set(scripts.map(sourceOf))].join(" ");
}

/** `/Login/?next=1` and `/login/index.html` both become `/login`. */
const pathOf = (url: string): string =>
  readPath(url)
    .toLowerCase()
    .replace(/\/(index\.html)?$/, "") || "/";

/** Whether a URL is that of an empty page itself, which the service worker stores for its language. */
export const isEmptyPage = (url: string): boolean => pathOf(url).endsWith(`/${fallbackFile}`);

/** Lists the pages in a folder. Returns none before the first build. */
export async function listPageFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith(".html")).map((name) => name.replaceAll("\\", "/"));
}

/**
 * Reads the built pages once. Returns a function that finds the page of a URL. Without a page of its own it gets the empty page of its language,
 * which the browser's router fills. Page and CSP come from the same lookup, so they always match.
 */
export async function readBuiltPages(folder: string = webFolder): Promise<PageOf> {
  const read = async (file: string): Promise<[string, BuiltPage]> => {
    const scriptSources = hashInlineScripts(await readFile(join(folder, file), "utf8"));
    return [pathOf(`/${file}`), { file, scriptSources }];
  };
  const pages = new Map(await Promise.all((await listPageFiles(folder)).map(read)));
  const shellOf = (path: string): BuiltPage =>
    pages.get(`${languageBase(readLanguagePath(path).language)}/${fallbackFile}`) ??
    pages.get(`/${fallbackFile}`) ??
    noPage;
  return (url) => {
    const path = pathOf(url);
    return pages.get(path) ?? shellOf(path);
  };
}
