import { adminLogin } from "@hunarmand/api/account/account";
import { confirmOneTimeCode, enrolOneTimeCode } from "@hunarmand/api/staff/one-time-codes";
import { expect, it } from "vitest";
import { makeAuthenticator } from "../../../test/authenticator.ts";
import { makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { openLimits } from "../../services/login/limits.ts";

const portal = await startPortal();
const limited = await openVariant(portal, { services: { limits: openLimits(portal.services, 1) } });
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

it("after five wrong codes an account's login is locked for fifteen minutes, even for right codes", async () => {
  const person = await makeStaff(portal, "Owner", { passwordHash });
  const { secret } = (await limited.as(person).call(enrolOneTimeCode, {})).body;
  const app = makeAuthenticator(secret, portal.clock);
  await limited.as(person).call(confirmOneTimeCode, { body: { oneTimeCode: app.code() } });
  portal.clock.advance({ minutes: 1 });
  const logIn = (oneTimeCode: string) =>
    limited.call(adminLogin, { body: { email: person.email, password, oneTimeCode } });
  for (let i = 0; i < 5; i++) expect((await logIn("ABCDE-FGHJK")).error.code).toBe("one-time-code-wrong");
  const closed = await logIn(app.code());
  expect(closed).toMatchObject({ status: 429, error: { code: "too-many-requests" } });
  expect(Number(closed.headers["retry-after"])).toBeGreaterThan(0);
  portal.clock.advance({ minutes: 16 });
  expect((await logIn(app.code())).status).toBe(200);
});
