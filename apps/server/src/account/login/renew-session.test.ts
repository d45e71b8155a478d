import { adminLogin, logout, renewSession } from "@hunarmand/api/account/account";
import { getOfficeCounters } from "@hunarmand/api/staff/counters";
import { expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const count = (token: string) => portal.call(getOfficeCounters, {}, bearer(token));

async function logIn(): Promise<string> {
  const { email } = await makeStaff(portal, "Finance", { passwordHash });
  const { body } = await portal.call(adminLogin, { body: { email, password } });
  return body.token;
}

it("extends the sessions of active staff beyond an hour, but not beyond half a day", async () => {
  let token = await logIn();
  for (let renewed = 0; renewed < 14; renewed++) {
    portal.clock.advance({ minutes: 50 });
    const { status, body } = await portal.call(renewSession, {}, bearer(token));
    expect(status).toBe(200);
    token = body.token;
    expect((await count(token)).status).toBe(200);
  }
  portal.clock.advance({ minutes: 50 });
  expect((await portal.call(renewSession, {}, bearer(token))).status).toBe(401);
});

it("ends an idle session after an hour", async () => {
  const token = await logIn();
  portal.clock.advance({ minutes: 61 });
  expect((await count(token)).status).toBe(401);
  expect((await portal.call(renewSession, {}, bearer(token))).status).toBe(401);
});

it("does not renew an ended session, and is only for office accounts", async () => {
  const token = await logIn();
  const { body } = await portal.call(renewSession, {}, bearer(token));
  await portal.call(logout, {}, bearer(body.token));
  for (const worthless of [token, body.token]) {
    expect((await portal.call(renewSession, {}, bearer(worthless))).status).toBe(401);
  }
  expect((await portal.as(await makeProvider(portal)).call(renewSession, {})).status).toBe(403);
});
