import { getUserData, googleLogin, login } from "@hunarmand/api/account/account";
import { confirmEmail } from "@hunarmand/api/account/identity";
import { resetPassword, sendResetCode } from "@hunarmand/api/account/passwords";
import { listRequestedContracts, proposeContract } from "@hunarmand/api/contracts/contracts";
import { describe, expect, it } from "vitest";
import { proposalForm } from "../../../test/forms.ts";
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

const logIn = (token: string, body: { email?: string; name?: string; newAccount?: boolean } = {}) =>
  withGoogle.call(googleLogin, { body: { token, ...body } });

describe("signing in with Google", () => {
  it("creates a customer for a new e-mail, and logs in the same account next time", async () => {
    expect(await logIn(await signToken())).toMatchObject({ status: 200, body: { role: "Customer" } });
    expect((await logIn(await signToken({ issuer: "accounts.google.com" }))).status).toBe(200);
    const accounts = await portal.db.selectFrom("accounts").selectAll().execute();
    expect(accounts).toMatchObject([{ email: "nadia@example.pk", firstName: "Nadia", lastName: "Iqbal" }]);
  });

  it("creates one account for two simultaneous first logins", async () => {
    const token = await signToken();
    const answers = await Promise.all([logIn(token), logIn(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await portal.db.selectFrom("accounts").select("id").execute()).toHaveLength(1);
  });

  it("uses the token's e-mail, not the request's", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    const answer = await logIn(await signToken(), { email: provider.email });
    expect(answer.body.role).toBe("Customer");
    expect(await portal.db.selectFrom("accounts").select("email").where("role", "=", "Customer").execute()).toEqual([
      { email: "nadia@example.pk" },
    ]);
  });

  it("opens an account with the proven e-mail, and does not change it", async () => {
    const customer = await makeCustomer(portal, { passwordHash });
    await portal.db.updateTable("accounts").set({ emailConfirmedAt: portal.clock.now() }).execute();
    expect((await logIn(await signToken({ claims: { email: customer.email } }))).status).toBe(200);
    expect((await portal.as(customer).call(getUserData, {})).body).toMatchObject({ firstName: "Test" });
    expect((await portal.call(login, { body: { identifier: customer.email, password } })).status).toBe(200);
  });

  it("opens an empty account if another person typed this e-mail without proof, whose account keeps everything else", async () => {
    const former = await makeCustomer(portal, { passwordHash });
    const as = portal.as(former);
    await as.call(proposeContract, { body: { ...proposalForm, email: former.email } });
    const { status, body } = await logIn(await signToken({ claims: { email: former.email } }));
    expect([status, body.role]).toEqual([200, "Customer"]);
    const me = { authorization: `Bearer ${body.token}` };
    expect((await portal.call(listRequestedContracts, { query: {} }, me)).body.data).toEqual([]);
    expect((await portal.call(getUserData, {}, me)).body).toMatchObject({ email: former.email, phoneNumber: null });

    expect((await as.call(listRequestedContracts, { query: {} })).body.data).toHaveLength(1);
    expect((await as.call(getUserData, {})).body).toMatchObject({ id: former.id, email: null });
    for (const [identifier, ends] of [[former.email, 401] as const, [former.phone, 200] as const])
      expect((await portal.call(login, { body: { identifier, password } })).status).toBe(ends);
    const audit = await portal.db.selectFrom("auditEntries").select(["action", "before"]).execute();
    expect(audit).toEqual([{ action: "account.email-released", before: { email: former.email } }]);
    const told = await portal.db.selectFrom("outbox").select("text").where("recipient", "=", former.phone).execute();
    expect(told).toEqual([{ text: expect.stringContaining("never confirmed its email") }]);
  });

  it("does not open a waiting application: names and CNIC stay with the applicant", async () => {
    const provider = await makeProvider(portal, { status: "Pending", passwordHash });
    const answer = await logIn(await signToken({ claims: { email: provider.email } }));
    expect(answer).toMatchObject({ status: 200, body: { role: "Customer" } });
    const again = await portal.call(login, { body: { identifier: provider.phone, password } });
    expect(again.body).toMatchObject({ role: "Provider", status: "Pending" });
  });

  it("asks first if the caller wishes, and mails the code that links the two", async () => {
    const former = await makeCustomer(portal, { passwordHash });
    const token = await signToken({ claims: { email: former.email } });
    expect((await logIn(token, { newAccount: false })).error.code).toBe("email-unconfirmed");
    const mails = await portal.db.selectFrom("outbox").select("recipient").execute();
    expect(mails).toEqual([{ recipient: former.email }]);
    expect((await logIn(token, { newAccount: true })).status).toBe(200);
  });

  it("opens a new account beside a verified handyman's only if the caller says that theirs is another", async () => {
    const provider = await makeProvider(portal, { passwordHash });
    const token = await signToken({ claims: { email: provider.email } });
    expect((await logIn(token)).error.code).toBe("email-unconfirmed");
    expect((await logIn(token, { newAccount: true })).body.role).toBe("Customer");
    expect((await portal.call(login, { body: { identifier: provider.phone, password } })).body.status).toBe("Verified");
  });

  it.each(["Verified", "Suspended"] as const)(
    "takes nothing from a %s handyman with an unconfirmed e-mail: the mailed code and their password link the two",
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

  it("opens a verified handyman's account to the person who set its new password by mail", async () => {
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

  it("opens one new account for any number of simultaneous first logins", async () => {
    const { email } = await makeCustomer(portal, { passwordHash });
    const token = await signToken({ claims: { email } });
    const answers = await Promise.all([logIn(token), logIn(token), logIn(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await portal.db.selectFrom("auditEntries").select("id").orderBy("id").execute()).toHaveLength(1);
    expect(await portal.db.selectFrom("accounts").select("id").execute()).toHaveLength(2);
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

  it("refuses an invalid token", async () => {
    expect((await logIn("not.a.token")).error.code).toBe("google-login-failed");
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"email":"a@b.pk","email_verified":true}')}.`;
    expect((await logIn(unsigned)).error.code).toBe("google-login-failed");
  });

  it("does not open office accounts", async () => {
    const staff = await makeStaff(portal, "Owner");
    expect((await logIn(await signToken({ claims: { email: staff.email } }))).status).toBe(401);
  });

  it("replies 501 without a client id", async () => {
    const answer = await portal.call(googleLogin, { body: { token: await signToken() } });
    expect(answer).toMatchObject({ status: 501, error: { code: "google-login-off" } });
  });

  it("replies 503 while Google's keys cannot be fetched", async () => {
    const away = openGoogle({ googleClientId, googleKeysUrl: "http://127.0.0.1:9/certs" }, portal.clock);
    const { call } = await openVariant(portal, { services: { google: away } });
    expect((await call(googleLogin, { body: { token: await signToken() } })).status).toBe(503);
  });
});
