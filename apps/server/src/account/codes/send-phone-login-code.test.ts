import { loginByCode, sendPhoneLoginCode } from "@hunarmand/api/account/phone-codes";
import { describe, expect, it } from "vitest";
import { openLimited, refused } from "../../../test/limited-portal.ts";
import { makeCustomer } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { receivePhoneCode } from "../../../test/receive-phone-code.ts";

const portal = await startPortal();
const phoneNumber = "0300 7654321";

describe("asking for a code by text message", () => {
  it("gets the same reply for a number that is known and one that is not", async () => {
    const known = await makeCustomer(portal);
    const replies = await Promise.all(
      [known.phone, phoneNumber].map((number) => portal.call(sendPhoneLoginCode, { body: { phoneNumber: number } })),
    );
    for (const { status, body } of replies)
      expect({ status, body }).toEqual({
        status: 200,
        body: { message: "A code is on its way to your phone.", ticket: expect.any(String) },
      });
  });

  it("goes to mobile numbers of Pakistan alone", async () => {
    for (const number of ["051 2345678", "+1 900 5551234", "03001", ""])
      expect(await portal.call(sendPhoneLoginCode, { body: { phoneNumber: number } })).toMatchObject({
        status: 400,
        error: { issues: [{ field: "phoneNumber", code: "phone-mobile" }] },
      });
  });

  it("stands in the reply where the demo shows it, and nowhere else", async () => {
    const demo = await openVariant(portal, { services: { showsCodes: true } });
    const { body } = await demo.call(sendPhoneLoginCode, { body: { phoneNumber } });
    expect(body.code).toMatch(/^\d{6}$/);
  });
});

describe("messages with codes are few", () => {
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

  it("for a number from everywhere: ten a day, and then its owner's place goes on", async () => {
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

  it("for all together: the cap on what they cost holds over numbers and addresses", async () => {
    const { call } = await openLimited(portal, { trustProxy: 1, scale: 0.01 });
    const ends: number[] = [];
    for (let index = 0; index < 4; index++) ends.push((await ask(`1.1.1.${index}`, numberOf(index), call)).status);
    expect(ends).toEqual([200, 200, 200, 429]);
  });
});
