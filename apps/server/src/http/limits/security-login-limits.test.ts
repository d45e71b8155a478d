import { adminLogin, login, loginEmail, loginPhone } from "@hunarmand/api/account/account";
import { changePassword } from "@hunarmand/api/account/passwords";
import { describe, expect, it } from "vitest";
import { holdTime, holdUntil, passTime } from "../../../test/held-time.ts";
import { openLimited, refused } from "../../../test/limited-portal.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);
const waitSeconds = (answer: { headers: Record<string, unknown> }) => Number(answer.headers["retry-after"]);

describe("login", () => {
  it("the sixth failure within 15 minutes is refused, with the time to wait", async () => {
    const { call } = await openLimited(portal);
    const { email } = await makeCustomer(portal, { passwordHash });
    const fail = () => call(login, { body: { identifier: email, password: "wrong password" } });
    for (let i = 0; i < 5; i++) expect((await fail()).status).toBe(401);

    const sixth = await fail();

    expect(sixth).toMatchObject(refused);
    expect(waitSeconds(sixth)).toBeGreaterThan(14 * 60);
    expect(waitSeconds(sixth)).toBeLessThanOrEqual(15 * 60);
    expect(sixth.error?.message).toBe("Too many tries. Please try again in 15 minutes.");
    expect(await call(login, { body: { identifier: email, password } })).toMatchObject(refused);
  });

  it("the window of 15 minutes slides", async () => {
    const { call } = await openLimited(portal);
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

  it("failures count together over all login calls and all spellings of a name", async () => {
    const { call, as } = await openLimited(portal);
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

  it("simultaneous failures cannot exceed the limit", async () => {
    const { call } = await openLimited(portal);
    const { email } = await makeCustomer(portal, { passwordHash });
    const fail = () => call(login, { body: { identifier: email, password: "wrong password" } });
    const answers = await Promise.all(Array.from({ length: 12 }, fail));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it("successes do not count", async () => {
    const { call } = await openLimited(portal);
    const { email } = await makeCustomer(portal, { passwordHash });
    for (let i = 0; i < 8; i++) expect((await call(login, { body: { identifier: email, password } })).status).toBe(200);
  });

  it("the office's login has the same limit", async () => {
    const { call } = await openLimited(portal);
    const { email } = await makeStaff(portal, "Finance", { passwordHash });
    for (let i = 0; i < 5; i++) await call(adminLogin, { body: { email, password: "wrong password" } });
    expect(await call(adminLogin, { body: { email, password } })).toMatchObject(refused);
  });

  it("an unknown name is refused like a known one", async () => {
    const { call } = await openLimited(portal);
    const fail = () => call(login, { body: { identifier: "nobody@example.pk", password } });
    for (let i = 0; i < 5; i++) expect((await fail()).status).toBe(401);
    expect((await fail()).status).toBe(429);
  });

  it("the account's owner can still log in from another address", async () => {
    const { logInFrom } = await openLimited(portal, { trustProxy: 1 });
    const { email } = await makeCustomer(portal, { passwordHash });
    for (let i = 0; i < 6; i++) await logInFrom("203.0.113.5", email, "wrong password");
    expect((await logInFrom("203.0.113.5", email, password)).status).toBe(429);
    expect((await logInFrom("198.51.100.7", email, password)).status).toBe(200);
  });

  it("the 51st failure of an address within 15 minutes is refused, for all accounts together", async () => {
    const { services, call } = await openLimited(portal);
    for (let i = 0; i < 50; i++) await services.limits.take("login-address", "127.0.0.1");
    expect(await call(login, { body: { identifier: "nobody@example.pk", password } })).toMatchObject(refused);
  });

  it("more than twenty failures an hour from all addresses warn the account's owner, and never lock them out", async () => {
    const { logInFrom } = await openLimited(portal, { trustProxy: 1 });
    const { email } = await makeCustomer(portal, { passwordHash });
    expect((await logInFrom("198.51.100.7", email, password)).status).toBe(200);
    for (let i = 0; i < 20; i++) {
      expect((await logInFrom(`203.0.113.${i}`, email, "wrong password")).status).toBe(401);
    }
    holdTime();
    const statuses: number[] = [];
    const tryFrom = (address: string, secret: string) =>
      void logInFrom(address, email, secret).then(({ status }) => statuses.push(status));
    // Enough tries to fill the slow lane: once the last two are refused, three wait in it, the first of them for two seconds.
    for (let i = 0; i < 5; i++) tryFrom(`192.0.2.${i}`, password);
    await holdUntil(() => expect(statuses).toEqual([429, 429]));
    expect((await logInFrom("198.51.100.7", email, password)).status, "known there, so no line").toBe(200);
    for (let count = 3; count <= 5; count++) {
      await passTime(1_900);
      expect(statuses).toHaveLength(count - 1);
      await passTime(100);
      await holdUntil(() => expect(statuses).toHaveLength(count));
    }
    expect(statuses.slice(2), "strangers are slow, and a right password still counts").toEqual([200, 200, 200]);
    const mails = await portal.db.selectFrom("outbox").select(["recipient", "subject"]).orderBy("createdAt").execute();
    expect(mails).toEqual([{ recipient: email, subject: "Somebody tried to log in to your account" }]);
  });

  it("a flood of guesses from many addresses waits in a short queue, and the owner still logs in from a known address", async () => {
    const { logInFrom } = await openLimited(portal, { trustProxy: 1 });
    const { email } = await makeCustomer(portal, { passwordHash });
    await logInFrom("198.51.100.7", email, password);
    for (let i = 0; i < 20; i++) await logInFrom(`203.0.113.${i}`, email, "wrong password");
    // Nobody leaves the queue before the whole flood has arrived.
    holdTime();
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) {
      const guess = logInFrom(`203.0.113.${100 + i}`, email, "wrong password");
      void guess.then(({ status }) => statuses.push(status));
    }
    await holdUntil(() => expect(statuses).toEqual(Array(5).fill(429)));
    expect((await logInFrom("198.51.100.7", email, password)).status).toBe(200);
    for (let count = 6; count <= 8; count++) {
      await passTime(2_000);
      await holdUntil(() => expect(statuses).toHaveLength(count));
    }
    expect(statuses.slice(5)).toEqual([401, 401, 401]);
  });

  it("is the same over two processes", async () => {
    const [one, other] = [await openLimited(portal), await openLimited(portal)];
    const { email } = await makeCustomer(portal, { passwordHash });
    const body = { identifier: email, password: "wrong password" };
    for (let i = 0; i < 5; i++) await (i % 2 ? one : other).call(login, { body });
    expect((await one.call(login, { body })).status).toBe(429);
    expect((await other.call(login, { body })).status).toBe(429);
  });
});
