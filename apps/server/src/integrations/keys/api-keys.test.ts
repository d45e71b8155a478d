import { getUserData } from "@hunarmand/api/account/account";
import { calls } from "@hunarmand/api/index";
import * as api from "@hunarmand/api/integrations/api-keys";
import { listJobs } from "@hunarmand/api/jobs/office";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { describe, expect, it } from "vitest";
import { makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

async function makeKey() {
  const maker = await makeStaff(portal);
  const owner = portal.as(maker);
  const { body } = await owner.call(api.createApiKey, { body: { name: "Books" } });
  return { maker, owner, ...body, params: { id: body.id } };
}

const ask = async (key: string, path: string, method: "GET" | "POST" = "GET") => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await portal.app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(method === "POST" ? { payload: {} } : {}),
  });
  return answer.statusCode;
};

const readable = [
  "/Admin/ledger-lines",
  "/Admin/trial-balance",
  "/Admin/received-payments",
  "/Admin/export/ledger-lines",
];

describe("a key of a program", () => {
  it("reads the books", async () => {
    const { secret } = await makeKey();
    for (const path of readable) expect([path, await ask(secret, path)]).toEqual([path, 200]);
  });

  it("opens only calls that read: everywhere else it is no token", async () => {
    const { secret } = await makeKey();
    const closed = ["/Admin/staff", "/Admin/settings", listJobs.path, "/Admin/api-keys", getUserData.path];
    for (const path of closed) expect([path, await ask(secret, path)]).toEqual([path, 401]);
    for (const path of ["/Admin/ledger-months/close", "/Admin/api-keys", "/Admin/payouts"])
      expect(await ask(secret, path, "POST")).not.toBe(200);
    const opened = Object.entries(calls).filter(([, call]) => "forKeys" in call);
    expect(opened.length).toBeGreaterThan(5);
    for (const [name, { method, access }] of opened)
      expect([name, method, access.includes("Finance" as never)]).toEqual([name, "GET", true]);
  });

  it("ends when it is revoked, at once; a repeat gets the same reply", async () => {
    const { secret, owner, params } = await makeKey();
    for (let turn = 0; turn < 2; turn += 1) expect((await owner.call(api.revokeApiKey, { params })).status).toBe(200);
    expect(await ask(secret, "/Admin/trial-balance")).toBe(401);
    expect((await owner.call(api.listApiKeys, {})).body).toEqual([]);
  });

  it("ends when the Owner who made it is dismissed or gets another role", async () => {
    const { secret, maker } = await makeKey();
    const change = (values: object) =>
      portal.db.updateTable("accounts").set(values).where("id", "=", maker.id).execute();
    await change({ role: "Finance" });
    expect(await ask(secret, "/Admin/trial-balance")).toBe(401);
    await change({ role: "Owner" });
    expect(await ask(secret, "/Admin/trial-balance")).toBe(200);
    await change({ disabledAt: new Date() });
    expect(await ask(secret, "/Admin/trial-balance")).toBe(401);
  });

  it("is stored as a hash, listed without it, with its last use, and its making and end are in the audit", async () => {
    const { secret, owner, params } = await makeKey();
    await ask(secret, "/Admin/trial-balance");
    const { body } = await owner.call(api.listApiKeys, {});
    expect(body).toMatchObject([{ name: "Books", lastUsedDate: expect.any(String) }]);
    const stored = await portal.db.selectFrom("apiKeys").selectAll().execute();
    await owner.call(api.revokeApiKey, { params });
    const audit = (await owner.call(listAudit, { query: { subjectType: "api-key" } })).body;
    expect(audit.map(({ action }) => action)).toEqual(["api-key.revoke", "api-key.create"]);
    for (const text of [body, stored, audit]) expect(JSON.stringify(text)).not.toContain(secret);
  });

  it.each(["hmk_", `hmk_${"x".repeat(43)}`, "hmk_../../x"])("that does not exist opens nothing: %s", async (key) => {
    expect(await ask(key, "/Admin/trial-balance")).toBe(401);
  });

  it("is made by an Owner alone, one of twenty at most", async () => {
    const finance = portal.as(await makeStaff(portal, "Finance"));
    expect((await finance.call(api.createApiKey, { body: { name: "Mine" } })).status).toBe(403);
    const { owner } = await makeKey();
    for (let turn = 1; turn < 20; turn += 1) await owner.call(api.createApiKey, { body: { name: `Key ${turn}` } });
    expect((await owner.call(api.createApiKey, { body: { name: "One more" } })).error.code).toBe("api-keys-full");
  });
});
