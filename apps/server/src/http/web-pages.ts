import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import fp from "fastify-plugin";
import { AppError } from "../app-error.ts";
import { listPageFiles, type PageOf, webFolder } from "./built-pages.ts";
import { markPages, openStreetMap, sendMarked } from "./map-tiles.ts";
import { isBelowApi } from "./request-path.ts";

const oneYearMilliseconds = 31_536_000_000;
const isHashed = /[/\\]assets[/\\]/;
const readingMethods = new Set(["GET", "HEAD"]);
const isPageFile = /(\/|\.html)$/;

interface PageSettings {
  mapTileUrl: string;
  /** Of the same folder. */
  pageOf: PageOf;
  folder?: string;
}

/**
 * The built web app: prerendered pages, hashed assets for ever, and the empty shell for every other path, in which the
 * browser's router goes on (unknown paths end at /home).
 */
export const webPages = fp(async (app, { mapTileUrl, pageOf, folder = webFolder }: PageSettings) => {
  const isBuilt = existsSync(folder);
  const hasOwnTiles = isBuilt && mapTileUrl !== openStreetMap;
  const marked = hasOwnTiles ? await markPages(folder, await listPageFiles(folder), mapTileUrl) : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = readingMethods.has(request.method) && !isBelowApi(request.url);
    if (!isPage || !isBuilt) throw new AppError("not-found");
    const { file } = pageOf(request.url);
    const page = marked?.get(file);
    reply.header("cache-control", "no-cache");
    return page ? sendMarked(request, reply, page) : reply.sendFile(file);
  });
  app.get("/", (_request, reply) => reply.redirect("/home"));
  if (!isBuilt) return;
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    preCompressed: true,
    redirect: false,
    index: "index.html",
    maxAge: oneYearMilliseconds,
    immutable: true,
    setHeaders: (response, path) => {
      if (!isHashed.test(path)) response.header("cache-control", "no-cache");
    },
    // Every page as it was marked, never as it lies on the disk.
    ...(marked ? { allowedPath: (path: string) => !isPageFile.test(path) } : {}),
  });
});
