import { confirmEmail, confirmPhone, getIdentity, sendEmailCode, sendPhoneCode } from "@hunarmand/api/account/identity";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import { createJob, getJob, listMyJobs } from "@hunarmand/api/jobs/customer";
import { createProvider } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { jobForm, signupForm } from "../../../test/forms.ts";
import { openLimited, refused } from "../../../test/limited-portal.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";

const portal = await startPortal();

const messagesTo = (recipient: string) =>
  portal.db
    .selectFrom("outbox")
    .select(["channel", "text"])
    .where("recipient", "=", recipient)
    .orderBy("createdAt")
    .execute();
const readCode = async (recipient: string) =>
  /\b\d{6}\b/.exec((await messagesTo(recipient)).at(-1)?.text ?? "")?.[0] ?? "";
const wrongFor = (code: string): string => (code === "123456" ? "654321" : "123456");
const read = async (person: Person) => (await portal.as(person).call(getIdentity, {})).body;

describe("an account's email (security rule 10)", () => {
  it("gets a code at signup, of customers and handymen, in a mail without words that a stranger typed", async () => {
    const customer = {
      firstName: "Win",
      lastName: "a-prize.example",
      phoneNumber: "03451234567",
      email: "a@example.pk",
    };
    await portal.call(signupCustomer, { body: { ...customer, password: "Hunarmand#2026" } });
    await portal.call(createProvider, { body: { ...signupForm, FirstName: "Win", Email: "b@example.pk" } });
    for (const email of ["a@example.pk", "b@example.pk"]) {
      const [mail, ...others] = await messagesTo(email);
      expect(others).toEqual([]);
      expect(mail?.text).toMatch(/\b\d{6}\b/);
      expect(mail?.text).not.toMatch(/Win|prize/);
    }
  });

  it("is confirmed once by the right code, and not by another person's", async () => {
    const [person, other] = [await makeCustomer(portal), await makeCustomer(portal)];
    await portal.as(person).call(sendEmailCode, {});
    const code = await readCode(person.email);
    expect((await portal.as(other).call(confirmEmail, { body: { code } })).status).toBe(400);
    expect((await portal.as(person).call(confirmEmail, { body: { code: wrongFor(code) } })).status).toBe(400);
    expect(await read(person)).toMatchObject({ emailConfirmed: false });
    expect((await portal.as(person).call(confirmEmail, { body: { code } })).status).toBe(200);
    expect(await read(person)).toMatchObject({ emailConfirmed: true });
    expect((await portal.as(person).call(confirmEmail, { body: { code } })).status).toBe(400);
    const again = await portal.as(person).call(sendEmailCode, {});
    expect(again.body.message).toBe("Your email is confirmed already.");
    expect(await messagesTo(person.email)).toHaveLength(1);
  });

  it("accepts five tries, and no code after ten minutes or sent to a former address", async () => {
    const person = await makeCustomer(portal);
    const as = portal.as(person);
    const confirm = async (code: string) => (await as.call(confirmEmail, { body: { code } })).status;
    await as.call(sendEmailCode, {});
    const tried = await readCode(person.email);
    await Promise.all(Array.from({ length: 5 }, () => confirm(wrongFor(tried))));
    expect(await confirm(tried)).toBe(400);
    await as.call(sendEmailCode, {});
    const old = await readCode(person.email);
    portal.clock.advance({ minutes: 11 });
    expect(await confirm(old)).toBe(400);
    await as.call(sendEmailCode, {});
    const late = await readCode(person.email);
    await portal.db.updateTable("accounts").set({ email: "new@example.pk" }).where("id", "=", person.id).execute();
    expect(await confirm(late)).toBe(400);
    expect(await read(person)).toMatchObject({ emailConfirmed: false });
  });

  it("gets at most one code a minute and five a day", async () => {
    const { as } = await openLimited(portal);
    const person = await makeCustomer(portal);
    const ask = () => as(person).call(sendEmailCode, {});
    expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject(refused);
    for (let i = 0; i < 4; i++) {
      portal.clock.advance({ minutes: 2 });
      expect((await ask()).status).toBe(200);
    }
    portal.clock.advance({ minutes: 2 });
    expect(await ask()).toMatchObject(refused);
  });

  it("replies that there is none", async () => {
    const staff = await makeStaff(portal);
    await portal.db.updateTable("accounts").set({ phone: null }).where("id", "=", staff.id).execute();
    const answer = await portal.as(staff).call(sendPhoneCode, {});
    expect(answer).toMatchObject({ status: 409, error: { code: "address-missing" } });
    expect((await portal.call(sendEmailCode, {})).status).toBe(401);
    expect((await portal.call(confirmPhone, { body: { code: "123456" } })).status).toBe(401);
  });
});

describe("a job that the office takes by phone (security rule 10)", () => {
  const order = async (customerPhone: string) => {
    const dispatcher = portal.as(await makeStaff(portal, "Dispatcher"));
    const body = { ...jobForm, customerPhone, customerName: "Naveed Akhtar" };
    return (await dispatcher.call(createJob, { body })).body.jobId;
  };

  it("is shown to an account with that number only after a code has proved the number", async () => {
    const person = await makeCustomer(portal);
    const as = portal.as(person);
    const jobId = await order(person.phone);
    expect((await as.call(listMyJobs, { query: {} })).body).toEqual([]);
    expect((await as.call(getJob, { params: { id: jobId } })).status).toBe(404);

    await as.call(sendPhoneCode, {});
    expect(await messagesTo(person.phone)).toMatchObject([{ channel: "phone" }]);
    expect((await as.call(confirmPhone, { body: { code: await readCode(person.phone) } })).status).toBe(200);
    expect((await as.call(listMyJobs, { query: {} })).body).toMatchObject([{ jobId }]);
    const second = await order(person.phone);
    expect((await as.call(getJob, { params: { id: second } })).status).toBe(200);
  });

  it("is never shown to an account that only signs up with that number, even after it proves another one", async () => {
    const jobId = await order("03451234567");
    const form = { firstName: "A", lastName: "Stranger", phoneNumber: "03451234567", password: "Hunarmand#2026" };
    const signup = await portal.call(signupCustomer, { body: form });
    expect(signup.status).toBe(201);
    const bearer = { authorization: `Bearer ${signup.body.token}` };
    await portal.db
      .updateTable("accounts")
      .set({ phone: "+923459999999" })
      .where("phone", "=", "+923451234567")
      .execute();
    await portal.call(sendPhoneCode, {}, bearer);
    const code = await readCode("+923459999999");
    expect((await portal.call(confirmPhone, { body: { code } }, bearer)).status).toBe(200);
    expect((await portal.call(listMyJobs, { query: {} }, bearer)).body).toEqual([]);
    expect((await portal.call(getJob, { params: { id: jobId } }, bearer)).status).toBe(404);
  });
});
