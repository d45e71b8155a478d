import { adminLogin } from "@hunarmand/api/account/account";
import { forgotPassword, resetPassword, sendResetCode } from "@hunarmand/api/account/passwords";
import { listOutbox } from "@hunarmand/api/notices/delivery";
import { confirmOneTimeCode, enrolOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { describe, expect, it } from "vitest";
import { makeAuthenticator } from "../../../test/authenticator.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const password = "a good long password";
const newPassword = "a better long password";
const passwordHash = await portal.passwords.hash(password);

const mailTo = async (email: string) =>
  (
    await portal.db.selectFrom("outbox").select("text").where("recipient", "=", email).orderBy("createdAt").execute()
  ).at(-1)?.text ?? "";
const codeOf = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? "";

describe("a reset of an office account (security rule 11)", () => {
  it("cannot be read in the office's outbox: neither code nor link", async () => {
    const [owner, customer] = [await makeStaff(portal), await makeCustomer(portal)];
    const desks = [await makeStaff(portal, "Support"), await makeStaff(portal)];
    for (const { email } of [owner, customer]) {
      await portal.call(sendResetCode, { body: { email } });
      await portal.call(forgotPassword, { body: { email } });
    }
    for (const desk of desks) {
      const read = async (to: string) => (await portal.as(desk).call(listOutbox, { query: { to } })).body;
      expect((await read(owner.email)).map(({ text }) => text)).toEqual([null, null]);
      expect((await read(customer.email)).every(({ text }) => text?.includes("/forgetpassword"))).toBe(true);
    }
  });

  it("requires the one-time code of an account that has one", async () => {
    const owner = await makeStaff(portal, "Owner", { passwordHash });
    const { secret } = (await portal.as(owner).call(enrolOneTimeCode, {})).body;
    const app = makeAuthenticator(secret, portal.clock);
    await portal.as(owner).call(confirmOneTimeCode, { body: { oneTimeCode: app.code() } });
    await portal.call(sendResetCode, { body: { email: owner.email } });
    const body = { email: owner.email, code: codeOf(await mailTo(owner.email)), newPassword };
    const refused = await portal.call(resetPassword, { body });
    expect(refused).toMatchObject({ status: 401, error: { code: "one-time-code-required" } });
    const guessed = await portal.call(resetPassword, { body: { ...body, oneTimeCode: "000000" } });
    expect(guessed).toMatchObject({ status: 401, error: { code: "one-time-code-wrong" } });
    const oldLogin = { email: owner.email, password };
    expect((await portal.call(adminLogin, { body: oldLogin })).error.code).toBe("one-time-code-required");

    portal.clock.advance({ seconds: 60 });
    const oneTimeCode = app.code();
    expect((await portal.call(resetPassword, { body: { ...body, oneTimeCode } })).status).toBe(200);
    const newLogin = { email: owner.email, password: newPassword };
    expect((await portal.call(adminLogin, { body: newLogin })).error.code).toBe("one-time-code-required");
  });
});
