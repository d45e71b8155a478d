import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { hashInlineScripts, readBuiltPages } from "../built-pages.ts";
import { markPage, openStreetMap, tileTemplate } from "./map-tiles.ts";
import { webPages } from "./web-pages.ts";

const folder = `${import.meta.dirname}/../../../test/pages`;
const own = 'https://{s}.tiles.example/$&/{z}/{x}/{y}@2x.png?key="1"&style=a';
const meta = '<meta name="map-tile-url" content="https://tiles.example/{z}/{x}/{y}.png"/></head>';

async function openPages(mapTileUrl: string) {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true, caseSensitive: false } });
  const settings = { read: async () => ({}) };
  await app.register(webPages, { mapTileUrl, settings, folder, pageOf: await readBuiltPages(folder) });
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

describe("the source of map tiles", () => {
  it("is a full address, or the root of a tree of tiles", () => {
    expect(tileTemplate(own)).toBe(own);
    expect(tileTemplate("https://tiles.example/")).toBe("https://tiles.example/{z}/{x}/{y}.png");
  });

  it("is written into the head as configured, with any characters", () => {
    expect(markPage("<head></head>", own)).toBe(
      '<head><meta name="map-tile-url" content="https://{s}.tiles.example/$&amp;/{z}/{x}/{y}@2x.png?key=&quot;1&quot;&amp;style=a"/></head>',
    );
  });

  it("is written into every page, at every address of the page", async () => {
    const get = await openPages("https://tiles.example");
    for (const url of ["/two", "/Two/", "/two/index.html", "/two?x=1"]) {
      const { statusCode, body, headers } = await get(url);
      expect([url, statusCode, headers["content-type"]]).toEqual([url, 200, "text/html; charset=utf-8"]);
      expect(body).toContain(meta);
      expect(hashInlineScripts(body), "what the CSP allows").toBe(hashInlineScripts("<script>two()</script>"));
    }
    expect((await get("/unknown/5")).body).toContain("shell()");
  });

  it("is in the compressed forms too", async () => {
    const get = await openPages("https://tiles.example");
    const zipped = await get("/two", { "accept-encoding": "gzip, deflate" });
    expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(gunzipSync(zipped.rawPayload).toString()).toContain(meta);
    const small = await get("/two", { "accept-encoding": "gzip, deflate, br" });
    expect(small.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(small.rawPayload).toString()).toContain(meta);
  });

  it("changes the page's ETag", async () => {
    const [former, now] = [await openPages("https://former.example"), await openPages("https://tiles.example")];
    const { etag = "" } = (await former("/two")).headers;
    expect((await former("/two", { "if-none-match": String(etag) })).statusCode).toBe(304);
    const changed = await now("/two", { "if-none-match": String(etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers["cache-control"]).toBe("no-cache");
  });

  it("is left out if it is the default", async () => {
    const get = await openPages(openStreetMap);
    expect((await get("/two")).body).not.toContain("map-tile-url");
  });
});
