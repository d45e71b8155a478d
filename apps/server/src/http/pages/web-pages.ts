import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { PublicSettings } from "@hunarmand/api/staff/public-settings";
import fp from "fastify-plugin";
import { AppError } from "../../values/app-error.ts";
import { type PageOf, webFolder } from "../built-pages.ts";
import { type FinishedBytes, finishBytes, sendFinished } from "../replies/finished-bytes.ts";
import { isBelowApi, isPageAsked } from "../requests/request-path.ts";
import { fillPage } from "./fill-page.ts";
import { markPage, openStreetMap } from "./map-tiles.ts";

const oneYearMilliseconds = 31_536_000_000;
const isHashed = /(?:^|[/\\])assets[/\\]/;
/** What these say holds for a page, and is not asked of its scripts and styles: with them a page would load 10 KB more. */
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
/** A file whose name changes with what is in it is never asked for anew, nor in parts: these are a tenth of a kilobyte a file. */
const withoutRevalidation = { etag: false, lastModified: false, acceptRanges: false };

interface PageOptions {
  mapTileUrl: string;
  settings: { read(): Promise<PublicSettings> };
  /** Of the same folder. */
  pageOf: PageOf;
  folder?: string;
}

/**
 * The built web app: prerendered pages with the office's settings in them, hashed assets for ever, and the empty shell for
 * every other path, in which the browser's router goes on (unknown paths end at /home).
 */
export const webPages = fp(async (app, { pageOf, folder = webFolder, ...options }: PageOptions) => {
  const isBuilt = existsSync(folder);
  const getPage = keepPages({ ...options, folder });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageAsked(request) || !isBuilt) throw new AppError("not-found");
    reply.header("cache-control", "no-cache");
    return sendFinished(request, reply, await getPage(pageOf(request.url).file));
  });
  // What is asked of the API by a spelling that only files could have: it gets no file's error either.
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.url === "/*" && isBelowApi(request.url)) throw new AppError("not-found");
  });
  app.get("/", { config: { rate: "web" } }, (_request, reply) => reply.redirect("/home"));
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
        // Helmet writes past Fastify.
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
 * What a build consists of, but for its pages, which are served as they were filled and never as they lie on the disk. Read once: the
 * plugin's own route reads the folder of a file anew for each request, of which a page makes seventy, and that folder holds a thousand names.
 */
async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const names = paths.map((path) => relative(folder, path).replaceAll(sep, "/"));
  return new Set(names.filter((name) => !name.endsWith(".html")));
}

/** Fills each page once for the settings that hold now, when the first visitor asks for it; others who come meanwhile wait for the same. */
function keepPages({ folder, mapTileUrl, settings }: Omit<PageOptions, "pageOf"> & { folder: string }) {
  let filled = new Map<string, Promise<FinishedBytes>>();
  let filledWith: PublicSettings | undefined;

  const fill = async (file: string, current: PublicSettings): Promise<FinishedBytes> => {
    const html = fillPage(await readFile(join(folder, file), "utf8"), current);
    return finishBytes(mapTileUrl === openStreetMap ? html : markPage(html, mapTileUrl), "text/html; charset=utf-8");
  };
  return async (file: string): Promise<FinishedBytes> => {
    const current = await settings.read();
    if (current !== filledWith) [filled, filledWith] = [new Map(), current];
    const pages = filled;
    const page = pages.get(file) ?? fill(file, current);
    pages.set(file, page);
    // What could not be read is read again for the next visitor.
    page.catch(() => pages.delete(file));
    return page;
  };
}
