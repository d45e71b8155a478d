import fastifySwagger, { type StaticDocumentSpec } from "@fastify/swagger";
import fastifySwaggerUi from "@fastify/swagger-ui";
import fp from "fastify-plugin";
import { writeOpenApi } from "./openapi.ts";

/** The page's scripts and styles are files of ours; nothing is written into it, nothing comes from elsewhere. */
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

/** The reference of all calls: /api/openapi.json for machines, /api/docs for people. */
export const reference = fp(async (app) => {
  const document = writeOpenApi();
  const text = JSON.stringify(document);
  app.get("/api/openapi.json", async (_request, reply) =>
    reply.header("cache-control", "no-cache").type("application/json; charset=utf-8").send(text),
  );
  await app.register(async (page) => {
    // The plugin's types know OpenAPI 3.0 alone; it hands any document on as it is.
    const specification = { document: document as unknown as StaticDocumentSpec["document"] };
    await page.register(fastifySwagger, { mode: "static", specification });
    await page.register(fastifySwaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: contentSecurityPolicy,
      uiConfig: { layout: "BaseLayout", defaultModelsExpandDepth: 0, docExpansion: "none", filter: true },
    });
  });
});
