import { getUserData, login } from "@hunarmand/api/account/account";
import { getIdentity } from "@hunarmand/api/account/identity";
import { loginByCode, resetByCode } from "@hunarmand/api/account/phone-codes";
import { createJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { limits } from "@hunarmand/api/limits";
import { performTransaction } from "@hunarmand/api/payments/payer";
import { describe, expect, it } from "vitest";
import { jobForm } from "../../../test/forms.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { receivePhoneCode } from "../../../test/receive-phone-code.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);
const phoneNumber = "0300 7654321";
const phone = "+923007654321";
const names = { firstName: "Ayesha", lastName: "Khan" };

const receiveCode = (number = phoneNumber, purpose: "login" | "password" = "login") =>
  receivePhoneCode(portal, number, purpose);
const enter = (body: { ticket: string; code: string; [name: string]: string | boolean }) =>
  portal.call(loginByCode, { body });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const prove = (id: string) =>
  portal.db.updateTable("accounts").set({ phoneConfirmedAt: new Date() }).where("id", "=", id).execute();
const other = (code: string) => (code === "000000" ? "000001" : "000000");

describe("a code by text message", () => {
  it("opens an account for a person with only one name", async () => {
    const held = await receivePhoneCode(portal, "0300 7654399");
    const { status, body } = await portal.call(loginByCode, { body: { ...held, firstName: "Hina" } });
    expect([status, body.role]).toEqual([200, "Customer"]);
  });

  it("signs a customer up without email and password, who posts and pays by card", async () => {
    const held = await receiveCode();
    const unnamed = await enter(held);
    expect(unnamed).toMatchObject({
      status: 409,
      error: { code: "name-missing", issues: [{ field: "firstName" }] },
    });
    const { status, body } = await enter({ ...held, ...names });
    expect({ status, role: body.role }).toEqual({ status: 200, role: "Customer" });
    const me = bearer(body.token);
    expect((await portal.call(getIdentity, {}, me)).body).toMatchObject({ email: null, phoneConfirmed: true });

    expect((await portal.call(createJob, { body: jobForm }, me)).status).toBe(201);
    const { id } = await portal.db
      .selectFrom("accounts")
      .select("id")
      .where("phone", "=", phone)
      .executeTakeFirstOrThrow();
    const card = { nameOnCard: "Ayesha Khan", cardNumber: "4242424242424242", expiryDate: "12/40", cvv: "123" };
    // The token has no e-mail, so the account's id takes its place.
    const paid = await portal.call(performTransaction, { body: { ...card, amount: 500, email: id } }, me);
    expect(paid).toMatchObject({ status: 200, body: { message: "Transaction successful!" } });
    const stranger = await makeCustomer(portal);
    const asAnother = { ...card, amount: 500, email: stranger.id };
    expect((await portal.call(performTransaction, { body: asAnother }, me)).error.code).toBe("not-your-account");
  });

  it("logs in the account with the proven number, handymen too, with the jobs that the office took by phone", async () => {
    const provider = await makeProvider(portal);
    await prove(provider.id);
    expect((await enter(await receiveCode(provider.phone))).body).toMatchObject({
      role: "Provider",
      status: "Verified",
    });

    const dispatcher = await makeStaff(portal, "Dispatcher");
    const order = {
      category: "Installations",
      skill: "AC Installation",
      city: "Islamabad",
      area: "G-9",
      address: "House 1",
    };
    const caller = { customerPhone: phone, customerName: "Ayesha Khan" };
    expect((await portal.as(dispatcher).call(createJob, { body: { ...order, ...caller } })).status).toBe(201);
    const { token } = (await enter({ ...(await receiveCode()), ...names })).body;
    expect((await portal.call(listMyJobs, { query: {} }, bearer(token))).body).toHaveLength(1);
  });

  it("works once, for ten minutes and five tries, only in the browser that asked for it", async () => {
    const used = await receiveCode();
    expect((await enter({ ...used, ...names })).status).toBe(200);
    expect((await enter({ ...used, ...names })).error.code).toBe("code-invalid");

    const [mine, strangers] = [await receiveCode(), await receiveCode()];
    for (let count = 0; count < limits.resetCodeTries; count++)
      expect((await enter({ ...strangers, code: other(strangers.code) })).error.code).toBe("code-invalid");
    expect((await enter(strangers)).error.code).toBe("code-invalid");
    expect((await enter(mine)).status).toBe(200);

    const late = await receiveCode();
    portal.clock.advance({ minutes: 10 });
    expect((await enter(late)).error.code).toBe("code-invalid");
  });

  it("lets in only one of two simultaneous logins", async () => {
    const held = { ...(await receiveCode()), ...names };
    const ends = await Promise.all([enter(held), enter(held)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("opens no blocked account and no office account, and sets no password for an unproven number", async () => {
    const [provider, customer, blocked] = [
      await makeProvider(portal),
      await makeCustomer(portal),
      await makeCustomer(portal),
    ];
    const block = { phoneConfirmedAt: new Date(), disabledAt: new Date() };
    await portal.db.updateTable("accounts").set(block).where("id", "=", blocked.id).execute();
    for (const [person, atLogin, atReset] of [
      [provider, "phone-unproven", "phone-unproven"],
      [customer, "phone-unproven", "phone-unproven"],
      [blocked, "account-blocked", "account-blocked"],
      [await makeStaff(portal), "phone-taken", "phone-taken"],
    ] as const) {
      const held = await receiveCode(person.phone);
      expect((await enter({ ...held, ...names, newAccount: false })).error.code).toBe(atLogin);
      const body = { ...(await receiveCode(person.phone, "password")), newPassword: "a better long password" };
      expect((await portal.call(resetByCode, { body })).error.code).toBe(atReset);
    }
  });

  it("sets a new password and ends all sessions; a code for one purpose does not work for another", async () => {
    const person = await makeCustomer(portal, { passwordHash });
    await prove(person.id);
    const { token } = (await portal.call(login, { body: { identifier: person.phone, password } })).body;
    const newPassword = "a better long password";
    const forLogin = await receiveCode(person.phone);
    expect((await portal.call(resetByCode, { body: { ...forLogin, newPassword } })).error.code).toBe("code-invalid");
    const held = await receiveCode(person.phone, "password");
    expect((await enter(held)).error.code).toBe("code-invalid");
    expect((await portal.call(resetByCode, { body: { ...held, newPassword } })).status).toBe(200);
    expect((await portal.call(getUserData, {}, bearer(token))).status).toBe(401);
    const again = await portal.call(login, { body: { identifier: person.phone, password: newPassword } });
    expect(again.status).toBe(200);
    const unknown = await receiveCode("0300 9999999", "password");
    expect((await portal.call(resetByCode, { body: { ...unknown, newPassword } })).error.code).toBe("phone-not-found");
  });
});
