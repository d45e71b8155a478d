import { adminLogin, getUserData, logout } from "@hunarmand/api/account/account";
import { type Call, officeRoles } from "@hunarmand/api/call";
import { calls } from "@hunarmand/api/index";
import { listNotices } from "@hunarmand/api/notices/notices";
import {
  confirmOneTimeCode,
  disableOneTimeCode,
  enrolOneTimeCode,
  getOneTimeCode,
} from "@hunarmand/api/staff/one-time-codes";
import { getOfficeSettings, updateOfficeSettings } from "@hunarmand/api/staff/staff";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeAuthenticator } from "../../../test/authenticator.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();
const someId = "6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a11";

async function enrol(person: Person) {
  const { call } = portal.as(person);
  const { secret } = (await call(enrolOneTimeCode, {})).body;
  const oneTimeCode = makeAuthenticator(secret, portal.clock).code();
  expect((await call(confirmOneTimeCode, { body: { oneTimeCode } })).status).toBe(200);
}

const setRequirement = (owner: Person, demandsSecondFactor = true) =>
  portal.as(owner).call(updateOfficeSettings, { body: { demandsSecondFactor } });

async function requireSecondFactor(): Promise<Person> {
  const owner = await makeStaff(portal);
  await enrol(owner);
  expect(await setRequirement(owner)).toMatchObject({ status: 200, body: { settings: { demandsSecondFactor: true } } });
  return owner;
}

/** Opens a stream. Returns its text so far, and whether the server has ended it. */
async function openStream(address: string, person: Person) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const headers = await portal.headersOf(person);
  const { body } = await fetch(`${address}/api/events`, { headers, signal: leaving.signal });
  const stream = { text: "", hasEnded: false };
  const read = async () => {
    for await (const chunk of body ?? []) stream.text += Buffer.from(chunk).toString();
    stream.hasEnded = true;
  };
  void read().catch(() => {});
  return stream;
}

/** Returns status and code of a call without parameters. */
async function ask({ method, path }: Call, person: Person) {
  const url = `/api${path.replace(/:\w+/g, someId)}`;
  const payload = method === "GET" ? {} : { payload: {} };
  const { statusCode, body } = await portal.app.inject({
    method,
    url,
    headers: await portal.headersOf(person),
    ...payload,
  });
  return `${statusCode} ${body.startsWith("{") ? (JSON.parse(body).code ?? "") : ""}`.trim();
}

describe("a second factor that is required of all staff (security rule 14)", () => {
  it.each(officeRoles)("leaves a %s without one only the calls to set it up", async (role) => {
    await requireSecondFactor();
    const person = await makeStaff(portal, role);
    const open: string[] = [getOneTimeCode, enrolOneTimeCode, confirmOneTimeCode, logout].map(({ path }) => path);
    const closed = Object.entries(calls).filter(([, { access, path }]) => access !== "public" && !open.includes(path));
    expect(closed.length).toBeGreaterThan(100);
    for (const [name, call] of closed) expect(await ask(call, person), name).toBe("403 second-factor-required");
    expect((await portal.as(person).call(getOneTimeCode, {})).body).toMatchObject({ isDemanded: true });
    await enrol(person);
    expect((await portal.as(person).call(getUserData, {})).status).toBe(200);
    expect((await portal.as(person).call(logout, {})).status).toBe(200);
  });

  it("applies to people who are logged in, and stops applying when it is no longer required", async () => {
    const [clerk, owner] = [await makeStaff(portal, "Support"), await makeStaff(portal)];
    expect((await portal.as(clerk).call(getOfficeSettings, {})).status).toBe(200);
    await enrol(owner);
    await setRequirement(owner);
    expect((await portal.as(clerk).call(getOfficeSettings, {})).error.code).toBe("second-factor-required");
    await setRequirement(owner, false);
    expect((await portal.as(clerk).call(getOfficeSettings, {})).status).toBe(200);
  });

  it("ends the event streams of people without one, and no others", async () => {
    const { app } = await openVariant(portal, {});
    onTestFinished(() => app.close());
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const [owner, clerk] = [await makeStaff(portal), await makeStaff(portal, "Support")];
    await enrol(owner);
    const streams = await Promise.all([owner, clerk].map((person) => openStream(address, person)));
    await expect.poll(() => streams.every(({ text }) => text.includes("event: ready"))).toBe(true);
    await setRequirement(owner);
    await expect.poll(() => streams[1]?.hasEnded).toBe(true);
    expect(streams[0]?.hasEnded).toBe(false);
  });

  it("cannot be required by an Owner who has none: they would lock themselves out", async () => {
    const owner = await makeStaff(portal);
    const issue = { field: "demandsSecondFactor", code: "second-factor-first" };
    expect(await setRequirement(owner)).toMatchObject({ status: 400, error: { issues: [issue] } });
    expect((await portal.as(owner).call(getOfficeSettings, {})).body.demandsSecondFactor).toBe(false);
  });

  it("is required again of a person whose codes the Owner has ended", async () => {
    const owner = await requireSecondFactor();
    const clerk = await makeStaff(portal, "Support", { passwordHash: await portal.passwords.hash("a good password") });
    await enrol(clerk);
    await portal.as(owner).call(disableOneTimeCode, { params: { id: clerk.id }, body: { reason: "Lost the phone." } });
    const body = { email: clerk.email, password: "a good password" };
    const { token } = (await portal.call(adminLogin, { body })).body;
    const headers = { authorization: `Bearer ${token}` };
    expect((await portal.call(getOfficeSettings, {}, headers)).error.code).toBe("second-factor-required");
  });

  it("is not required of customers and handymen", async () => {
    await requireSecondFactor();
    for (const person of [await makeCustomer(portal), await makeProvider(portal)])
      expect((await portal.as(person).call(listNotices, { query: {} })).status).toBe(200);
  });

  it.each(["yes", 1, null])("is set with true or false, and not with %s", async (wish) => {
    const owner = await makeStaff(portal);
    const answer = await portal.as(owner).call(updateOfficeSettings, { body: { demandsSecondFactor: wish as never } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field: "demandsSecondFactor" }] } });
  });
});
