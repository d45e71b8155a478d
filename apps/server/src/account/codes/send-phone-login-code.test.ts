import { loginByCode, sendPhoneLoginCode } from "@hunarmand/api/account/phone-codes";
import { beforeEach, describe, expect, it } from "vitest";
import { openLimited, refused } from "../../../test/limited-portal.ts";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { receivePhoneCode } from "../../../test/receive-phone-code.ts";
import { writeSettings } from "../../domain/settings/settings.queries.ts";

const portal = await startPortal();
const phoneNumber = "0300 7654321";

describe("asking for a code by text message", () => {
  it("gets the same reply for a known and an unknown number", async () => {
    const known = await makeCustomer(portal);
    const replies = await Promise.all(
      [known.phone, phoneNumber].map((number) => portal.call(sendPhoneLoginCode, { body: { phoneNumber: number } })),
    );
    for (const { status, body } of replies)
      expect({ status, body }).toEqual({
        status: 200,
        body: { message: "We have sent a code to your phone.", ticket: expect.any(String) },
      });
  });

  it("only works for mobile numbers of Pakistan", async () => {
    for (const number of ["051 2345678", "+1 900 5551234", "03001", ""])
      expect(await portal.call(sendPhoneLoginCode, { body: { phoneNumber: number } })).toMatchObject({
        status: 400,
        error: { issues: [{ field: "phoneNumber", code: "phone-mobile" }] },
      });
  });

  it("ends the message with address and code, so that a browser fills it in", async () => {
    const { code } = await receivePhoneCode(portal, phoneNumber);
    const { text } = await portal.db
      .selectFrom("outbox")
      .select("text")
      .where("text", "like", `%${code}%`)
      .executeTakeFirstOrThrow();
    expect(text?.endsWith(`\n@${new URL(portal.services.publicUrl).hostname} #${code}`)).toBe(true);
  });

  it("shows the code in the reply only in the demo", async () => {
    const demo = await openVariant(portal, { services: { showsCodes: true } });
    const { body } = await demo.call(sendPhoneLoginCode, { body: { phoneNumber } });
    expect(body.code).toMatch(/^\d{6}$/);
  });
});

describe("the number of messages with codes is limited", () => {
  const ask = async (from: string, number: string, call: Awaited<ReturnType<typeof openLimited>>["call"]) =>
    call(sendPhoneLoginCode, { body: { phoneNumber: number } }, { "x-forwarded-for": from });
  const numberOf = (index: number) => `0301${String(index).padStart(7, "0")}`;

  it("for a number from one address: one a minute, three an hour", async () => {
    const { call } = await openLimited(portal, { trustProxy: 1 });
    expect((await ask("1.1.1.1", phoneNumber, call)).status).toBe(200);
    expect(await ask("1.1.1.1", phoneNumber, call)).toMatchObject(refused);
    for (const status of [200, 200, 429]) {
      portal.clock.advance({ seconds: 61 });
      expect((await ask("1.1.1.1", phoneNumber, call)).status).toBe(status);
    }
  });

  it("for an address: twenty numbers an hour", async () => {
    const { call } = await openLimited(portal, { trustProxy: 1 });
    for (let index = 0; index < 20; index++) expect((await ask("1.1.1.1", numberOf(index), call)).status).toBe(200);
    expect(await ask("1.1.1.1", numberOf(20), call)).toMatchObject(refused);
    expect((await ask("1.1.1.2", numberOf(20), call)).status).toBe(200);
  });

  it("for a number from all addresses: ten a day, and then only from its owner's known place", async () => {
    const person = await makeCustomer(portal);
    const proof = { phoneConfirmedAt: new Date() };
    await portal.db.updateTable("accounts").set(proof).where("id", "=", person.id).execute();
    await portal.call(loginByCode, { body: await receivePhoneCode(portal, person.phone) });
    const { call } = await openLimited(portal, { trustProxy: 1 });
    for (let index = 0; index < 9; index++) expect((await ask(`1.1.1.${index}`, person.phone, call)).status).toBe(200);
    expect(await ask("1.1.2.1", person.phone, call)).toMatchObject(refused);
    portal.clock.advance({ seconds: 61 });
    expect((await call(sendPhoneLoginCode, { body: { phoneNumber: person.phone } })).status).toBe(200);
  });

  it("for a network: sixty an hour, over all its addresses", async () => {
    const { call } = await openLimited(portal, { trustProxy: 1 });
    for (let index = 0; index < 60; index++)
      expect((await ask(`1.1.1.${index}`, numberOf(index), call)).status).toBe(200);
    expect(await ask("1.1.1.99", numberOf(60), call)).toMatchObject(refused);
    expect((await ask("1.1.2.99", numberOf(60), call)).status).toBe(200);
  });

  it("for a site of IPv6: all its /64 count together", async () => {
    const { call } = await openLimited(portal, { trustProxy: 1, scale: 0.05 });
    for (let index = 0; index < 3; index++)
      expect((await ask(`2001:db8:1:${index}::1`, numberOf(index), call)).status).toBe(200);
    expect(await ask("2001:db8:1:9::1", numberOf(3), call)).toMatchObject(refused);
    expect((await ask("2001:db8:2::1", numberOf(3), call)).status).toBe(200);
  });
});

describe("strangers' messages do not block known people", () => {
  type Ask = Awaited<ReturnType<typeof openLimited>>["call"];
  const ask = (from: string, number: string, call: Ask) =>
    call(sendPhoneLoginCode, { body: { phoneNumber: number } }, { "x-forwarded-for": from });
  const makeProven = async () => {
    const person = await makeCustomer(portal);
    const proof = { phoneConfirmedAt: new Date() };
    await portal.db.updateTable("accounts").set(proof).where("id", "=", person.id).execute();
    return person;
  };
  /** Asks from a new network each time until a code is refused. Returns the number of codes sent. */
  const useUp = async (call: Ask, numbers: (index: number) => Promise<string>) => {
    const range = numbers === strangers ? 1 : 2;
    for (let index = 0; ; index++)
      if ((await ask(`9.${range}.${index}.1`, await numbers(index), call)).status !== 200) return index;
  };
  const logInAtHome = async (phone: string) => {
    await portal.call(loginByCode, { body: await receivePhoneCode(portal, phone) });
    portal.clock.advance({ minutes: 61 });
  };
  const strangers = async (index: number) => `0302${String(index).padStart(7, "0")}`;
  // 10 an hour for everyone, 6 for proven numbers, 3 for owners at known places.
  beforeEach(() => writeSettings(portal.db, { textBudget: { hour: 20, day: 100 } }));

  it("strangers may use half of the budget, proven numbers the rest from anywhere", async () => {
    const { call } = await openLimited(portal, { trustProxy: 1 });
    expect(await useUp(call, strangers)).toBe(10);
    expect(await useUp(call, async () => (await makeProven()).phone)).toBe(6);
  });

  it("an owner may go on where they have logged in before, when everything else is used up", async () => {
    const owner = await makeProven();
    await logInAtHome(owner.phone);
    const { call } = await openLimited(portal, { trustProxy: 1 });
    await useUp(call, strangers);
    await useUp(call, async () => (await makeProven()).phone);
    expect(await ask("9.9.9.9", owner.phone, call)).toMatchObject(refused);
    expect((await call(sendPhoneLoginCode, { body: { phoneNumber: owner.phone } })).status).toBe(200);
  });

  it("an owner may go on at a known place whose address and network limits others have used up", async () => {
    const owner = await makeProven();
    await logInAtHome(owner.phone);
    const { call } = await openLimited(portal);
    for (let index = 0; index < 20; index++)
      await call(sendPhoneLoginCode, { body: { phoneNumber: await strangers(index) } });
    expect(await call(sendPhoneLoginCode, { body: { phoneNumber: await strangers(20) } })).toMatchObject(refused);
    expect((await call(sendPhoneLoginCode, { body: { phoneNumber: owner.phone } })).status).toBe(200);
  });

  it("a number that was only typed into an account counts as a stranger's", async () => {
    const squatter = await makeCustomer(portal);
    const { call } = await openLimited(portal, { trustProxy: 1 });
    await useUp(call, strangers);
    expect(await ask("9.9.9.9", squatter.phone, call)).toMatchObject(refused);
  });

  it("a message refused by a later limit is not counted by the earlier ones", async () => {
    const owner = await makeProven();
    const { call } = await openLimited(portal, { trustProxy: 1 });
    await useUp(call, strangers);
    expect(await ask("9.9.9.9", await strangers(90), call)).toMatchObject(refused);
    expect((await ask("9.9.9.9", owner.phone, call)).status).toBe(200);
  });
});
