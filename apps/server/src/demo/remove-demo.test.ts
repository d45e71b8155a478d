import { login } from "@hunarmand/api/account/account";
import { listDirectory } from "@hunarmand/api/providers/directory";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeJob, makeProvider } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { refuseUnfitProduction } from "../start/refuse-unfit-production.ts";
import { listDemoAccounts } from "./demo-accounts.queries.ts";
import { demoPassword, demoPeople, demoProviders } from "./demo-people.ts";
import { loadDemo } from "./load-demo.ts";
import { removeDemo } from "./remove-demo.ts";

const portal = await startPortal();
const production = { isProduction: true, unfitSettings: [] };
const emails = [...demoProviders, ...demoPeople].map(({ email }) => email);

const logIn = async (identifier: string) =>
  (await portal.call(login, { body: { identifier, password: demoPassword } })).status;

describe("production (security rules, rule 12)", () => {
  it("refuses to start with the accounts of the demo, lists them, and starts once they are removed", async () => {
    await loadDemo(portal.services);
    const refusal = await refuseUnfitProduction(production, portal.db).catch((error: Error) => error.message);
    for (const email of emails) expect(refusal).toContain(email);
    expect(refusal).toContain("npm run demo:remove");
    expect(await removeDemo(portal.services)).toEqual({ accounts: emails.length, inHand: 0 });
    await refuseUnfitProduction(production, portal.db);
    expect(await removeDemo(portal.services)).toEqual({ accounts: 0, inHand: 0 });
  });

  it("recognises the demo by its mark if its Owner has another address", async () => {
    await loadDemo(portal.services);
    await portal.db.updateTable("accounts").set({ email: "boss@company.pk" }).where("role", "=", "Owner").execute();
    expect(await listDemoAccounts(portal.db)).toContain("boss@company.pk");
  });

  it("starts if a stranger has signed up with a published address", async () => {
    for (const email of ["office@example.pk", "ali.raza@example.pk"]) {
      const { id } = await makeCustomer(portal);
      await portal.db.updateTable("accounts").set({ email }).where("id", "=", id).execute();
    }
    await refuseUnfitProduction(production, portal.db);
  });

  it("is only checked with NODE_ENV=production", async () => {
    await loadDemo(portal.services);
    await refuseUnfitProduction({ isProduction: false, unfitSettings: [] }, portal.db);
  });
});

describe("removing the demo", () => {
  it("leaves no login, no handyman in searches, no office role and no open job of the demo", async () => {
    await loadDemo(portal.services);
    expect(await logIn("ali.raza@example.pk")).toBe(200);
    await removeDemo(portal.services);
    for (const email of emails) expect(await logIn(email)).toBe(401);
    for (const phone of ["03001234567", "03031234567"]) expect(await logIn(phone)).toBe(401);
    expect(await portal.db.selectFrom("sessions").select("id").where("endedAt", "is", null).execute()).toEqual([]);
    const rows = await portal.db.selectFrom("accounts").select(["role", "phone", "passwordHash"]).execute();
    expect(rows).toHaveLength(emails.length);
    for (const { role, phone, passwordHash } of rows) {
      expect(["Provider", "Customer"]).toContain(role);
      expect([phone, passwordHash]).toEqual([null, null]);
    }
    expect((await portal.call(listDirectory, { query: {} })).body).toEqual([]);
    const open = await portal.db
      .selectFrom("jobs")
      .select("id")
      .where("status", "in", ["Requested", "Accepted", "InProgress"])
      .execute();
    expect(open).toEqual([]);
    const waiting = await portal.db.selectFrom("liveEvents").select("id").where("notifiedAt", "is", null).execute();
    expect(waiting).toEqual([]);
  });

  it("writes an audit row for each account, and leaves the history unchanged", async () => {
    await loadDemo(portal.services);
    const count = async (table: "ledgerLines" | "reviews" | "jobEvents") =>
      (await portal.db.selectFrom(table).selectAll().execute()).length;
    const before = [await count("ledgerLines"), await count("reviews")];
    const events = await count("jobEvents");
    await removeDemo(portal.services);
    expect([await count("ledgerLines"), await count("reviews")]).toEqual(before);
    expect(await count("jobEvents")).toBeGreaterThan(events);
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "subjectType"]).orderBy("id").execute();
    expect(audit).toEqual(emails.map(() => ({ action: "demo.remove", subjectType: "account" })));
  });

  it("affects only the demo, and counts the jobs that its handymen have for other people", async () => {
    await loadDemo(portal.services);
    const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
    const { id } = await portal.db
      .selectFrom("accounts")
      .select("id")
      .where("email", "=", "ali.raza@example.pk")
      .executeTakeFirstOrThrow();
    const jobId = await makeJob(portal, { customer, provider });
    const acceptedAt = portal.clock.now();
    await portal.db
      .updateTable("jobs")
      .set({ status: "Accepted", providerId: id, acceptedAt })
      .where("id", "=", jobId)
      .execute();
    const read = () =>
      portal.db.selectFrom("accounts").selectAll().where("id", "in", [customer.id, provider.id]).execute();
    const before = await read();
    expect(await removeDemo(portal.services)).toEqual({ accounts: emails.length, inHand: 1 });
    expect(await read()).toEqual(before);
    const job = await portal.db.selectFrom("jobs").select("status").where("id", "=", jobId).executeTakeFirstOrThrow();
    expect(job.status).toBe("Accepted");
  });
});
