import { login } from "@hunarmand/api/account/account";
import { createComplain } from "@hunarmand/api/inquiries/inquiries";
import { describe, expect, it } from "vitest";
import { contactForm } from "../../../test/forms.ts";
import { openLimited } from "../../../test/limited-portal.ts";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { readConfig } from "../../config.ts";
import { addressOf } from "./address.ts";

const portal = await startPortal();
const body = { identifier: "nobody@example.pk", password: "a good long password" };
const trustOfSetting = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;

describe("TRUST_PROXY", () => {
  it("is a number of proxies, or a list of their addresses and networks, or nothing", () => {
    expect(["", "false", "0"].map(trustOfSetting)).toEqual([0, 0, 0]);
    expect(["1", " 3 "].map(trustOfSetting)).toEqual([1, 3]);
    expect(trustOfSetting("10.0.0.5, 10.1.0.0/16,2001:db8::/32")).toEqual(["10.0.0.5", "10.1.0.0/16", "2001:db8::/32"]);
  });

  it.each([
    ["true", "1000", "yes", "-1", "1.5", "*"],
    ["0.0.0.0/0", "::/0", "0.0.0.0/1,128.0.0.0/1", "::ffff:0:0/96", "0:0:0:0:0:FFFF::/96", "::/8"],
    ["10.0.0.0/33", "10.0.0.0/", "10.0.0.1/8/8", "10.0.0.1,", "proxy.example", "10.0.0.1:80"],
  ])("never trusts everyone, and names what to set instead of %s, %s, %s …", (...values) => {
    for (const value of values)
      expect(() => trustOfSetting(value), value).toThrow(
        /TRUST_PROXY must be the number of proxies .*1 to 10.* or their addr/,
      );
  });
});

describe("invented entries of X-Forwarded-For", () => {
  it("give nobody more tries: the address is the one that the last trusted proxy saw", async () => {
    const { call } = await openLimited(portal, { trustProxy: 1 });
    const tryAs = (made: string) => call(login, { body }, { "x-forwarded-for": `${made}, 203.0.113.5` });
    for (const made of ["1.1.1.1", "2.2.2.2, 10.0.0.1", "127.0.0.1", "::1", "nonsense"])
      expect((await tryAs(made)).status).toBe(401);
    for (const made of ["6.6.6.6", "", "7.7.7.7,,", "203.0.113.5"]) expect((await tryAs(made)).status).toBe(429);
    expect((await call(login, { body }, { "x-forwarded-for": "203.0.113.6" })).status).toBe(401);
  });

  it("give nobody more tries behind two proxies, whose own entries are further right", async () => {
    const { call } = await openLimited(portal, { trustProxy: 2 });
    const tryAs = (made: string) => call(login, { body }, { "x-forwarded-for": `${made}, 203.0.113.5, 10.0.0.2` });
    for (let i = 0; i < 5; i++) expect((await tryAs(`198.51.100.${i}`)).status).toBe(401);
    expect((await tryAs("198.51.100.9")).status).toBe(429);
  });

  it("give nobody more tries behind listed proxies, nor by using the address of one", async () => {
    const { call } = await openLimited(portal, { trustProxy: ["127.0.0.0/8", "10.0.0.0/8"] });
    const tryAs = (made: string) => call(login, { body }, { "x-forwarded-for": `${made}, 203.0.113.5, 10.0.0.2` });
    for (let i = 0; i < 5; i++) expect((await tryAs(`10.0.0.${i}`)).status).toBe(401);
    expect((await tryAs("127.0.0.1")).status).toBe(429);
  });

  it("are ignored if the connection does not come from a listed proxy", async () => {
    const { call } = await openLimited(portal, { trustProxy: ["10.0.0.0/8"] });
    for (let i = 0; i < 5; i++) await call(login, { body }, { "x-forwarded-for": `10.0.0.${i}` });
    expect((await call(login, { body }, { "x-forwarded-for": "10.0.0.9" })).status).toBe(429);
  });

  it("change nothing in a header with another name", async () => {
    const { call } = await openLimited(portal, { trustProxy: 1 });
    const names = ["x-real-ip", "forwarded", "true-client-ip", "cf-connecting-ip", "x-client-ip", "x-forwarded"];
    const [first = "", ...others] = names;
    const tryAs = (name: string) => call(login, { body }, { [name]: "for=198.51.100.7" });
    for (let i = 0; i < 5; i++) await tryAs(first);
    for (const name of others) expect((await tryAs(name)).status).toBe(429);
  });

  it("allow no more than 20 inquiries an hour", async () => {
    const { call } = await openLimited(portal, { trustProxy: 1 });
    const send = (i: number) =>
      call(createComplain, { body: contactForm }, { "x-forwarded-for": `198.51.100.${i}, 203.0.113.5` });
    for (let i = 0; i < 20; i++) expect((await send(i)).status).toBe(200);
    expect((await send(21)).status).toBe(429);
  });

  it("lock nobody out: the account's owner can log in from another address", async () => {
    const password = "a good long password";
    const { logInFrom } = await openLimited(portal, { trustProxy: 1 });
    const { email } = await makeCustomer(portal, { passwordHash: await portal.passwords.hash(password) });
    for (let i = 0; i < 6; i++) await logInFrom("198.51.100.7, 203.0.113.5", email, "wrong password");
    expect((await logInFrom("198.51.100.7", email, password)).status).toBe(200);
  });
});

describe("an address", () => {
  const read = (ip: string | undefined) => addressOf({ ip, socket: { remoteAddress: "127.0.0.1" } as never });

  it("counts once in all spellings, with a port or without", () => {
    for (const ip of ["203.0.113.5", "203.0.113.5:50123", "::ffff:203.0.113.5", " 203.0.113.5"])
      expect(read(ip)).toBe("203.0.113.5");
    for (const ip of [
      "2001:db8:1:2::1",
      "2001:DB8:1:2:0:0:0:9",
      "[2001:0db8:0001:0002::3]:443",
      "2001:db8:1:2::1%eth0",
    ])
      expect(read(ip)).toBe("2001:db8:1:2");
    expect(read("::1")).toBe("0:0:0:0");
  });

  it("that is invalid counts for the proxy that forwarded it", () => {
    for (const ip of [undefined, "unknown", "", "_hidden", "<script>", "1.2.3", "1:2"])
      expect(read(ip)).toBe("127.0.0.1");
  });
});
