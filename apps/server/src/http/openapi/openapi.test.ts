import type { Call } from "@hunarmand/api/call";
import { errors } from "@hunarmand/api/errors";
import { calls } from "@hunarmand/api/index";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { startPortal } from "../../../test/portal.ts";
import { sameRoute, specTable } from "../../../test/spec/spec-table.ts";
import type { OpenApi } from "./openapi.ts";

const { app } = await startPortal();
const document: OpenApi = (await app.inject("/api/openapi.json")).json();

const table = Object.entries(calls);
const routeOf = ({ method, path }: Call) => sameRoute({ method, path });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

describe("the table of calls", () => {
  it("has every call that the spec names", () => {
    const routes = table.map(([, call]) => routeOf(call));
    expect(specTable.filter((row) => !routes.includes(sameRoute(row)))).toEqual([]);
  });

  it("names no route twice", () => {
    const routes = table.map(([, call]) => routeOf(call));
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it("has a route for every call", () => {
    const without = table.filter(([, { method, path }]) => !app.hasRoute({ method, url: `/api${path}` }));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it("gives every call a sentence, an access rule and errors that exist", () => {
    for (const [name, call] of table) {
      expect([name, call.summary]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/s)]);
      expect(call.access).toBeTruthy();
      for (const code of call.errors ?? []) expect(errors).toHaveProperty(code);
    }
  });
});

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const result = await new Validator().validate({ ...document });
    expect(result).toMatchObject({ valid: true });
    expect(document.openapi).toBe("3.1.0");
  });

  it("contains all calls, each once, and nothing else", () => {
    const written = operations.map(({ path, method }) => sameRoute({ method: method as Call["method"], path }));
    expect(written.sort()).toEqual(table.map(([, call]) => routeOf(call)).sort());
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(table.map(([name]) => name).sort());
  });

  it("states for every call who may use it and how it refuses", () => {
    for (const { operation } of operations) {
      const { operationId, responses, security, description } = operation;
      const isPublic = calls[operationId]?.access === "public";
      expect([operationId, security]).toEqual([operationId, isPublic ? [] : [{ token: [] }]]);
      expect(description).toContain("**Who may use it:**");
      const expected = ["400", "429", "500", "503", ...(isPublic ? [] : ["401"])];
      expect([operationId, Object.keys(responses)]).toEqual([operationId, expect.arrayContaining(expected)]);
    }
  });

  it("names every part of a path as a parameter", () => {
    for (const { path, operation } of operations) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const named = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
      expect(named).toEqual(parts);
    }
  });

  it("refers only to definitions that it contains", () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
    const held = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(refs.filter((ref) => !held.includes(ref ?? ""))).toEqual([]);
  });

  it("contains the notes of each call as sentences, and the unit of each number", () => {
    for (const { operation } of operations) {
      const { notes = [] } = calls[operation.operationId] ?? {};
      for (const note of notes)
        expect([operation.operationId, note]).toEqual([expect.anything(), expect.stringMatching(/^[A-Z`].*[.']$/)]);
      expect(operation.description.startsWith(notes.join(" "))).toBe(true);
    }
    expect(table.filter(([, { notes }]) => notes).length).toBeGreaterThan(100);
    expect(document.components.schemas.Quote?.properties?.amount).toMatchObject({ description: "In PKR." });
  });

  it("describes forms, pages and the Idempotency-Key", () => {
    const signup = document.paths["/Provider/add-provider"]?.post;
    expect(Object.keys(signup?.requestBody?.content ?? {})).toEqual(["application/json", "multipart/form-data"]);
    const list = document.paths["/Contracts/active"]?.get;
    expect(list?.responses["200"]?.headers).toHaveProperty(["x-next-cursor"]);
    expect(list?.parameters.map(({ name }) => name).sort()).toEqual(["cursor", "email", "limit"]);
    const headersOf = (path: string) => document.paths[path]?.post?.parameters.map(({ name }) => name);
    expect(headersOf("/Contracts/new")).toContain("Idempotency-Key");
    expect(headersOf("/Provider/login")).not.toContain("Idempotency-Key");
  });
});

describe("the reference page", () => {
  it.each(["/api/docs", "/api/docs/"])("is served at %s with only our own files", async (url) => {
    const page = await app.inject(url);
    expect(page.statusCode).toBe(200);
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? "");
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      const file = await app.inject(new URL(source, `http://localhost${url}`).pathname);
      expect([source, file.statusCode]).toEqual([source, 200]);
    }
  });

  it("runs under a policy without inline scripts or other hosts", async () => {
    const page = await app.inject("/api/docs");
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=/);
  });

  it("reads the document of /api/openapi.json", async () => {
    const [shown, document] = await Promise.all([app.inject("/api/docs/json"), app.inject("/api/openapi.json")]);
    expect(shown.json()).toEqual(document.json());
  });

  it("needs no token, and opens no other path below /api", async () => {
    expect((await app.inject("/api/openapi.json")).statusCode).toBe(200);
    expect((await app.inject("/api/docs/../Admin")).statusCode).toBe(401);
    expect((await app.inject("/api/docsx")).statusCode).toBe(404);
  });
});
