import { adminLogin, login, logout } from "@hunarmand/api/account/account";
import { confirmEmail, sendEmailCode } from "@hunarmand/api/account/identity";
import { changePassword, resetPassword, sendResetCode, verifyResetCode } from "@hunarmand/api/account/passwords";
import { loginByCode } from "@hunarmand/api/account/phone-codes";
import { exportSecurityEvents } from "@hunarmand/api/reports/exports";
import { listSecurityEvents } from "@hunarmand/api/staff/security-log";
import { changeStaffRole, createStaff, disableStaff, enableStaff, endStaffSessions } from "@hunarmand/api/staff/staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { onPhone } from "../../../test/devices.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { receivePhoneCode } from "../../../test/receive-phone-code.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

type Query = Partial<Record<"kind" | "result" | "person" | "address" | "limit" | "cursor", string>>;

/** Reads the log as the Owner, newest first. */
async function readLog(query: Query = {}) {
  const owner = await makeStaff(portal);
  const { status, body } = await portal.as(owner).call(listSecurityEvents, { query: query as never });
  expect(status).toBe(200);
  return body.filter(({ accountId }) => accountId !== owner.id);
}
const summarise = (entries: Awaited<ReturnType<typeof readLog>>) =>
  entries.map(({ kind, result, detail }) => [kind, result, detail].filter(Boolean).join(" ")).reverse();

describe("the security log (docs/security-rules.md SG5)", () => {
  it("shows who logged in, when and from which address, and failed logins", async () => {
    const customer = await makeCustomer(portal, { passwordHash });
    const enter = (given: string) =>
      portal.call(login, { body: { identifier: customer.email, password: given } }, onPhone);
    await enter("not the password");
    expect((await enter(password)).status).toBe(200);
    const entries = await readLog();
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    const common = { accountId: customer.id, accountName: "Test Customer", kind: "login-password", typed: null };
    const from = { address: "127.0.0.1", browser: "Chrome", system: "Android" };
    expect(entries).toMatchObject([
      { ...common, ...from, result: "done", detail: null, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      { ...common, ...from, result: "refused", detail: "login-failed" },
    ]);
  });

  it.each([
    ["nobody.here@example.pk", "n•••@e•••.pk"],
    ["0300 9998877", "•••77"],
    ["my secret password 77", "•••"],
    ["P@ssw0rd-of-mine", "•••"],
  ])("stores a failed login with an unknown name, %s, as %s", async (identifier, typed) => {
    await portal.call(login, { body: { identifier, password } });
    expect(await readLog()).toMatchObject([{ accountId: null, typed, result: "refused" }]);
    const kept = JSON.stringify(await portal.db.selectFrom("securityEvents").selectAll().execute());
    expect(kept).not.toContain(identifier);
  });

  it("names the account even if it used another role's login", async () => {
    const clerk = await makeStaff(portal, "Finance", { passwordHash });
    await portal.call(login, { body: { identifier: clerk.email, password } });
    await portal.call(adminLogin, { body: { email: clerk.email, password } });
    expect(await readLog()).toMatchObject([
      { accountId: clerk.id, result: "done" },
      { accountId: clerk.id, result: "refused" },
    ]);
  });

  it("contains codes by mail and phone: requested, wrong, right, used", async () => {
    const { email, phone, id } = await makeCustomer(portal, { passwordHash });
    await portal.call(sendResetCode, { body: { email } });
    await portal.call(sendResetCode, { body: { email: "nobody@example.pk" } });
    const mail = await portal.db.selectFrom("outbox").select("text").executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(mail.text ?? "")?.[0] ?? "";
    await portal.call(verifyResetCode, { body: { email, code: code === "000000" ? "000001" : "000000" } });
    await portal.call(verifyResetCode, { body: { email, code } });
    await portal.call(resetPassword, { body: { email, code, newPassword: "another long password" } });
    await portal.db.updateTable("accounts").set({ phoneConfirmedAt: new Date() }).where("id", "=", id).execute();
    const held = await receivePhoneCode(portal, phone);
    await portal.call(loginByCode, { body: { ...held, code: held.code === "000000" ? "000001" : "000000" } });
    await portal.call(loginByCode, { body: held });
    expect(summarise(await readLog())).toEqual([
      "reset-code-sent done",
      "reset-code-sent refused email-not-found",
      "reset-code refused code-invalid",
      "reset-code done",
      "password-reset-by-mail done",
      "phone-code-sent done login",
      "login-code refused code-invalid",
      "login-code done",
    ]);
  });

  it("contains changed passwords, confirmed addresses, and closed accounts", async () => {
    const customer = await makeCustomer(portal, { passwordHash });
    const { call } = portal.as(customer);
    const change = (currentPassword: string) =>
      call(changePassword, { body: { email: customer.email, currentPassword, newPassword: "another long password" } });
    await change("a wrong password");
    await change(password);
    await call(sendEmailCode, {});
    await call(confirmEmail, { body: { code: "none" } });
    await call(logout, {});
    const entries = (await readLog()).filter(({ kind }) => kind !== "login-password");
    expect(summarise(entries)).toEqual([
      "password-check refused password-wrong",
      "password-changed done",
      "proof-code-sent done email",
      "proof-code refused email",
      "logout done",
    ]);
  });

  it("contains changes of rights, with the person who made them", async () => {
    const owner = await makeStaff(portal);
    const { call } = portal.as(owner);
    const body = { firstName: "Rabia", lastName: "Noor", email: "rabia@example.pk", role: "Finance" } as const;
    const { id } = (await call(createStaff, { body })).body;
    const params = { id };
    const reason = "In the log.";
    await call(changeStaffRole, { params, body: { role: "Support", reason } });
    await call(endStaffSessions, { params, body: { reason } });
    await call(disableStaff, { params, body: { reason } });
    await call(enableStaff, { params, body: { reason } });
    const entries = (await readLog()).filter(({ accountId }) => accountId === id);
    expect(summarise(entries)).toEqual([
      "staff-invited done Finance",
      "staff-role-changed done Support",
      "staff-sessions-ended done",
      "staff-disabled done",
      "staff-enabled done",
    ]);
    expect(entries.map(({ actorName }) => actorName)).toEqual(Array(5).fill("Test Owner"));
  });

  it("filters by kind, result, address and person, page by page", async () => {
    const [customer, other] = [await makeCustomer(portal, { passwordHash }), await makeCustomer(portal)];
    for (const identifier of [customer.email, customer.phone, other.email, "ghost@example.pk"])
      await portal.call(login, { body: { identifier, password } });
    const whose = async (query: Query) => (await readLog(query)).map(({ accountId }) => accountId);
    expect(await whose({ person: customer.email })).toEqual([customer.id, customer.id]);
    expect(await whose({ person: customer.id })).toEqual([customer.id, customer.id]);
    expect(await whose({ person: customer.phone.replace("+92", "0") })).toEqual([customer.id, customer.id]);
    expect(await whose({ person: "test cust" })).toHaveLength(3);
    expect(await whose({ person: "ghost@example.pk" })).toEqual([null]);
    expect(await whose({ result: "refused" })).toEqual([null, other.id]);
    expect(await whose({ kind: "logout" })).toEqual([]);
    expect(await whose({ address: "127.0.0.1" })).toHaveLength(4);
    expect(await whose({ address: "10.0.0.1" })).toEqual([]);
    const owner = portal.as(await makeStaff(portal));
    const first = await owner.call(listSecurityEvents, { query: { limit: 3, address: "127.0.0.1" } });
    const cursor = String(first.headers["x-next-cursor"]);
    const second = await owner.call(listSecurityEvents, { query: { limit: 3, address: "127.0.0.1", cursor } });
    expect([...first.body, ...second.body].map(({ accountId }) => accountId)).toEqual(
      await whose({ address: "127.0.0.1" }),
    );
  });

  it.each([
    ["kind", "nonsense"],
    ["result", "perhaps"],
    ["cursor", "1_"],
    ["limit", "1000"],
  ])("refuses %s=%s, naming the field", async (field, value) => {
    const answer = await portal.as(await makeStaff(portal)).call(listSecurityEvents, { query: { [field]: value } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });

  it.each(["Verifier", "Dispatcher", "Finance", "Support"] as const)("cannot be read by a %s", async (role) => {
    const person = portal.as(await makeStaff(portal, role));
    for (const call of [listSecurityEvents, exportSecurityEvents])
      expect((await person.call(call, { query: {} })).error.code).toBe("not-allowed");
  });

  it("is append-only: the database refuses any other change", async () => {
    const customer = await makeCustomer(portal, { passwordHash });
    await portal.call(login, { body: { identifier: customer.email, password } });
    for (const change of [sql`result = 'refused'`, sql`address = '10.0.0.1'`, sql`account_id = null`])
      await expect(sql`update security_events set ${change}`.execute(portal.db)).rejects.toThrow("only added to");
  });

  it("is written without waiting for a lock on the account's row", async () => {
    const customer = await makeCustomer(portal, { passwordHash });
    await portal.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom("accounts").select("id").where("id", "=", customer.id).forUpdate().execute();
      const wrong = await portal.call(login, { body: { identifier: customer.email, password: "not this one" } });
      expect(wrong.error.code).toBe("login-failed");
    });
    expect(await readLog()).toMatchObject([{ accountId: customer.id, result: "refused" }]);
  });
});
