import { adminLogin, getUserData } from "@hunarmand/api/account/account";
import { resetPassword, sendResetCode } from "@hunarmand/api/account/passwords";
import { listAudit } from "@hunarmand/api/staff/audit/audit";
import { confirmOneTimeCode, enrolOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { listSecurityEvents } from "@hunarmand/api/staff/security-log";
import { updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { describe, expect, it } from "vitest";
import { makeAuthenticator } from "../../../test/authenticator.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { resetOwner } from "./reset-owner.ts";

const portal = await startPortal();
const oldPassword = "a good long password";
const passwordHash = await portal.passwords.hash(oldPassword);

const logIn = ({ email }: Person, password: string) => portal.call(adminLogin, { body: { email, password } });

async function enrol(person: Person) {
  const { call } = portal.as(person);
  const { secret } = (await call(enrolOneTimeCode, {})).body;
  const oneTimeCode = makeAuthenticator(secret, portal.clock).code();
  expect((await call(confirmOneTimeCode, { body: { oneTimeCode } })).status).toBe(200);
}

const readRows = async (id: string) => ({
  accounts: await portal.db.selectFrom("accounts").selectAll().where("id", "!=", id).orderBy("id").execute(),
  codes: await portal.db.selectFrom("oneTimeCodes").selectAll().where("accountId", "!=", id).execute(),
  sessions: await portal.db.selectFrom("sessions").selectAll().where("accountId", "!=", id).orderBy("id").execute(),
});

describe("an Owner who has lost password and one-time codes (security rule 11)", () => {
  it("logs in with the new password alone, and not with the old one", async () => {
    const owner = await makeStaff(portal, "Owner", { passwordHash });
    await enrol(owner);
    const password = await resetOwner(portal.services, ` ${owner.email.toUpperCase()} `);
    expect(await logIn(owner, password)).toMatchObject({ status: 200 });
    expect((await logIn(owner, oldPassword)).error.code).toBe("login-failed");
  });

  it("can set up new codes where all staff must have them", async () => {
    const owner = await makeStaff(portal, "Owner", { passwordHash });
    await enrol(owner);
    const demand = { body: { demandsSecondFactor: true } };
    expect((await portal.as(owner).call(updateOfficeSettings, demand)).status).toBe(200);
    const password = await resetOwner(portal.services, owner.email);
    expect((await logIn(owner, password)).status).toBe(200);
    portal.forgetSessions();
    await enrol(owner);
    expect((await portal.as(owner).call(listAudit, { query: {} })).status).toBe(200);
  });

  it("is logged out everywhere, and a code mailed before sets no password", async () => {
    const owner = await makeStaff(portal, "Owner", { passwordHash });
    expect((await portal.as(owner).call(getUserData, {})).status).toBe(200);
    await portal.call(sendResetCode, { body: { email: owner.email } });
    const mails = await portal.db.selectFrom("outbox").select("text").where("recipient", "=", owner.email).execute();
    const code = /\b\d{6}\b/.exec(mails[0]?.text ?? "")?.[0] ?? "";
    const password = await resetOwner(portal.services, owner.email);
    expect((await portal.as(owner).call(getUserData, {})).status).toBe(401);
    const stolen = { email: owner.email, code, newPassword: "another long password" };
    expect((await portal.call(resetPassword, { body: stolen })).error.code).toBe("code-invalid");
    expect((await logIn(owner, password)).status).toBe(200);
  });

  it("gets a message, and the reset is in the audit log and the security log without the password", async () => {
    const owner = await makeStaff(portal, "Owner", { passwordHash });
    await enrol(owner);
    const password = await resetOwner(portal.services, owner.email);
    portal.forgetSessions();
    const { call } = portal.as(owner);
    const { body: audit } = await call(listAudit, { query: { action: "staff.reset-owner" } });
    expect(audit).toMatchObject([{ subjectId: owner.id, reason: "npm run office:reset-owner" }]);
    const { body: events } = await call(listSecurityEvents, { query: { kind: "owner-reset-by-shell" } });
    expect(events).toMatchObject([{ result: "done", accountId: owner.id, address: null }]);
    const messages = await portal.db.selectFrom("outbox").select(["channel", "text"]).execute();
    expect(messages.map(({ channel }) => channel).toSorted()).toEqual(["mail", "phone"]);
    expect(JSON.stringify([audit, events, messages])).not.toContain(password);
  });

  it("leaves all other accounts as they are", async () => {
    const [owner, other] = [await makeStaff(portal), await makeStaff(portal, "Owner", { passwordHash })];
    await enrol(other);
    await portal.as(await makeStaff(portal, "Support")).call(getUserData, {});
    const before = await readRows(owner.id);
    await resetOwner(portal.services, owner.email);
    expect(await readRows(owner.id)).toEqual(before);
    expect((await portal.as(other).call(getUserData, {})).status).toBe(200);
  });
});

describe("a reset is refused with the reason, and changes nothing,", () => {
  const refused = async (email: string, reason: string) => {
    const before = await readRows(crypto.randomUUID());
    await expect(resetOwner(portal.services, email)).rejects.toThrow(reason);
    expect(await readRows(crypto.randomUUID())).toEqual(before);
    expect(await portal.db.selectFrom("auditEntries").select("id").execute()).toEqual([]);
  };

  it("for an unknown e-mail", () => refused("nobody@example.pk", "No account has the e-mail nobody@example.pk."));

  it("for other staff and for customers", async () => {
    const [support, customer] = [await makeStaff(portal, "Support"), await makeCustomer(portal)];
    await refused(support.email, "is not an Owner but has the role Support");
    await refused(customer.email, "is not an Owner but has the role Customer");
  });

  it("for an Owner whose access was removed", async () => {
    const owner = await makeStaff(portal);
    const disabledAt = portal.clock.now();
    await portal.db.updateTable("accounts").set({ disabledAt }).where("id", "=", owner.id).execute();
    await refused(owner.email, "has no access to the office any more");
  });
});
