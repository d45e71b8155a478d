import { once } from "node:events";
import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { openLimits } from "../../services/login/limits.ts";
import { isBelowApi, readPath } from "./request-path.ts";

const portal = await startPortal();
const { app } = await openVariant(portal, {});
await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());

const login = JSON.stringify({ identifier: "nobody@example.pk", password: "a good long password" });

interface Sent {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the path exactly as written. Other clients would normalise it. */
async function ask(path: string, options: RequestOptions & { payload?: string } = {}): Promise<Sent> {
  const { port } = app.server.address() as AddressInfo;
  const sending = request({ host: "127.0.0.1", port, path, ...options });
  sending.end(options.payload);
  const [response] = await once(sending, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const spellings = [
  "/api/Provider/login",
  "/%61pi/Provider/login",
  "/%61%70%69/Provider/login",
  "/API/provider/LOGIN/",
  "/api/%50rovider/%6cogin",
  "/api/Provider/login?x=/home",
  "/api/Provider/login#home",
  "http://portal.test/api/Provider/login",
  "https://portal.test/%61pi/Provider/login",
  "//api/Provider/login",
  "/./api/Provider/login",
  "/home/../api/Provider/login",
  "/api//Provider/login",
  "/api%2FProvider%2Flogin",
  "/api;x=1/Provider/login",
];

describe("a call by another spelling of its path", () => {
  it.each(spellings)("does not bypass the XSRF rule: %s", async (path) => {
    const headers = { "content-type": "application/json", cookie: "XSRF-TOKEN=abc" };
    const forged = await ask(path, { method: "POST", headers, payload: login });
    expect([403, 404]).toContain(forged.status);
    expect(JSON.parse(forged.body).code).toMatch(/^(forged-request|not-found)$/);
    const foreign = { "content-type": "application/json", "sec-fetch-site": "cross-site" };
    expect([403, 404]).toContain((await ask(path, { method: "POST", headers: foreign, payload: login })).status);
  });

  it.each(["/%61pi/User/user-data", "/API/user/User-Data/", "http://portal.test/api/User/user-data"])(
    "has the same access rules, headers and limits: %s",
    async (path) => {
      const { status, headers, body } = await ask(path, { headers: { accept: "text/html" } });
      expect([status, JSON.parse(body).code]).toEqual([401, "not-signed-in"]);
      expect(headers["cache-control"]).toBe("no-store");
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
    },
  );

  it("counts for the same limit", async () => {
    const limited = await openVariant(portal, { services: { limits: openLimits(portal, 1) } });
    for (let i = 0; i < 100; i++)
      await limited.app.inject(i % 2 ? "/%61pi/City/cities-list" : "/api/City/%63ities-list");
    expect((await limited.app.inject("/api/City/cities-list")).statusCode).toBe(429);
  });

  it("repeats the stored reply of an Idempotency-Key", async () => {
    const person = await makeCustomer(portal);
    const headers = { ...(await portal.headersOf(person)), "idempotency-key": "one" };
    const payload = { totalHandymen: 1, duration: "1 Day", city: "Lahore", phone: "03001234567" };
    for (const url of ["/api/Contracts/quote", "/%61pi/contracts/%71uote/"])
      expect((await portal.app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(200);
    expect(await portal.db.selectFrom("quotes").select("id").execute()).toHaveLength(1);
  });
});

describe("an address below /api that is not a call", () => {
  it.each(["/api", "/API/", "/%61pi/nothing", "/api%2Fnothing", "//api/nothing", "http://portal.test/api/nothing"])(
    "gets an error body and never a page: %s",
    async (path) => {
      const { status, headers, body } = await ask(path, { headers: { accept: "text/html" } });
      expect([status, JSON.parse(body).code]).toEqual([404, "not-found"]);
      expect(headers["set-cookie"]).toBeUndefined();
    },
  );

  it("is not confused with pages whose names begin the same way", () => {
    expect(["/apiary", "/home/api", "/apis/x", "/?next=/api/x"].filter(isBelowApi)).toEqual([]);
    expect(readPath("http://portal.test?x=1")).toBe("");
    expect(readPath("/%ED%A0%80")).toBe("/%ED%A0%80");
  });
});
