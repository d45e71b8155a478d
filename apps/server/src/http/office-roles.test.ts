import { type Call, type OfficeRole, officeRoles } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const someId = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";
const deskCalls = Object.entries(calls).filter(
  ([, { path, access }]) => path.startsWith("/Admin") && access !== "public" && access !== "signed-in",
);

/** The access rule as the api package states it, without the server's code. */
const mayCall = (role: OfficeRole, { access }: Call) =>
  role === "Owner" || (access as readonly string[]).includes(role);

let people: ReadonlyMap<OfficeRole | "Provider" | "Customer", Person>;
beforeEach(async () => {
  const staff = await Promise.all(officeRoles.map(async (role) => [role, await makeStaff(portal, role)] as const));
  people = new Map([...staff, ["Provider", await makeProvider(portal)], ["Customer", await makeCustomer(portal)]]);
});

async function ask(call: Call, person: Person | undefined): Promise<string> {
  const { statusCode, headers, payload } = await portal.app.inject({
    method: call.method,
    url: `/api${call.path.replace(/:\w+/g, someId)}`,
    headers: person ? await portal.headersOf(person) : {},
    ...(call.method === "GET" ? {} : { payload: {} }),
  });
  const isJson = String(headers["content-type"]).startsWith("application/json");
  return `${statusCode} ${(isJson && JSON.parse(payload).code) || ""}`.trim();
}

const who = (role: "Provider" | "Customer" | OfficeRole) => people.get(role);

describe("every call of the office", () => {
  it.each(officeRoles)("lets a %s in exactly where their role allows it", async (role) => {
    const wrong: string[] = [];
    for (const [name, call] of deskCalls) {
      const answer = await ask(call, who(role));
      const isRefused = answer === "403 not-allowed";
      const isBroken = answer.startsWith("5") || answer.startsWith("401");
      if (isBroken || isRefused === mayCall(role, call)) wrong.push(`${name}: ${answer}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(["Provider", "Customer"] as const)("is closed to a %s", async (role) => {
    for (const [name, call] of deskCalls) {
      const mayPass = (call.access as readonly string[]).some((audience) => /^[a-z]/.test(audience));
      if (!mayPass) expect(await ask(call, who(role)), name).toBe("403 not-allowed");
    }
  });

  it("names a role beside the Owner, or the Owner alone explicitly", () => {
    const unowned = deskCalls.filter(([, { access }]) => access.length === 0);
    expect(unowned.map(([name]) => name)).toEqual([]);
    expect(deskCalls.length).toBeGreaterThan(50);
  });
});
