import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listedPaths } from "./app/public-paths.ts";

/** Where `npm start` serves by default; the same as the server's default. */
const defaultPublicUrl = "http://127.0.0.1:3000";

/**
 * Returns the address in canonical links, sitemap and social pictures. These must be absolute and the pages are files,
 * so PUBLIC_URL is read at build time; another value needs another build.
 */
export function readPublicUrl(environment: NodeJS.ProcessEnv = process.env): string {
  return (environment.PUBLIC_URL || defaultPublicUrl).replace(/\/+$/, "");
}

/** Paths that only logged-in people can use. */
const privatePaths = ["/api/", "/office"];

export function writeSiteFiles(folder: string, publicUrl: string): void {
  writeFileSync(join(folder, "sitemap.xml"), makeSitemap(publicUrl));
  writeFileSync(join(folder, "robots.txt"), makeRobots(publicUrl));
}

export function makeSitemap(publicUrl: string): string {
  const entries = listedPaths.map((path) => `  <url><loc>${escapeXml(`${publicUrl}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

export function makeRobots(publicUrl: string): string {
  const refusals = privatePaths.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...refusals, "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
