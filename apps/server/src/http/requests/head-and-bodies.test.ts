import { calls } from "@hunarmand/api/index";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { uploadProfile } from "@hunarmand/api/providers/documents";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { contactForm } from "../../../test/forms.ts";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { makeForm, makePicture } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";
import { readBuiltPages } from "../built-pages.ts";
import { openStreetMap } from "../pages/map-tiles.ts";
import { webPages } from "../pages/web-pages.ts";

const portal = await startPortal();
const folder = `${import.meta.dirname}/../../../test/pages`;

/** Headers that may differ between two replies to the same request. */
const passing = [
  "date",
  "x-request-id",
  "connection",
  "x-next-cursor",
  "set-cookie",
  "transfer-encoding",
  "content-length",
];
const lasting = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name)));

describe("HEAD", () => {
  it.each([openStreetMap, "https://tiles.example"])(
    "of every page and file has the headers of GET and no body (%s)",
    async (mapTileUrl) => {
      const app = Fastify({ routerOptions: { ignoreTrailingSlash: true, caseSensitive: false } });
      const settings = { read: async () => ({}) };
      await app.register(webPages, { mapTileUrl, settings, folder, pageOf: await readBuiltPages(folder) });
      for (const url of ["/", "/one", "/One/", "/two/index.html", "/two?x=1", "/unknown/5", "/jobs/1", "/%6fne"]) {
        for (const encoding of ["identity", "gzip, br"]) {
          const headers = { accept: "text/html", "accept-encoding": encoding };
          const [get, head] = [await app.inject({ url, headers }), await app.inject({ method: "HEAD", url, headers })];
          expect([url, head.statusCode]).toEqual([url, get.statusCode]);
          expect(get.statusCode).toBeLessThan(400);
          expect(lasting(head.headers), url).toEqual(lasting(get.headers));
          expect(head.body).toBe("");
        }
      }
    },
  );

  it("of every call that reads gets the status of GET", async () => {
    const headers = await portal.headersOf(await makeStaff(portal));
    for (const { method, path } of Object.values(calls)) {
      if (method !== "GET" || path === "/events") continue;
      const url = `/api${path.replace(/:\w+/g, "1")}`;
      const [get, head] = [
        await portal.app.inject({ url, headers }),
        await portal.app.inject({ method: "HEAD", url, headers }),
      ];
      expect([path, head.statusCode, head.body]).toEqual([path, get.statusCode, ""]);
    }
  });

  it.each(["/healthz", "/readyz", "/metrics", "/api/openapi.json"])("of %s gets the status of GET", async (url) => {
    expect(await portal.app.inject({ method: "HEAD", url })).toMatchObject({ statusCode: 200, body: "" });
  });
});

describe("a served file", () => {
  it("says how to treat it and has a name that no person chose", async () => {
    const provider = await makeProvider(portal);
    const body = makeForm({ Email: provider.email, File: await makePicture({ format: "png" }) });
    expect((await portal.as(provider).call(uploadProfile, { body })).status).toBe(200);
    const headers = await portal.headersOf(provider);
    const url = `/api/Provider/profile-image?email=${provider.email}`;
    const served = await portal.app.inject({ url, headers });
    expect([served.statusCode, served.headers["content-disposition"]]).toEqual([
      200,
      expect.stringMatching(/^inline; filename="file\.(webp|jpeg|png)"$/),
    ]);
    const head = await portal.app.inject({ method: "HEAD", url, headers });
    expect(lasting(head.headers)).toEqual(lasting(served.headers));
  });
});

describe("a body that is neither JSON nor a form", () => {
  it.each([
    "text/plain",
    "text/plain; charset=utf-8",
    "text/html",
    "application/xml",
    "application/x-www-form-urlencoded",
    "application/octet-stream",
    "application/jsonp",
    "text/json",
    "nonsense",
  ])("is refused with 415: %s", async (type) => {
    for (const path of [createComplain.path, "/Provider/logout", "/Contracts/new"]) {
      const answer = await portal.app.inject({
        method: "POST",
        url: `/api${path}`,
        headers: { ...(await portal.headersOf(await makeProvider(portal))), "content-type": type },
        payload: JSON.stringify(contactForm),
      });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 415, "unsupported-type"]);
    }
    expect(await portal.db.selectFrom("inquiries").select("id").execute()).toEqual([]);
  });

  it("is refused without a type too", async () => {
    const payload = Buffer.from(JSON.stringify(contactForm));
    const answer = await portal.app.inject({ method: "POST", url: `/api${createComplain.path}`, payload });
    expect(answer.statusCode).toBe(415);
  });
});
