import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import fp from "fastify-plugin";
import { AppError } from "../app-error.ts";
import { readBuiltPages, webFolder } from "./built-pages.ts";

const oneYearMilliseconds = 31_536_000_000;
const isHashed = /[/\\]assets[/\\]/;

/**
 * The built web app: prerendered pages, hashed assets for ever, and the empty shell for every other path, in which the
 * browser's router goes on (unknown paths end at /home).
 */
export const webPages = fp(async (app) => {
  const pageOf = await readBuiltPages();
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === "GET" && !request.url.toLowerCase().startsWith("/api");
    if (!isPage || !existsSync(webFolder)) throw new AppError("not-found");
    return reply.header("cache-control", "no-cache").sendFile(pageOf(request.url).file);
  });
  app.get("/", (_request, reply) => reply.redirect("/home"));
  if (!existsSync(webFolder)) return;
  await app.register(fastifyStatic, {
    root: webFolder,
    wildcard: true,
    preCompressed: true,
    redirect: false,
    index: "index.html",
    maxAge: oneYearMilliseconds,
    immutable: true,
    setHeaders: (response, path) => {
      if (!isHashed.test(path)) response.header("cache-control", "no-cache");
    },
  });
});
