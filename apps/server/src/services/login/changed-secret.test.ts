import { adminLogin, getUserData } from "@hunarmand/api/account/account";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { confirmOneTimeCode, enrolOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { expect, it } from "vitest";
import { makeAuthenticator } from "../../../test/authenticator.ts";
import { quoteForm } from "../../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal, testServices } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { openFileCipher } from "../files/file-cipher.ts";
import { isKnownPlace, recordPlace } from "./places.ts";
import { openCallers } from "./sessions.ts";
import { openTokens } from "./tokens.ts";

// docs/production.md, Change the secret.
const portal = await startPortal();
const oldSecret = testServices.tokenSecret as string;
const secrets = ["another secret, long enough to sign with", oldSecret] as const;
const tokens = openTokens(secrets);
const changed = await openVariant(portal, {
  services: { tokens, cipher: openFileCipher(secrets), callers: openCallers({ ...portal.services, tokens }) },
});
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

it("a changed secret logs nobody out, and a new session has a token of the new secret", async () => {
  const customer = await makeCustomer(portal);
  expect((await changed.as(customer).call(getUserData, {})).status).toBe(200);
  const staff = await makeStaff(portal, "Owner", { passwordHash });
  const { body } = await changed.call(adminLogin, { body: { email: staff.email, password } });
  const now = portal.clock.now();
  expect(await openTokens([oldSecret]).verify(body.token, now)).toBeUndefined();
  expect(await tokens.verify(body.token, now)).toMatchObject({ accountId: staff.id });
});

it("a token of a secret that is no longer listed is refused", async () => {
  const customer = await makeCustomer(portal);
  const onlyNew = openTokens([secrets[0]]);
  const callers = openCallers({ ...portal.services, tokens: onlyNew });
  const { app } = await openVariant(portal, { services: { tokens: onlyNew, callers } });
  const headers = await portal.headersOf(customer);
  expect((await app.inject({ method: "GET", url: `/api${getUserData.path}`, headers })).statusCode).toBe(401);
});

it("codes of the app and recovery codes of before work after the secret was changed, each once", async () => {
  const person = await makeStaff(portal, "Owner", { passwordHash });
  const { secret } = (await portal.as(person).call(enrolOneTimeCode, {})).body;
  const app = makeAuthenticator(secret, portal.clock);
  const confirmed = await portal.as(person).call(confirmOneTimeCode, { body: { oneTimeCode: app.code() } });
  const [recoveryCode = ""] = confirmed.body.recoveryCodes;
  portal.clock.advance({ minutes: 1 });
  const logIn = (oneTimeCode: string) =>
    changed.call(adminLogin, { body: { email: person.email, password, oneTimeCode } });
  expect((await logIn(app.code())).status).toBe(200);
  expect((await logIn(recoveryCode)).status).toBe(200);
  expect((await logIn(recoveryCode)).error.code).toBe("one-time-code-wrong");
});

it("a place that was known before is known after", async () => {
  const { id: accountId } = await makeCustomer(portal);
  const visit = { accountId, address: "203.0.113.7" };
  await recordPlace(portal.services, visit);
  expect(await isKnownPlace({ ...portal.services, tokens }, visit)).toBe(true);
});

it("a request that is repeated after the change of the secret is not carried out twice", async () => {
  const customer = await makeCustomer(portal);
  const headers = { "idempotency-key": "key" };
  const first = await portal.as(customer).call(requestQuote, { body: quoteForm }, headers);
  const second = await changed.as(customer).call(requestQuote, { body: quoteForm }, headers);
  expect(second.body).toEqual(first.body);
  const other = await changed.as(customer).call(requestQuote, { body: { ...quoteForm, city: "Lahore" } }, headers);
  expect(other.error.code).toBe("idempotency-mismatch");
});
