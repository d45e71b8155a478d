import { adminLogin, getUserData } from "@hunarmand/api/account/account";
import { sendResetCode } from "@hunarmand/api/account/passwords";
import type { OfficeRole } from "@hunarmand/api/call";
import { disableOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { changeStaffRole, disableStaff, enableStaff, endStaffSessions, listStaff } from "@hunarmand/api/staff/staff";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holdRounds, holdUntil } from "../../test/held-time.ts";
import { makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";
import { openVariant } from "../../test/portal-variant.ts";
import { openPostgres } from "../database/postgres.ts";
import { openLiveEvents } from "../services/live/live-events.ts";
import { openWakeUps } from "../services/live/wake-ups.ts";
import { openCallers } from "../services/login/sessions.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);
const reason = "Has left the company.";

const logIn = ({ email }: Person) => portal.call(adminLogin, { body: { email, password } });
const disable = (actor: Person, { id }: Person) =>
  portal.as(actor).call(disableStaff, { params: { id }, body: { reason } });
const giveRole = (actor: Person, { id }: Person, role: OfficeRole) =>
  portal.as(actor).call(changeStaffRole, { params: { id }, body: { reason, role } });
const listAudit = () =>
  portal.db
    .selectFrom("auditEntries")
    .select(["actorId", "action", "reason", "before", "after"])
    .orderBy("id")
    .execute();
const listOwners = async () =>
  (
    await portal.db
      .selectFrom("accounts")
      .select("id")
      .where("role", "=", "Owner")
      .where("disabledAt", "is", null)
      .execute()
  ).length;

describe("an Owner (security rule 11)", () => {
  it("dismisses a colleague, who is logged out at once and cannot log in by any login, and reinstates them", async () => {
    const [owner, finance] = [await makeStaff(portal), await makeStaff(portal, "Finance", { passwordHash })];
    expect((await portal.as(finance).call(getUserData, {})).status).toBe(200);
    for (let i = 0; i < 2; i++) expect((await disable(owner, finance)).status).toBe(200);
    expect((await portal.as(finance).call(getUserData, {})).status).toBe(401);
    expect((await logIn(finance)).error.code).toBe("login-failed");
    expect((await portal.call(sendResetCode, { body: { email: finance.email } })).status).toBe(404);
    const { body } = await portal.as(owner).call(listStaff, { query: {} });
    expect(body).toContainEqual(expect.objectContaining({ id: finance.id, disabledDate: expect.any(String) }));
    const back = await portal
      .as(owner)
      .call(enableStaff, { params: { id: finance.id }, body: { reason: "Came back." } });
    expect(back.status).toBe(200);
    expect((await logIn(finance)).status).toBe(200);
    expect(await listAudit()).toMatchObject([
      { actorId: owner.id, action: "staff.disable", reason, after: { isDisabled: true } },
      { actorId: owner.id, action: "staff.enable", reason: "Came back.", after: { isDisabled: false } },
    ]);
  });

  it("gives a colleague another desk, which ends their sessions and applies from the next login", async () => {
    const [owner, finance] = [await makeStaff(portal), await makeStaff(portal, "Finance", { passwordHash })];
    await portal.as(finance).call(getUserData, {});
    expect((await giveRole(owner, finance, "Support")).status).toBe(200);
    expect((await portal.as(finance).call(getUserData, {})).status).toBe(401);
    expect((await logIn(finance)).body.role).toBe("Support");
    expect(await listAudit()).toMatchObject([
      { action: "staff.role", before: { role: "Finance" }, after: { role: "Support" } },
    ]);
  });

  it("ends a colleague's sessions and one-time codes, with an audit row each", async () => {
    const [owner, support] = [await makeStaff(portal), await makeStaff(portal, "Support")];
    await portal.as(support).call(getUserData, {});
    const request = { params: { id: support.id }, body: { reason: "Lost the laptop." } };
    expect((await portal.as(owner).call(endStaffSessions, request)).status).toBe(200);
    expect((await portal.as(support).call(getUserData, {})).status).toBe(401);
    portal.forgetSessions();
    const now = portal.clock.now();
    const enrolled = { accountId: support.id, sealedSecret: "x", createdAt: now, confirmedAt: now };
    await portal.db.insertInto("oneTimeCodes").values(enrolled).execute();
    await portal.as(support).call(getUserData, {});
    expect((await portal.as(owner).call(disableOneTimeCode, request)).status).toBe(200);
    expect((await portal.as(support).call(getUserData, {})).status).toBe(401);
    const actions = (await listAudit()).map(({ action }) => action);
    expect(actions).toEqual(["staff.end-sessions", "one-time-code.disable"]);
  });

  it("cannot leave or change desk as the last Owner", async () => {
    const [owner, former] = [await makeStaff(portal), await makeStaff(portal)];
    await disable(owner, former);
    expect(await disable(owner, owner)).toMatchObject({ status: 409, error: { code: "last-owner" } });
    expect(await giveRole(owner, owner, "Support")).toMatchObject({ status: 409, error: { code: "last-owner" } });
    expect(await listOwners()).toBe(1);
    await portal.as(owner).call(enableStaff, { params: { id: former.id }, body: { reason } });
    expect((await giveRole(owner, owner, "Support")).status).toBe(200);
  });

  it("dismisses another Owner who dismisses them at the same moment, and exactly one Owner stays", async () => {
    for (let round = 0; round < 15; round++) {
      await portal.empty();
      const [one, other] = [await makeStaff(portal), await makeStaff(portal)];
      await Promise.all([one, other].map((owner) => portal.as(owner).call(getUserData, {})));
      const answers = await Promise.all([
        disable(one, other),
        round % 2 ? disable(other, one) : giveRole(other, one, "Finance"),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await listOwners()).toBe(1);
    }
  });

  it("is the only one who can do this, and only to staff", async () => {
    const [owner, support] = [await makeStaff(portal), await makeStaff(portal, "Support")];
    expect((await disable(support, owner)).status).toBe(403);
    const provider = await makeProvider(portal);
    expect(await disable(owner, provider)).toMatchObject({ status: 404, error: { code: "staff-not-found" } });
    const request = { params: { id: support.id }, body: { reason: " " } };
    expect(await portal.as(owner).call(disableStaff, request)).toMatchObject({
      status: 400,
      error: { issues: [{ field: "reason" }] },
    });
    expect((await portal.call(disableStaff, request)).status).toBe(401);
  });
});

describe("an open stream of events", () => {
  let address = "";
  let close = async () => {};
  // Another process with its own caches, in which no session ends.
  beforeEach(async () => {
    holdRounds();
    const database = openPostgres(portal.databaseUrl, { deadlineScale: 100 });
    const wakeUps = openWakeUps(database);
    const services = { callers: openCallers(portal), liveEvents: openLiveEvents({ ...portal, wakeUps }) };
    const { app } = await openVariant(portal, { services });
    address = await app.listen({ port: 0, host: "127.0.0.1" });
    close = async () => {
      await app.close();
      await database.close();
    };
  });
  afterEach(() => close());

  it("of a dismissed person ends without waiting for the next round, also in another process", async () => {
    const [owner, support] = [await makeStaff(portal), await makeStaff(portal, "Support")];
    const response = await fetch(`${address}/api/events`, { headers: await portal.headersOf(support) });
    let [text, isOver] = ["", false];
    const read = async () => {
      for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
      isOver = true;
    };
    void read().catch(() => {});
    await holdUntil(() => expect(text).toContain("event: ready"));
    await portal.as(owner).call(getUserData, {});
    expect((await disable(owner, support)).status).toBe(200);
    await holdUntil(() => expect(isOver).toBe(true));
    expect(text).not.toContain("session-ended");
  });
});
