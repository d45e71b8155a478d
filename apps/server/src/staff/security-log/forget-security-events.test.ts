import { login } from "@hunarmand/api/account/account";
import { limits } from "@hunarmand/api/limits";
import { expect, it } from "vitest";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { makeTaskHandlers } from "../../tasks/tasks.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

const count = async () => {
  const events = await portal.db.selectFrom("securityEvents").select("id").execute();
  const sessions = await portal.db.selectFrom("sessions").select("id").execute();
  return { events: events.length, sessions: sessions.length };
};

it("old rows of the security log and old sessions are deleted, and newer ones are not", async () => {
  const customer = await makeCustomer(portal, { passwordHash });
  const logIn = () => portal.call(login, { body: { identifier: customer.email, password } });
  const forget = () => makeTaskHandlers(portal.services)["forget-security-events"]({});
  await logIn();
  portal.clock.advance({ days: limits.securityLogDays - 1 });
  await logIn();
  await forget();
  expect(await count()).toEqual({ events: 2, sessions: 2 });
  portal.clock.advance({ days: 2 });
  await forget();
  expect(await count()).toEqual({ events: 1, sessions: 1 });
});
