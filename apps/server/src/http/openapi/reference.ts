import fastifySwagger from "@fastify/swagger";
import fastifySwaggerUi from "@fastify/swagger-ui";
import fp from "fastify-plugin";
import { type FinishedBytes, finishBytes, sendFinished } from "../replies/finished-bytes.ts";
import { cacheReplies } from "./cache-replies.ts";
import { type OpenApi, writeOpenApi } from "./openapi.ts";

/** The page loads scripts and styles only from our own files, and has no inline scripts. */
const contentSecurityPolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": ["'self'", "data:"],
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

const json = "application/json; charset=utf-8";

/** The reference of all calls: /api/openapi.json for machines, /api/docs for people. Both are created on first use. */
export const reference = fp(async (app) => {
  let written: OpenApi | undefined;
  let finished: FinishedBytes | undefined;
  // Writing the document takes a tenth of a second, which would slow down every start.
  const readDocument = (): OpenApi => {
    written ??= writeOpenApi();
    return written;
  };
  app.get("/api/openapi.json", async (request, reply) => {
    finished ??= finishBytes(JSON.stringify(readDocument()), json);
    return sendFinished(request, reply.header("cache-control", "no-cache"), finished);
  });
  await app.register(async (page) => {
    const placeholder = { openapi: "3.1.0", info: { title: "", version: "" }, paths: {} };
    cacheReplies(page);
    await page.register(fastifySwagger, { mode: "static", specification: { document: placeholder } });
    await page.register(fastifySwaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: contentSecurityPolicy,
      transformSpecification: () => ({ ...readDocument() }),
      uiConfig: { layout: "BaseLayout", defaultModelsExpandDepth: 0, docExpansion: "none", filter: true },
    });
  });
});
