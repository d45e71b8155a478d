import { adminLogin, changePassword, login, loginEmail, loginPhone, sendResetCode } from "@hunarmand/contract/account";
import type { Call } from "@hunarmand/contract/call";
import { signupCustomer } from "@hunarmand/contract/customers";
import { calls } from "@hunarmand/contract/index";
import { listCities } from "@hunarmand/contract/lookups";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { openVariant } from "../../test/portal-variant.ts";
import { openLimits } from "../services/limits.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

/** Limits as in production, unless the test says how many times as much. */
async function openLimited({ scale = 1, trustProxy = false } = {}) {
  const limited = await openVariant(portal, {
    services: { limits: openLimits(portal, scale) },
    settings: { trustProxy },
  });
  const from = (address: string) => ({
    call: (identifier: string, typed: string) =>
      limited.call(login, { body: { identifier, password: typed } }, { "x-forwarded-for": address }),
  });
  return { ...limited, from };
}

const refused = { status: 429, error: { code: "too-many-requests" } };
const waitSeconds = (answer: { headers: Record<string, unknown> }) => Number(answer.headers["retry-after"]);

describe("login", () => {
  it("the sixth failure within 15 minutes is refused, with the time to wait", async () => {
    const { call } = await openLimited();
    const { email } = await makeCustomer(portal, { passwordHash });
    const fail = () => call(login, { body: { identifier: email, password: "wrong password" } });
    for (let i = 0; i < 5; i++) expect((await fail()).status).toBe(401);

    const sixth = await fail();

    expect(sixth).toMatchObject(refused);
    expect(waitSeconds(sixth)).toBeGreaterThan(14 * 60);
    expect(waitSeconds(sixth)).toBeLessThanOrEqual(15 * 60);
    expect(await call(login, { body: { identifier: email, password } })).toMatchObject(refused);
  });

  it("any 15 minutes count, not those of a clock face", async () => {
    const { call } = await openLimited();
    const { email } = await makeCustomer(portal, { passwordHash });
    const fail = () => call(login, { body: { identifier: email, password: "wrong password" } });
    await fail();
    portal.clock.advance({ minutes: 14 });
    for (let i = 0; i < 4; i++) await fail();
    portal.clock.advance({ minutes: 2 });
    expect((await fail()).status).toBe(401);
    expect((await fail()).status).toBe(429);
    portal.clock.advance({ minutes: 15 });
    expect((await call(login, { body: { identifier: email, password } })).status).toBe(200);
  });

  it("failures count together over all doors and all spellings", async () => {
    const { call, as } = await openLimited();
    const person = await makeCustomer(portal, { passwordHash });
    const wrong = "wrong password";
    const change = { email: person.email, currentPassword: wrong, newPassword: "a better long password" };
    await call(login, { body: { identifier: person.email.toUpperCase(), password: wrong } });
    await call(login, { body: { identifier: `0${person.phone.slice(3)}`, password: wrong } });
    await call(loginEmail, { body: { email: person.email, password: wrong } });
    await call(loginPhone, { body: { phoneNumber: person.phone, password: wrong } });
    await as(person).call(changePassword, { body: change });
    expect(await call(login, { body: { identifier: person.phone, password } })).toMatchObject(refused);
  });

  it("failures at once cannot slip through together", async () => {
    const { call } = await openLimited();
    const { email } = await makeCustomer(portal, { passwordHash });
    const fail = () => call(login, { body: { identifier: email, password: "wrong password" } });
    const answers = await Promise.all(Array.from({ length: 12 }, fail));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it("successes do not count", async () => {
    const { call } = await openLimited();
    const { email } = await makeCustomer(portal, { passwordHash });
    for (let i = 0; i < 8; i++) expect((await call(login, { body: { identifier: email, password } })).status).toBe(200);
  });

  it("the office's door is guarded alike", async () => {
    const { call } = await openLimited();
    const { email } = await makeStaff(portal, "Finance", { passwordHash });
    for (let i = 0; i < 5; i++) await call(adminLogin, { body: { email, password: "wrong password" } });
    expect(await call(adminLogin, { body: { email, password } })).toMatchObject(refused);
  });

  it("a name that nobody has is refused like one that somebody has", async () => {
    const { call } = await openLimited();
    const fail = () => call(login, { body: { identifier: "nobody@example.pk", password } });
    for (let i = 0; i < 5; i++) expect((await fail()).status).toBe(401);
    expect((await fail()).status).toBe(429);
  });

  it("from another address the account's owner still gets in", async () => {
    const { from } = await openLimited({ trustProxy: true });
    const { email } = await makeCustomer(portal, { passwordHash });
    for (let i = 0; i < 6; i++) await from("203.0.113.5").call(email, "wrong password");
    expect((await from("203.0.113.5").call(email, password)).status).toBe(429);
    expect((await from("198.51.100.7").call(email, password)).status).toBe(200);
  });

  it("the 51st failure of an address within 15 minutes is refused, whatever accounts it tries", async () => {
    const { services, call } = await openLimited();
    for (let i = 0; i < 50; i++) await services.limits.take("login-address", "127.0.0.1");
    expect(await call(login, { body: { identifier: "nobody@example.pk", password } })).toMatchObject(refused);
  });

  it("holds over two processes", async () => {
    const [one, other] = [await openLimited(), await openLimited()];
    const { email } = await makeCustomer(portal, { passwordHash });
    const body = { identifier: email, password: "wrong password" };
    for (let i = 0; i < 5; i++) await (i % 2 ? one : other).call(login, { body });
    expect((await one.call(login, { body })).status).toBe(429);
    expect((await other.call(login, { body })).status).toBe(429);
  });
});

describe("reset codes", () => {
  it("a second code within 60 seconds is refused", async () => {
    const { call } = await openLimited();
    const { email } = await makeCustomer(portal);
    expect((await call(sendResetCode, { body: { email } })).status).toBe(200);
    const second = await call(sendResetCode, { body: { email } });
    expect(second).toMatchObject(refused);
    expect(waitSeconds(second)).toBeLessThanOrEqual(60);
    portal.clock.advance({ seconds: 61 });
    expect((await call(sendResetCode, { body: { email } })).status).toBe(200);
  });

  it("the fourth code within an hour is refused", async () => {
    const { call } = await openLimited();
    const { email } = await makeCustomer(portal);
    for (let i = 0; i < 3; i++) {
      expect((await call(sendResetCode, { body: { email } })).status).toBe(200);
      portal.clock.advance({ minutes: 2 });
    }
    expect(await call(sendResetCode, { body: { email } })).toMatchObject(refused);
    portal.clock.advance({ hours: 1 });
    expect((await call(sendResetCode, { body: { email } })).status).toBe(200);
  });

  it("the sixth unknown e-mail within an hour is refused", async () => {
    const { call } = await openLimited();
    const ask = (i: number) => call(sendResetCode, { body: { email: `nobody${i}@example.pk` } });
    for (let i = 0; i < 5; i++) expect((await ask(i)).status).toBe(404);
    expect(await ask(6)).toMatchObject(refused);
  });
});

describe("other limits", () => {
  it("the eleventh signup within an hour is refused", async () => {
    const { call } = await openLimited();
    const signUp = (i: number) => {
      const phoneNumber = `030555500${String(i).padStart(2, "0")}`;
      return call(signupCustomer, { body: { firstName: "A", lastName: "B", phoneNumber, password } });
    };
    for (let i = 0; i < 10; i++) expect((await signUp(i)).status).toBe(201);
    expect(await signUp(10)).toMatchObject(refused);
  });

  it("the 101st call of an anonymous address within a minute is refused", async () => {
    const { call } = await openLimited();
    for (let i = 0; i < 100; i++) expect((await call(listCities, {})).status).toBe(200);
    expect(await call(listCities, {})).toMatchObject(refused);
    portal.clock.advance({ minutes: 1 });
    expect((await call(listCities, {})).status).toBe(200);
  });

  it("the 301st call of a caller within a minute is refused, and nobody else's", async () => {
    const { as } = await openLimited();
    const [busy, calm] = [await makeCustomer(portal), await makeCustomer(portal)];
    for (let i = 0; i < 300; i++) expect((await as(busy).call(listCities, {})).status).toBe(200);
    expect(await as(busy).call(listCities, {})).toMatchObject(refused);
    expect((await as(calm).call(listCities, {})).status).toBe(200);
  });

  it("RATE_LIMIT_SCALE multiplies every limit", async () => {
    const { call } = await openLimited({ scale: 2 });
    const fail = () => call(login, { body: { identifier: "nobody@example.pk", password } });
    for (let i = 0; i < 10; i++) expect((await fail()).status).toBe(401);
    expect((await fail()).status).toBe(429);
  });

  it("X-Forwarded-For changes nothing without TRUST_PROXY", async () => {
    const { from } = await openLimited();
    for (let i = 0; i < 5; i++) await from(`203.0.113.${i}`).call("nobody@example.pk", password);
    expect((await from("203.0.113.9").call("nobody@example.pk", password)).status).toBe(429);
  });

  it("behind TRUST_PROXY all addresses of one IPv6 network count as one", async () => {
    const { from } = await openLimited({ trustProxy: true });
    for (let i = 1; i <= 5; i++) await from(`2001:db8:1:2::${i}`).call("nobody@example.pk", password);
    expect((await from("2001:db8:1:2:ffff::9").call("nobody@example.pk", password)).status).toBe(429);
    expect((await from("2001:db8:1:3::1").call("nobody@example.pk", password)).status).toBe(401);
  });

  it("every call that security.md limits names its limit", () => {
    const limitOf = (method: string, path: string) =>
      Object.values<Call>(calls).find((call) => call.method === method && call.path === path)?.limit;
    expect(limitOf("POST", "/Provider/create-provider")).toBe("signup");
    expect(limitOf("POST", "/Provider/add-provider")).toBe("signup");
    expect(limitOf("POST", "/User/signup")).toBe("signup");
    expect(limitOf("POST", "/Complain/create-complain")).toBe("inquiry");
    expect(limitOf("POST", "/Provider/support-request")).toBe("inquiry");
    expect(limitOf("POST", "/Contracts/quote")).toBe("inquiry");
    expect(limitOf("GET", "/Provider/searchprovider/:phone")).toBe("search");
    for (const { path, limit } of Object.values(calls)) {
      if (/upload/i.test(path)) expect(limit, path).toBe("upload");
    }
  });
});

describe("what has run out", () => {
  it("is swept away, and the rest stays", async () => {
    const limits = openLimits(portal, 1);
    await limits.take("search", "somebody");
    await limits.take("signup", "somebody");
    portal.clock.advance({ minutes: 2 });
    await limits.sweep();
    expect(await portal.db.selectFrom("limitHits").select("key").execute()).toHaveLength(1);
  });
});
