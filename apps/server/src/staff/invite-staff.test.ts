import { adminLogin } from "@hunarmand/api/account/account";
import { resetPassword, verifyResetCode } from "@hunarmand/api/account/passwords";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { createStaff, disableStaff, inviteStaff, listStaff } from "@hunarmand/api/staff/staff";
import { beforeEach, describe, expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";
import { openVariant } from "../../test/portal-variant.ts";

const portal = await startPortal();
const email = "nadia@example.pk";
const newcomer = { firstName: "Nadia", lastName: "Iqbal", email: "Nadia@Example.pk", role: "Finance" as const };
const newPassword = "a password that Nadia alone knows";

let owner: Person;
beforeEach(async () => {
  owner = await makeStaff(portal);
});

const invite = () => portal.as(owner).call(createStaff, { body: newcomer });
const inviteAgain = (id: string) => portal.as(owner).call(inviteStaff, { params: { id } });
const readOutbox = async (reader: Person) =>
  (await portal.as(reader).call(listOutbox, { query: { to: email } })).body.map(({ text }) => text);
const linksIn = (texts: (string | null)[]) => texts.flatMap((text) => /http\S+/.exec(text ?? "")?.[0] ?? []);
const newestCode = async () => new URL(linksIn(await readOutbox(owner))[0] ?? "").searchParams.get("code") ?? "";
const setPassword = (code: string) => portal.call(resetPassword, { body: { email, code, newPassword } });
const logIn = (password: string) => portal.call(adminLogin, { body: { email, password } });

describe("a person who is invited to the office (security rule 11)", () => {
  it("sets their own password with the link once, and can only use the office's login", async () => {
    const { status, body } = await invite();
    expect(status).toBe(201);
    expect((await portal.as(owner).call(listStaff, { query: {} })).body).toContainEqual(
      expect.objectContaining({ id: body.id, isInvited: true }),
    );
    const code = await newestCode();
    expect((await portal.call(verifyResetCode, { body: { email, code } })).status).toBe(200);
    expect((await setPassword(code)).status).toBe(200);
    expect(await logIn(newPassword)).toMatchObject({ status: 200, body: { role: "Finance" } });
    expect(await setPassword(code)).toMatchObject({ status: 400, error: { code: "code-invalid" } });
    expect((await portal.as(owner).call(listStaff, { query: {} })).body).toContainEqual(
      expect.objectContaining({ id: body.id, isInvited: false }),
    );
  });

  it("gets no password from the Owner, also when the request contains one", async () => {
    const password = "a password of the Owner's";
    await portal.as(owner).call(createStaff, { body: { ...newcomer, password } as typeof newcomer });
    expect((await logIn(password)).error.code).toBe("login-failed");
  });

  it("has 72 hours, and a newer invitation revokes the link", async () => {
    const { id } = (await invite()).body;
    const first = await newestCode();
    portal.clock.advance({ hours: 71 });
    expect((await portal.call(verifyResetCode, { body: { email, code: first } })).status).toBe(200);
    portal.forgetSessions();
    expect((await inviteAgain(id)).status).toBe(200);
    expect((await setPassword(first)).error.code).toBe("code-invalid");
    const second = await newestCode();
    portal.clock.advance({ hours: 73 });
    expect((await setPassword(second)).error.code).toBe("code-invalid");
  });

  it("can get the link from an Owner who reads it in the outbox, but from no other desk", async () => {
    await invite();
    const support = await makeStaff(portal, "Support");
    expect(linksIn(await readOutbox(owner))).toHaveLength(1);
    expect(await readOutbox(support)).toEqual([null]);
    const mailer = { send: async () => {}, close: () => {} };
    const withMail = await openVariant(portal, { services: { mailer } });
    const { body } = await withMail.as(owner).call(listOutbox, { query: { to: email } });
    expect(body.map(({ text }) => text)).toEqual([null]);
  });

  it("cannot use the link after they were dismissed", async () => {
    const { id } = (await invite()).body;
    const code = await newestCode();
    await portal.as(owner).call(disableStaff, { params: { id }, body: { reason: "Took another post." } });
    expect((await setPassword(code)).error.code).toBe("code-invalid");
    expect(await inviteAgain(id)).toMatchObject({ status: 404, error: { code: "staff-not-found" } });
  });

  it("is invited again only by an Owner, until they have a password, with an audit row each time", async () => {
    const { id } = (await invite()).body;
    expect((await portal.as(await makeStaff(portal, "Support")).call(inviteStaff, { params: { id } })).status).toBe(
      403,
    );
    expect((await portal.call(inviteStaff, { params: { id } })).status).toBe(401);
    const provider = await makeProvider(portal);
    expect((await inviteAgain(provider.id)).error.code).toBe("staff-not-found");
    expect((await inviteAgain(id)).status).toBe(200);
    await setPassword(await newestCode());
    expect(await inviteAgain(id)).toMatchObject({ status: 409, error: { code: "invitation-used" } });
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["actorId", "action"])
      .where("subjectId", "=", id)
      .where("actorId", "=", owner.id)
      .orderBy("id")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(["staff.create", "staff.invite"]);
  });
});
