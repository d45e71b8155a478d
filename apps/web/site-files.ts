import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { completeLanguages, type Language, languages } from "../../packages/texts/src/catalogue.ts";
import { toLanguagePath } from "../../packages/texts/src/language-paths.ts";
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

const urlset = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

/** Paths that only logged-in people can use. */
const privatePaths = ["/api/", "/office"];

export function writeSiteFiles(folder: string, publicUrl: string): void {
  writeFileSync(join(folder, "sitemap.xml"), makeSitemap(publicUrl));
  writeFileSync(join(folder, "robots.txt"), makeRobots(publicUrl));
}

/** Each page in each of these languages, with links between its languages. */
export function makeSitemap(publicUrl: string, offered: readonly Language[] = completeLanguages): string {
  const addresses = (path: string) =>
    offered.map((language) => [language, `${publicUrl}${toLanguagePath(language, path)}`]);
  const entries = listedPaths.flatMap((path) => {
    const links = offered.length > 1 ? addresses(path).map(([language, url]) => writeAlternate(language, url)) : [];
    return addresses(path).map(([, url = ""]) => `  <url><loc>${escapeXml(url)}</loc>${links.join("")}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    offered.length > 1 ? urlset.replace(">", ' xmlns:xhtml="http://www.w3.org/1999/xhtml">') : urlset,
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

export function makeRobots(publicUrl: string): string {
  const refusals = languages.flatMap(listPrivatePaths).map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...refusals, "", `Sitemap: ${publicUrl}/sitemap.xml`, ""].join("\n");
}

const writeAlternate = (language = "", url = ""): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;

/** The calls have no language. */
const listPrivatePaths = (language: Language): string[] =>
  language === "en" ? privatePaths : [toLanguagePath(language, "/office")];

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
