import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { webFolder } from "./web-pages.ts";

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const fallbackPage = "/__spa-fallback.html";

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The CSP sources of a page's inline scripts, each once. */
export function hashInlineScripts(html: string): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, script = ""]) => script).filter(Boolean);
  return [...new Set(scripts.map(hashOf))].join(" ");
}

const pagePath = (url: string): string =>
  (url.split("?")[0] ?? "").toLowerCase().replace(/\/(index\.html)?$/, "") || "/";

/** Reads the built pages once; answers, for a request's URL, the sources of the page that it will get. */
export async function readScriptHashes(folder: string = webFolder): Promise<(url: string) => string> {
  const pages = new Map<string, string>();
  if (existsSync(folder)) {
    for await (const file of glob("**/*.html", { cwd: folder })) {
      const path = pagePath(`/${file.replaceAll("\\", "/")}`);
      pages.set(path, hashInlineScripts(await readFile(join(folder, file), "utf8")));
    }
  }
  const fallback = pages.get(fallbackPage) ?? "";
  return (url) => pages.get(pagePath(url)) ?? (/^\/api(\/|$)/i.test(url) ? "" : fallback);
}
