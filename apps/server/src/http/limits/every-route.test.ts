import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { listProviders } from "@hunarmand/api/providers/office";
import type { FastifyInstance, HTTPMethods } from "fastify";
import { expect, it } from "vitest";
import { openLimited, refused } from "../../../test/limited-portal.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

interface Route {
  method: HTTPMethods;
  url: string;
}

/** The portal with its limits multiplied by `scale`, and all routes of its app. */
async function openWithRoutes(scale: number) {
  const routes: Route[] = [];
  const follow = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url }) => {
      routes.push(...[method].flat().map((each) => ({ method: each, url })));
    });
  };
  subscribe("fastify.initialization", follow);
  const limited = await openLimited(portal, { scale });
  unsubscribe("fastify.initialization", follow);
  return { ...limited, routes };
}

it("every route has a limit, and so does an unknown address", async () => {
  const { app, routes } = await openWithRoutes(0);
  const elsewhere: Route[] = [
    { method: "GET", url: "/" },
    { method: "GET", url: "/nowhere" },
    { method: "GET", url: "/api/nowhere" },
    { method: "POST", url: "/nowhere" },
    { method: "OPTIONS", url: "/api/openapi.json" },
  ];
  for (const url of [
    "/healthz",
    "/metrics",
    "/paymentreturn",
    "/api/openapi.json",
    "/api/docs/yaml",
    "/api/Provider/login",
  ])
    expect(routes.map((route) => route.url)).toContain(url);
  const free: string[] = [];
  for (const { method, url } of [...routes, ...elsewhere]) {
    const { statusCode, headers } = await app.inject({ method, url: url.replaceAll(/:\w+|\*/g, "some") });
    if (statusCode !== 429 || !headers["retry-after"]) free.push(`${method} ${url}: ${statusCode}`);
  }
  expect(free).toEqual([]);
});

it("refused requests count too: calls without the right to make them, and forms from other sites", async () => {
  const { app, call } = await openLimited(portal);
  for (let i = 0; i < 60; i++) expect((await call(listProviders, { query: {} })).status).toBe(401);
  const forged = { method: "POST", url: "/api/Provider/login", headers: { "sec-fetch-site": "cross-site" } } as const;
  for (let i = 0; i < 40; i++) expect((await app.inject(forged)).statusCode).toBe(403);
  expect(await call(listProviders, { query: {} })).toMatchObject(refused);
  portal.clock.advance({ minutes: 1 });
  expect((await call(listProviders, { query: {} })).status).toBe(401);
});

it("reading the API reference uses up no calls, and a page's files use up no pages", async () => {
  const { app, call } = await openLimited(portal, { trustProxy: 1 });
  // The head alone counts as well, and spares 300 copies of the document.
  const ask = (address: string) =>
    app.inject({ method: "HEAD", url: "/api/openapi.json", headers: { "x-forwarded-for": address } });
  for (let i = 0; i < 300; i++) expect((await ask("203.0.113.1")).statusCode).toBe(200);
  expect((await ask("203.0.113.1")).statusCode).toBe(429);
  expect((await ask("203.0.113.2")).statusCode).toBe(200);
  expect((await call(listProviders, { query: {} }, { "x-forwarded-for": "203.0.113.1" })).status).toBe(401);
});
