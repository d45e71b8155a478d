import { listCities } from "@hunarmand/api/lookups/lookups";
import { describe, expect, it } from "vitest";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();
const metricsToken = "a token for the watchman";

const readMetrics = async (remoteAddress: string, headers: Record<string, string> = {}) => {
  const { app } = await openVariant(portal, { settings: { metricsToken } });
  return app.inject({ url: "/metrics", remoteAddress, headers });
};

describe("/metrics", () => {
  it("counts calls by route and status for a reader on this machine", async () => {
    await portal.call(listCities, {});
    const { body, headers } = await portal.app.inject({ url: "/metrics" });
    expect(headers["content-type"]).toContain("text/plain");
    expect(body).toMatch(/http_request_duration_seconds_count\{.*route="\/api\/City\/cities-list",status="200".*\} \d/);
    expect(body).toContain("nodejs_eventloop_lag_seconds");
  });

  it("is refused elsewhere without the token", async () => {
    expect((await readMetrics("203.0.113.5")).statusCode).toBe(404);
    expect((await readMetrics("203.0.113.5", { authorization: "Bearer guess" })).statusCode).toBe(404);
    expect((await readMetrics("203.0.113.5", { authorization: `Bearer ${metricsToken}` })).statusCode).toBe(200);
  });

  it("is refused to clients behind a proxy on this machine", async () => {
    expect((await readMetrics("127.0.0.1", { "x-forwarded-for": "203.0.113.5" })).statusCode).toBe(404);
  });

  it.each([
    ["x-real-ip", "203.0.113.5"],
    ["via", "1.1 proxy"],
    ["forwarded", "for=203.0.113.5"],
    ["x-forwarded-host", "portal.example"],
    ["x-forwarded-proto", "https"],
    ["cf-connecting-ip", "203.0.113.5"],
    ["true-client-ip", "203.0.113.5"],
    ["x-client-ip", "203.0.113.5"],
    ["host", "portal.example"],
    ["host", "localhost.portal.example"],
  ])("is refused to clients behind a proxy that only sets %s", async (name, value) => {
    expect((await readMetrics("127.0.0.1", { [name]: value })).statusCode).toBe(404);
    expect((await readMetrics("::ffff:127.0.0.1")).statusCode).toBe(200);
  });

  it("is not opened by claiming to come from this machine", async () => {
    const { app } = await openVariant(portal, { settings: { trustProxy: 1 } });
    const headers = { "x-forwarded-for": "127.0.0.1" };
    for (const remoteAddress of ["127.0.0.1", "203.0.113.5"])
      expect((await app.inject({ url: "/metrics", remoteAddress, headers })).statusCode).toBe(404);
  });
});
