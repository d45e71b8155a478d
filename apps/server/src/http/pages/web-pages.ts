import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { type PublicSettings, settingsIn } from "@hunarmand/api/staff/public-setting-names";
import { languages } from "@hunarmand/texts/catalogue";
import { languageBase, readLanguagePath, toLanguagePath } from "@hunarmand/texts/language-paths";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { AppError } from "../../values/app-error.ts";
import { isEmptyPage, type PageOf, webFolder } from "../built-pages.ts";
import { type FinishedBytes, finishBytes, sendFinished } from "../replies/finished-bytes.ts";
import { isBelowApi, isPageAsked, readPath } from "../requests/request-path.ts";
import { fillPage } from "./fill-page.ts";
import { markPage, openStreetMap } from "./map-tiles.ts";
import { findOwnAddress, makeOffer } from "./page-language.ts";

const oneYearMilliseconds = 31_536_000_000;
const isHashed = /(?:^|[/\\])assets[/\\]/;
/** A file of another build is missing, and no page: a browser would store the page as a script. */
const isBelowAssets = /^\/+assets\//i;
/** Headers that only apply to documents. On scripts and styles they would add 10 KB to a page load. */
const headersOfDocuments = [
  "content-security-policy",
  "permissions-policy",
  "referrer-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];
/** Files with a hash in their name are never revalidated or requested in parts. Without these headers each saves a tenth of a kilobyte. */
const withoutRevalidation = { etag: false, lastModified: false, acceptRanges: false };

interface PageOptions {
  mapTileUrl: string;
  settings: { read(): Promise<PublicSettings> };
  /** Of the same folder. */
  pageOf: PageOf;
  folder?: string;
}

/**
 * Serves the built web app: prerendered pages with the office's settings, hashed assets without expiry, and the empty shell for every other
 * path, where the browser's router takes over (unknown paths end at /home).
 */
export const webPages = fp(async (app, { pageOf, folder = webFolder, ...options }: PageOptions) => {
  const isBuilt = existsSync(folder);
  const getPage = cachePages({ ...options, folder });
  const findElsewhere = async ({ url, headers: { cookie, "accept-language": accepted } }: FastifyRequest, at = url) => {
    const { defaultLanguage } = await options.settings.read();
    return findOwnAddress({ url: at, cookie, acceptLanguage: accepted }, makeOffer(defaultLanguage));
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageAsked(request) || !isBuilt || isBelowAssets.test(readPath(request.url))) throw new AppError("not-found");
    reply.header("cache-control", "no-cache");
    const elsewhere = !isEmptyPage(request.url) && (await findElsewhere(request));
    if (elsewhere) return reply.redirect(elsewhere);
    return sendFinished(request, reply, await getPage(pageOf(request.url).file));
  });
  // A request for the API in a spelling that only matches files must not get a file's error.
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.url === "/*" && isBelowApi(request.url)) throw new AppError("not-found");
  });
  const start = { config: { rate: "web" } } as const;
  for (const language of languages) {
    const home = toLanguagePath(language, "/home");
    app.get(languageBase(language) || "/", start, async (request, reply) =>
      reply.redirect((await findElsewhere(request, home)) ?? home),
    );
  }
  if (!isBuilt) return;
  const files = await listFiles(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    maxAge: oneYearMilliseconds,
    immutable: true,
    setHeaders: (response, path) => {
      if (!isHashed.test(path)) return void response.header("cache-control", "no-cache");
      for (const name of headersOfDocuments) {
        response.removeHeader(name);
        // Helmet sets headers on the raw response, past Fastify.
        response.raw.removeHeader(name);
      }
    },
  });
  const ofPages = { schema: { hide: true }, config: { rate: "web" } } as const;
  app.get<{ Params: { "*": string } }>("/*", ofPages, (request, reply) => {
    const path = request.params["*"];
    if (!files.has(path)) return reply.callNotFound();
    return reply.sendFile(path, isHashed.test(path) ? withoutRevalidation : {});
  });
});

/**
 * Lists the build's files, without its pages, which are served from memory. Read once: the plugin's own route would read the file's folder
 * for each request, and a page makes seventy requests to a folder of a thousand files.
 */
async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const names = paths.map((path) => relative(folder, path).replaceAll(sep, "/"));
  return new Set(names.filter((name) => !name.endsWith(".html")));
}

/** Caches each page filled with the current settings. The first request fills it; requests meanwhile wait for the same result. */
function cachePages({ folder, mapTileUrl, settings }: Omit<PageOptions, "pageOf"> & { folder: string }) {
  let filled = new Map<string, Promise<FinishedBytes>>();
  let filledWith: PublicSettings | undefined;

  const fill = async (file: string, current: PublicSettings): Promise<FinishedBytes> => {
    const own = settingsIn(readLanguagePath(`/${file}`).language, current);
    const html = fillPage(await readFile(join(folder, file), "utf8"), own);
    return finishBytes(mapTileUrl === openStreetMap ? html : markPage(html, mapTileUrl), "text/html; charset=utf-8");
  };
  return async (file: string): Promise<FinishedBytes> => {
    const current = await settings.read();
    if (current !== filledWith) [filled, filledWith] = [new Map(), current];
    const pages = filled;
    const page = pages.get(file) ?? fill(file, current);
    pages.set(file, page);
    // A page that could not be read is read again on the next request.
    page.catch(() => pages.delete(file));
    return page;
  };
}
