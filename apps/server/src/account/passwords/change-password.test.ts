import { getUserData, login } from "@hunarmand/api/account/account";
import { changePassword } from "@hunarmand/api/account/passwords";
import { describe, expect, it } from "vitest";
import { makeCustomer } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const currentPassword = "a good long password";
const newPassword = "a better long password";
const passwordHash = await portal.passwords.hash(currentPassword);

async function logInAs({ email }: Person, password = currentPassword): Promise<Record<string, string>> {
  const { body } = await portal.call(login, { body: { identifier: email, password } });
  return { authorization: `Bearer ${body.token}` };
}

describe("changing the password", () => {
  it("accepts the new password and no longer the old one", async () => {
    const person = await makeCustomer(portal, { passwordHash });
    const body = { email: person.email, currentPassword, newPassword };

    const answer = await portal.call(changePassword, { body }, await logInAs(person));

    expect(answer).toMatchObject({ status: 200, body: { message: "Password changed successfully" } });
    const tryPassword = (password: string) => portal.call(login, { body: { identifier: person.email, password } });
    expect((await tryPassword(newPassword)).status).toBe(200);
    expect((await tryPassword(currentPassword)).status).toBe(401);
  });

  it("ends all other sessions at once, and keeps the current one", async () => {
    const person = await makeCustomer(portal, { passwordHash });
    const [here, elsewhere] = [await logInAs(person), await logInAs(person)];
    expect((await portal.call(getUserData, {}, elsewhere)).status).toBe(200);

    await portal.call(changePassword, { body: { email: person.email, currentPassword, newPassword } }, here);

    expect((await portal.call(getUserData, {}, elsewhere)).status).toBe(401);
    expect((await portal.call(getUserData, {}, here)).status).toBe(200);
  });

  it("requires the current password", async () => {
    const person = await makeCustomer(portal, { passwordHash });
    const body = { email: person.email, currentPassword: "something else", newPassword };
    expect(await portal.as(person).call(changePassword, { body })).toMatchObject({
      status: 400,
      error: { code: "password-wrong", issues: [{ field: "currentPassword" }] },
    });
  });

  it("sends a message to the account's e-mail and phone, and is audited (security rule 9)", async () => {
    const person = await makeCustomer(portal, { passwordHash });
    const body = { email: person.email, currentPassword, newPassword };
    await portal.call(changePassword, { body }, await logInAs(person));
    const outbox = portal.db.selectFrom("outbox").select(["recipient", "channel", "text"]);
    const told = await outbox.orderBy("channel").execute();
    expect(told.map(({ recipient, channel }) => ({ recipient, channel }))).toEqual([
      { recipient: person.email, channel: "mail" },
      { recipient: person.phone, channel: "phone" },
    ]);
    for (const { text } of told) expect(text).toContain("The password of your Hunarmand account was changed.");
    const audit = await portal.db
      .selectFrom("auditEntries")
      .select(["action", "actorId", "subjectId"])
      .orderBy("id")
      .execute();
    expect(audit).toEqual([{ action: "account.password-changed", actorId: person.id, subjectId: person.id }]);
  });

  it("refuses a common password, and one that is too short", async () => {
    const person = await makeCustomer(portal, { passwordHash });
    for (const bad of ["Password123", "QWERTYUIOP", "short"]) {
      const body = { email: person.email, currentPassword, newPassword: bad };
      expect(await portal.as(person).call(changePassword, { body })).toMatchObject({
        status: 400,
        error: { code: "invalid-input", issues: [{ field: "newPassword" }] },
      });
    }
  });

  it("only works for one's own account", async () => {
    const [person, other] = [await makeCustomer(portal, { passwordHash }), await makeCustomer(portal)];
    const body = { email: other.email, currentPassword, newPassword };
    expect((await portal.as(person).call(changePassword, { body })).error.code).toBe("not-your-account");
  });
});
