import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import Fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { holdTime, passTime } from "../../../test/held-time.ts";
import { makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { makeDatabase } from "../../../test/postgres-server.ts";
import { openPostgres } from "../../database/postgres.ts";
import { migrate } from "../../database/schema/migrate.ts";
import { type FollowedSettings, followSettings } from "../../domain/settings/follow-settings.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";
import { openWakeUps } from "../../services/live/wake-ups.ts";
import { readBuiltPages } from "../built-pages.ts";
import { openStreetMap } from "./map-tiles.ts";
import { securityHeaders } from "./security-headers.ts";
import { webPages } from "./web-pages.ts";

const portal = await startPortal();
const folder = mkdtempSync(join(tmpdir(), "hunarmand-pages-"));
mkdirSync(join(folder, "help"));
const template = "<html><head></head><p>{{#office.phone}}Call {{office.phone}}{{/office.phone}}</p></html>";
writeFileSync(join(folder, "help/index.html"), template);
writeFileSync(join(folder, "__spa-fallback.html"), "<html><head></head></html>");
mkdirSync(join(folder, "ur/help"), { recursive: true });
writeFileSync(join(folder, "ur/help/index.html"), "<html><head></head><p>مدد</p></html>");
writeFileSync(join(folder, "ur/__spa-fallback.html"), '<html lang="ur"><head></head></html>');
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/home-1.js"), "export {}");
writeFileSync(join(folder, "robots.txt"), "Disallow: /api/");
writeFileSync(join(folder, "sw.js"), "self.addEventListener('fetch', () => {})");
writeFileSync(join(folder, "manifest.webmanifest"), "{}");
afterAll(() => rmSync(folder, { recursive: true }));

async function openPages(settings: Pick<FollowedSettings, "read">) {
  const app = Fastify();
  await app.register(webPages, { mapTileUrl: openStreetMap, settings, folder, pageOf: await readBuiltPages(folder) });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, text: async () => /<p>(.*)<\/p>/.exec((await get("/help")).body)?.[1] };
}

describe("the office's settings", () => {
  it("show on a page within seconds after a change, and disappear when they are removed", async () => {
    const settings = followSettings(portal.services, Promise.resolve());
    const { text } = await openPages(settings);
    const owner = portal.as(await makeStaff(portal));
    const save = (phone: string) => owner.call(updateOfficeSettings, { body: { contact: { phone } } });
    expect((await save("051 1234567")).status).toBe(200);
    await expect.poll(text).toBe("Call 051 1234567");
    await save("111-486-276");
    await expect.poll(text).toBe("Call 111-486-276");
    await save("");
    await expect.poll(text).toBe("");
    settings.stop();
  });

  it("show on every process after one process has changed them", async () => {
    const url = await makeDatabase();
    const processes = [openPostgres(url, { deadlineScale: 100 }), openPostgres(url, { deadlineScale: 100 })] as const;
    await migrate(processes[0].db);
    const wakeUps = processes.map(openWakeUps);
    const followed = processes.map(({ db }, index) => {
      const own = wakeUps[index] ?? openWakeUps(processes[0]);
      return followSettings({ db, wakeUps: own }, Promise.resolve());
    });
    const pages = await Promise.all(followed.map(openPages));
    const texts = () => Promise.all(pages.map(({ text }) => text()));
    expect(await texts()).toEqual(["", ""]);
    await writeSettings(processes[1].db, { contact: { phone: "051 7654321" } });
    wakeUps[1]?.send();
    await expect.poll(texts).toEqual(Array(2).fill("Call 051 7654321"));
    for (const { stop } of followed) stop();
    for (const { close } of processes) await close();
  });

  it("are in the compressed forms, and change the page's ETag", async () => {
    let phone = "051 1";
    const { get } = await openPages({ read: async () => ({ phone }) });
    const zipped = await get("/help", { "accept-encoding": "gzip" });
    expect(gunzipSync(zipped.rawPayload).toString()).toContain("Call 051 1<");
    const small = await get("/help", { "accept-encoding": "gzip, br" });
    expect(brotliDecompressSync(small.rawPayload).toString()).toContain("Call 051 1<");
    const kept = { "if-none-match": String(small.headers.etag) };
    expect((await get("/help", kept)).statusCode).toBe(304);
    phone = "051 2";
    expect(await get("/help", kept)).toMatchObject({ statusCode: 200, body: expect.stringContaining("Call 051 2<") });
  });

  it("are filled in at every address of a page, and other files are sent unchanged", async () => {
    const { get } = await openPages({ read: async () => ({}) });
    for (const url of ["/help/", "/help/index.html", "/Help?x=1", "/__spa-fallback.html", "/unknown"])
      expect((await get(url)).body).not.toContain("{{");
    expect((await get("/robots.txt")).body).toBe("Disallow: /api/");
  });

  it("do not delay a page while the database does not open", async () => {
    holdTime();
    const settings = followSettings(portal.services, new Promise(() => {}));
    const { get } = await openPages(settings);
    const page = get("/help");
    await passTime(2_000);
    expect((await page).statusCode).toBe(200);
    settings.stop();
  });
});

it("a page has all security headers, its scripts and styles only the one about their type", async () => {
  const pageOf = await readBuiltPages(folder);
  const app = Fastify();
  await app.register(securityHeaders, { isSecure: true, hstsSubdomains: false, mapTileUrl: openStreetMap, pageOf });
  await app.register(webPages, { mapTileUrl: openStreetMap, settings: { read: async () => ({}) }, folder, pageOf });
  const page = (await app.inject("/help")).headers;
  const script = (await app.inject("/assets/home-1.js")).headers;
  for (const name of ["content-security-policy", "x-frame-options", "permissions-policy"]) {
    expect(page[name], name).toBeDefined();
    expect(script[name], name).toBeUndefined();
  }
  const kept = ["x-content-type-options", "strict-transport-security", "cross-origin-resource-policy"];
  for (const name of kept) expect([script[name], page[name]]).toEqual([page[name], expect.any(String)]);
  expect((await app.inject("/robots.txt")).headers["content-security-policy"]).toBeDefined();
});

it("the service worker is revalidated each time, may fetch only from this site, and has its type", async () => {
  const pageOf = await readBuiltPages(folder);
  const app = Fastify();
  await app.register(securityHeaders, { isSecure: true, hstsSubdomains: false, mapTileUrl: openStreetMap, pageOf });
  await app.register(webPages, { mapTileUrl: openStreetMap, settings: { read: async () => ({}) }, folder, pageOf });
  const { headers, statusCode } = await app.inject("/sw.js");
  expect(statusCode).toBe(200);
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["content-type"]).toMatch(/^(?:text|application)\/javascript/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toMatch(/default-src 'self';.*connect-src 'self'/);
  const manifest = await app.inject("/manifest.webmanifest");
  expect(manifest.headers).toMatchObject({ "content-type": "application/manifest+json", "cache-control": "no-cache" });
});

it("a hashed file of another build is not found, and is never a page", async () => {
  const { get } = await openPages({ read: async () => ({}) });
  for (const file of ["/assets/home-0.js", "/assets/shell-0.css", "/Assets/home-0.js"]) {
    const { statusCode, headers } = await get(file);
    expect([statusCode, headers["content-type"]], file).toEqual([404, "application/json; charset=utf-8"]);
  }
});

describe("the language of a page", () => {
  const settings = { read: async () => ({}) };

  it("is that of the address, for every path", async () => {
    const { get, text } = await openPages(settings);
    expect((await get("/ur/help")).body).toContain("مدد");
    expect((await get("/ur/jobs/5?x=1")).body).toContain('lang="ur"');
    expect((await get("/jobs/5")).body).not.toContain("lang=");
    expect(await text()).toBe("");
  });

  it("is the one that the device has chosen, at the same path, and no copy of the redirect is kept", async () => {
    const { get } = await openPages(settings);
    const { statusCode, headers } = await get("/jobs/5?x=1", { cookie: "language=ur" });
    expect([statusCode, headers.location, headers["cache-control"]]).toEqual([302, "/ur/jobs/5?x=1", "no-cache"]);
    expect((await get("/ur/help", { cookie: "language=en" })).headers.location).toBe("/help");
    expect((await get("/", { cookie: "language=ur" })).headers.location).toBe("/ur/home");
    expect((await get("/ur")).headers.location).toBe("/ur/home");
    expect((await get("/ur/help", { cookie: "language=ur" })).statusCode).toBe(200);
  });

  it("is that of the address for an empty page itself: the service worker would store another language's for it", async () => {
    const { get } = await openPages(settings);
    for (const reader of [{ "accept-language": "ur-PK" }, { cookie: "language=ur" }])
      expect((await get("/__spa-fallback.html", reader)).body).not.toContain("lang=");
    expect((await get("/ur/__spa-fallback.html", { cookie: "language=en" })).body).toContain('lang="ur"');
  });

  it("changes no address of a script or of a call", async () => {
    const { get } = await openPages(settings);
    const cookie = "language=ur";
    expect((await get("/assets/home-1.js", { cookie })).statusCode).toBe(200);
    expect((await get("/api/nothing", { cookie })).headers.location).toBeUndefined();
  });
});
