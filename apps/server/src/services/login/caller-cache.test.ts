import { getUserData } from "@hunarmand/api/account/account";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { holdTime, passTime } from "../../../test/held-time.ts";
import { makeCustomer, makeProvider } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openCallers, startSession } from "./sessions.ts";

const portal = await startPortal();

/** Less than the second after which an ended session must be rejected everywhere (docs/product.md A4). */
const freshMilliseconds = 500;

async function open() {
  holdTime();
  const { id } = await makeProvider(portal);
  const account = await portal.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const token = await startSession(portal, { ...account, status: "Verified" }, "login-password");
  const callers = openCallers(portal);
  // A process's first check only reads where to start.
  await callers.identify(token);
  await callers.identify(token);
  return { id, token, callers };
}

describe("a cached caller", () => {
  it.each([
    ["session ends", () => sql`update sessions set ended_at = now()`],
    ["session is removed", () => sql`delete from sessions`],
    ["account is disabled", () => sql`update accounts set disabled_at = now()`],
  ])("is removed on another process too when their %s", async (_what, change) => {
    const { token, callers } = await open();
    expect(await callers.identify(token)).toMatchObject({ role: "Provider" });
    await change().execute(portal.db);
    await passTime(freshMilliseconds);
    expect(await callers.identify(token)).toBeUndefined();
  });

  it("has their new status, role and address on another process too", async () => {
    const { id, token, callers } = await open();
    await portal.db.updateTable("providers").set({ status: "Suspended" }).where("accountId", "=", id).execute();
    await passTime(freshMilliseconds);
    expect(await callers.identify(token)).toMatchObject({ status: "Suspended" });
    await portal.db.updateTable("accounts").set({ email: "new@example.pk" }).where("id", "=", id).execute();
    await passTime(freshMilliseconds);
    expect(await callers.identify(token)).toMatchObject({ email: "new@example.pk" });
  });

  it("is dropped after a change whose transaction was open while others committed", async () => {
    const { token, callers } = await open();
    const other = await makeCustomer(portal);
    await portal.db.transaction().execute(async (transaction) => {
      await sql`update sessions set ended_at = now()`.execute(transaction);
      await portal.db.updateTable("accounts").set({ firstName: "Later" }).where("id", "=", other.id).execute();
      await passTime(freshMilliseconds);
      expect(await callers.identify(token)).toBeDefined();
    });
    await passTime(freshMilliseconds);
    expect(await callers.identify(token)).toBeUndefined();
  });

  it("is rejected when the session expires, without any check", async () => {
    const person = await makeCustomer(portal);
    expect((await portal.as(person).call(getUserData, {})).status).toBe(200);
    portal.clock.advance({ hours: 13 });
    expect((await portal.as(person).call(getUserData, {})).status).toBe(401);
  });
});
