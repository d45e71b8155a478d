import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { startPortal } from "../../../test/portal.ts";
import { cacheReplies } from "./cache-replies.ts";

const { app } = await startPortal();

describe("cached replies of the API reference", () => {
  it.each([
    "/api/openapi.json",
    "/api/docs",
    "/api/docs/json",
    "/api/docs/yaml",
    "/api/docs/static/swagger-ui-bundle.js",
  ])("of %s are compressed once, and 304 for a browser with a current copy", async (url) => {
    const [first, second] = [await app.inject(url), await app.inject(`${url}?again`)];
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(second.headers["content-type"]).toBe(first.headers["content-type"]);
    const { etag } = second.headers;
    expect((await app.inject({ url, headers: { "if-none-match": String(etag) } })).statusCode).toBe(304);
    const small = await app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(brotliDecompressSync(small.rawPayload).equals(first.rawPayload)).toBe(true);
    expect((await app.inject({ method: "HEAD", url })).payload).toBe("");
  });

  it("are made once, and only replies with status 200 are cached", async () => {
    const made: string[] = [];
    const { app: small, make } = { app: Fastify(), make: (url: string) => made.push(url) };
    await small.register(async (scope) => {
      cacheReplies(scope);
      scope.get("/good", (request, reply) => reply.type("text/plain").send(`${make(request.url)}`));
      scope.get("/bad", (request, reply) => reply.code(404).send(`${make(request.url)}`));
    });
    for (const url of ["/good", "/good?1", "/bad", "/bad", "/good"]) await small.inject(url);
    expect(made).toEqual(["/good", "/bad", "/bad"]);
  });
});
