import { login } from "@hunarmand/api/account/account";
import { sendResetCode } from "@hunarmand/api/account/passwords";
import type { Call } from "@hunarmand/api/call";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import { calls } from "@hunarmand/api/index";
import { applyForCareer, requestSupport } from "@hunarmand/api/inquiries/inquiries";
import { listCities } from "@hunarmand/api/lookups/lookups";
import { uploadProfile } from "@hunarmand/api/providers/documents";
import { searchProvider } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { openLimited, refused } from "../../../test/limited-portal.ts";
import { makeCustomer, makeProvider } from "../../../test/make.ts";
import { makeForm } from "../../../test/make-image.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const password = "a good long password";

const waitSeconds = (answer: { headers: Record<string, unknown> }) => Number(answer.headers["retry-after"]);

describe("reset codes", () => {
  it("a second code within 60 seconds is refused", async () => {
    const { call } = await openLimited(portal);
    const { email } = await makeCustomer(portal);
    expect((await call(sendResetCode, { body: { email } })).status).toBe(200);
    const second = await call(sendResetCode, { body: { email } });
    expect(second).toMatchObject(refused);
    expect(waitSeconds(second)).toBeLessThanOrEqual(60);
    portal.clock.advance({ seconds: 61 });
    expect((await call(sendResetCode, { body: { email } })).status).toBe(200);
  });

  it("the fourth code within an hour is refused", async () => {
    const { call } = await openLimited(portal);
    const { email } = await makeCustomer(portal);
    for (let i = 0; i < 3; i++) {
      expect((await call(sendResetCode, { body: { email } })).status).toBe(200);
      portal.clock.advance({ minutes: 2 });
    }
    expect(await call(sendResetCode, { body: { email } })).toMatchObject(refused);
    portal.clock.advance({ hours: 1 });
    expect((await call(sendResetCode, { body: { email } })).status).toBe(200);
  });

  it("the sixth unknown email within an hour is refused", async () => {
    const { call } = await openLimited(portal);
    const ask = (i: number) => call(sendResetCode, { body: { email: `nobody${i}@example.pk` } });
    for (let i = 0; i < 5; i++) expect((await ask(i)).status).toBe(404);
    expect(await ask(6)).toMatchObject(refused);
  });
});

describe("other limits", () => {
  it("the eleventh signup within an hour is refused", async () => {
    const { call } = await openLimited(portal);
    const signUp = (i: number) => {
      const phoneNumber = `030555500${String(i).padStart(2, "0")}`;
      return call(signupCustomer, { body: { firstName: "A", lastName: "B", phoneNumber, password } });
    };
    for (let i = 0; i < 10; i++) expect((await signUp(i)).status).toBe(201);
    expect(await signUp(10)).toMatchObject(refused);
  });

  it("the 21st inquiry within an hour is refused, of every kind", async () => {
    const { call } = await openLimited(portal);
    const person = { email: "nadia@example.pk", phone: "03001234567" };
    const support = { ...person, fullName: "Nadia Iqbal", message: "Please call." };
    const application = { ...person, fullName: "Nadia Iqbal", position: "csr" as const, coverText: "I can type." };
    for (let i = 0; i < 10; i++) {
      expect((await call(requestSupport, { body: support })).status).toBe(200);
      expect((await call(applyForCareer, { body: application })).status).toBe(200);
    }
    expect(await call(requestSupport, { body: support })).toMatchObject(refused);
  });

  it("the eleventh search within a minute is refused", async () => {
    const { as } = await openLimited(portal);
    const [curious, provider] = [await makeCustomer(portal), await makeProvider(portal)];
    const search = () => as(curious).call(searchProvider, { params: { phone: provider.phone } });
    for (let i = 0; i < 10; i++) expect((await search()).status).toBe(200);
    expect(await search()).toMatchObject(refused);
  });

  it("the 21st upload within a day is refused", async () => {
    const { as } = await openLimited(portal);
    const provider = await makeProvider(portal);
    const body = () => makeForm({ Email: provider.email, File: new Uint8Array([1, 2, 3]) });
    for (let i = 0; i < 20; i++) expect((await as(provider).call(uploadProfile, { body: body() })).status).toBe(400);
    portal.clock.advance({ hours: 11 });
    expect(await as(provider).call(uploadProfile, { body: body() })).toMatchObject(refused);
  });

  it("the 101st call of an anonymous address within a minute is refused", async () => {
    const { call } = await openLimited(portal);
    for (let i = 0; i < 100; i++) expect((await call(listCities, {})).status).toBe(200);
    expect(await call(listCities, {})).toMatchObject(refused);
    portal.clock.advance({ minutes: 1 });
    expect((await call(listCities, {})).status).toBe(200);
  });

  it("the 301st call of a caller within a minute is refused, and another caller is not affected", async () => {
    const { as } = await openLimited(portal);
    const [busy, calm] = [await makeCustomer(portal), await makeCustomer(portal)];
    for (let i = 0; i < 300; i++) expect((await as(busy).call(listCities, {})).status).toBe(200);
    expect(await as(busy).call(listCities, {})).toMatchObject(refused);
    expect((await as(calm).call(listCities, {})).status).toBe(200);
  });

  it("RATE_LIMIT_SCALE multiplies every limit", async () => {
    const { call } = await openLimited(portal, { scale: 2 });
    const fail = () => call(login, { body: { identifier: "nobody@example.pk", password } });
    for (let i = 0; i < 10; i++) expect((await fail()).status).toBe(401);
    expect((await fail()).status).toBe(429);
  });

  it("X-Forwarded-For changes nothing without TRUST_PROXY", async () => {
    const { logInFrom } = await openLimited(portal);
    for (let i = 0; i < 5; i++) await logInFrom(`203.0.113.${i}`, "nobody@example.pk", password);
    expect((await logInFrom("203.0.113.9", "nobody@example.pk", password)).status).toBe(429);
  });

  it("behind TRUST_PROXY all addresses of one IPv6 network count as one", async () => {
    const { logInFrom } = await openLimited(portal, { trustProxy: 1 });
    for (let i = 1; i <= 5; i++) await logInFrom(`2001:db8:1:2::${i}`, "nobody@example.pk", password);
    expect((await logInFrom("2001:db8:1:2:ffff::9", "nobody@example.pk", password)).status).toBe(429);
    expect((await logInFrom("2001:db8:1:3::1", "nobody@example.pk", password)).status).toBe(401);
  });

  it("every call that docs/security-rules.md SL2 limits names its limit", () => {
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
