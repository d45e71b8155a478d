import { getUserData, googleLogin, login } from "@hunarmand/api/account/account";
import { confirmEmail } from "@hunarmand/api/account/identity";
import { resetPassword, sendResetCode } from "@hunarmand/api/account/passwords";
import { updateCustomer } from "@hunarmand/api/customers/customers";
import { describe, expect, it } from "vitest";
import { googleClientId, startGoogleKeys, type TokenWish } from "../../../test/google-keys.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { putPayoutAccount } from "../../payouts/payouts.queries.ts";
import { openGoogle } from "../../services/login/google.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);
const { keysUrl, signToken, strangerKeys } = await startGoogleKeys(portal.clock);
const google = openGoogle({ googleClientId, googleKeysUrl: keysUrl }, portal.clock);
const withGoogle = await openVariant(portal, { services: { google } });

const logIn = (token: string, body: { email?: string; name?: string } = {}) =>
  withGoogle.call(googleLogin, { body: { token, ...body } });

describe("signing in with Google", () => {
  it("makes a customer of a new email, and knows it the next time", async () => {
    expect(await logIn(await signToken())).toMatchObject({ status: 200, body: { role: "Customer" } });
    expect((await logIn(await signToken({ issuer: "accounts.google.com" }))).status).toBe(200);
    const accounts = await portal.db.selectFrom("accounts").selectAll().execute();
    expect(accounts).toMatchObject([{ email: "nadia@example.pk", firstName: "Nadia", lastName: "Iqbal" }]);
  });

  it("makes one account of two first logins at once", async () => {
    const token = await signToken();
    const answers = await Promise.all([logIn(token), logIn(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await portal.db.selectFrom("accounts").select("id").execute()).toHaveLength(1);
  });

  it("takes the email of the token, whatever the request says", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    const answer = await logIn(await signToken(), { email: provider.email });
    expect(answer.body.role).toBe("Customer");
    expect((await logIn(await signToken({ claims: { email: provider.email } }))).body.role).toBe("Provider");
  });

  it("joins an account whose email was proven, and leaves it as it is", async () => {
    const customer = await makeCustomer(portal, { passwordHash });
    await portal.db.updateTable("accounts").set({ emailConfirmedAt: portal.clock.now() }).execute();
    expect((await logIn(await signToken({ claims: { email: customer.email } }))).status).toBe(200);
    expect((await portal.as(customer).call(getUserData, {})).body).toMatchObject({ firstName: "Test" });
    expect((await portal.call(login, { body: { identifier: customer.email, password } })).status).toBe(200);
  });

  it("takes over an account that a stranger opened with this email: nothing of the stranger stays", async () => {
    const stranger = await makeCustomer(portal, { passwordHash });
    await portal.as(stranger).call(updateCustomer, { body: { city: "Lahore", address: "The stranger's house" } });
    expect((await portal.as(stranger).call(getUserData, {})).status).toBe(200);

    expect((await logIn(await signToken({ claims: { email: stranger.email } }))).status).toBe(200);

    expect((await portal.as(stranger).call(getUserData, {})).status).toBe(401);
    for (const identifier of [stranger.email, stranger.phone])
      expect((await portal.call(login, { body: { identifier, password } })).status).toBe(401);
    const account = await portal.db
      .selectFrom("accounts")
      .innerJoin("customers", "customers.accountId", "accounts.id")
      .select(["id", "firstName", "phone", "city", "address", "passwordHash"])
      .executeTakeFirst();
    const nothing = { phone: null, city: null, address: null, passwordHash: null };
    expect(account).toEqual({ id: stranger.id, firstName: "Nadia", ...nothing });
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "before"]).orderBy("id").execute();
    expect(audit).toEqual([{ action: "account.taken-over", before: { phone: stranger.phone } }]);
  });

  it("takes over an application that waits, without what its former holder could do with it", async () => {
    const provider = await makeProvider(portal, { status: "Pending", passwordHash });
    const account = { kind: "easypaisa" as const, holderName: "Stranger", number: provider.phone };
    await putPayoutAccount(portal.db, provider.id, { account, now: portal.clock.now() });
    const answer = await logIn(await signToken({ claims: { email: provider.email } }));
    expect(answer).toMatchObject({ status: 200, body: { role: "Provider", status: "Pending" } });
    expect(await portal.db.selectFrom("payoutAccounts").select("providerId").execute()).toEqual([]);
    const body = { identifier: provider.email, password };
    expect((await portal.call(login, { body })).status).toBe(401);
  });

  it.each(["Verified", "Suspended"] as const)(
    "takes nothing from a %s handyman who has not confirmed the email: the code by mail, under their password, joins the two",
    async (status) => {
      const provider = await makeProvider(portal, { status, passwordHash });
      const account = { kind: "easypaisa" as const, holderName: "Ali", number: provider.phone };
      await putPayoutAccount(portal.db, provider.id, { account, now: portal.clock.now() });
      const token = await signToken({ claims: { email: provider.email } });
      const refused = await logIn(token);
      expect(refused).toMatchObject({ status: 401, error: { code: "email-unconfirmed" } });
      expect(refused.error.message).toContain("Log in with your password");
      expect(await portal.db.selectFrom("payoutAccounts").select("number").execute()).toHaveLength(1);

      const own = { identifier: provider.email, password };
      expect((await portal.call(login, { body: own })).body).toMatchObject({ status });
      const mail = await portal.db.selectFrom("outbox").select("text").orderBy("createdAt").execute();
      const code = /\b\d{6}\b/.exec(mail.at(-1)?.text ?? "")?.[0] ?? "";
      expect((await portal.as(provider).call(confirmEmail, { body: { code } })).status).toBe(200);
      expect(await logIn(token)).toMatchObject({ status: 200, body: { role: "Provider", status } });
    },
  );

  it("opens a verified handyman's account to whoever set its new password by mail", async () => {
    const provider = await makeProvider(portal, { passwordHash });
    const token = await signToken({ claims: { email: provider.email } });
    expect((await logIn(token)).error.code).toBe("email-unconfirmed");
    await portal.call(sendResetCode, { body: { email: provider.email } });
    const mails = await portal.db
      .selectFrom("outbox")
      .select("text")
      .where("subject", "like", "%new password%")
      .orderBy("createdAt")
      .execute();
    const code = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
    await portal.call(resetPassword, { body: { email: provider.email, code, newPassword: "a better long password" } });
    expect(await logIn(token)).toMatchObject({ status: 200, body: { status: "Verified" } });
  });

  it("takes an account over once, however many first logins come at once", async () => {
    const { email } = await makeCustomer(portal, { passwordHash });
    const token = await signToken({ claims: { email } });
    const answers = await Promise.all([logIn(token), logIn(token), logIn(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await portal.db.selectFrom("auditEntries").select("id").orderBy("id").execute()).toHaveLength(1);
    const sessions = await portal.db.selectFrom("sessions").select("id").where("endedAt", "is", null).execute();
    expect(sessions).toHaveLength(3);
  });

  it.each([
    ["another's signature", { signer: strangerKeys.privateKey }],
    ["another audience", { audience: "somebody.else" }],
    ["another issuer", { issuer: "https://accounts.example.com" }],
    ["an end that has passed", { minutes: -1 }],
    ["an email that is not verified", { claims: { email_verified: false } }],
    ["no email", { claims: { email: "" } }],
  ] satisfies [string, TokenWish][])("refuses a token with %s", async (_what, wish) => {
    expect(await logIn(await signToken(wish))).toMatchObject({ status: 401, error: { code: "google-login-failed" } });
    expect(await portal.db.selectFrom("accounts").select("id").execute()).toEqual([]);
  });

  it("refuses what is no token", async () => {
    expect((await logIn("not.a.token")).error.code).toBe("google-login-failed");
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"email":"a@b.pk","email_verified":true}')}.`;
    expect((await logIn(unsigned)).error.code).toBe("google-login-failed");
  });

  it("does not open the office", async () => {
    const staff = await makeStaff(portal, "Owner");
    expect((await logIn(await signToken({ claims: { email: staff.email } }))).status).toBe(401);
  });

  it("says that it is not set up without a client id", async () => {
    const answer = await portal.call(googleLogin, { body: { token: await signToken() } });
    expect(answer).toMatchObject({ status: 501, error: { code: "google-login-off" } });
  });

  it("asks to try again while Google's keys cannot be had", async () => {
    const away = openGoogle({ googleClientId, googleKeysUrl: "http://127.0.0.1:9/certs" }, portal.clock);
    const { call } = await openVariant(portal, { services: { google: away } });
    expect((await call(googleLogin, { body: { token: await signToken() } })).status).toBe(503);
  });
});
