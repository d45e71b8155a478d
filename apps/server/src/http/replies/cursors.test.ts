import { type Audience, type Call, officeRoles } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { farPlaces, strangePlaces, toCursor } from "../../../test/strange-cursors.ts";

const portal = await startPortal();

const someId = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const lists = Object.entries(calls).filter(([, { query }]) => query && "cursor" in query.shape);

let people: ReadonlyMap<Audience, Person>;
beforeEach(async () => {
  const [provider, customer] = [await makeProvider(portal), await makeCustomer(portal)];
  const staff = await Promise.all(officeRoles.map(async (role) => [role, await makeStaff(portal, role)] as const));
  people = new Map<Audience, Person>([
    ["provider", provider],
    ["verified-provider", provider],
    ["customer", customer],
    ...staff,
  ]);
});

const readerOf = ({ access }: Call): Person | undefined =>
  people.get(typeof access === "string" ? "customer" : (access[0] ?? "Owner"));

async function ask(call: Call, cursor: string) {
  const person = readerOf(call);
  const path = call.path.replace(/:(\w+)/g, (_, name) => (name === "email" ? (person?.email ?? "") : someId));
  const shape: Record<string, z.ZodType> = call.query?.shape ?? {};
  const demanded = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success);
  const url = `/api${path}?cursor=${encodeURIComponent(cursor)}${demanded.map((name) => `&${name}=anything`).join("")}`;
  const headers = person ? await portal.headersOf(person) : {};
  const payload = call.method === "POST" ? { payload: { email: person?.email } } : {};
  const { statusCode, json } = await portal.app.inject({ method: call.method, url, headers, ...payload });
  return { statusCode, body: json() };
}

describe("a cursor that we did not issue", () => {
  it.each(lists)("is refused with its field named: %s", async (_name, call) => {
    for (const place of strangePlaces) {
      const refusal = { statusCode: 400, body: { code: "invalid-input", issues: [{ field: "cursor" }] } };
      expect(await ask(call, toCursor(place)), place).toMatchObject(refusal);
    }
  });

  it.each(lists)("or leads to the page after that place: %s", async (_name, call) => {
    // 404: the batch does not exist.
    for (const place of farPlaces) expect([200, 400, 404]).toContain((await ask(call, toCursor(place))).statusCode);
  });

  it("is tested for every list", () => {
    expect(lists.length).toBeGreaterThan(30);
    expect(lists.filter(([, { paged }]) => !paged).map(([name]) => name)).toEqual([]);
  });
});
