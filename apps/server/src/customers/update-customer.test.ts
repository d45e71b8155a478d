import { login } from "@hunarmand/api/account/account";
import { getIdentity } from "@hunarmand/api/account/identity";
import { resetPassword, sendResetCode } from "@hunarmand/api/account/passwords";
import { registerCustomer, updateCustomer } from "@hunarmand/api/customers/customers";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

const update = (person: Person, body: Record<string, unknown>) => portal.as(person).call(updateCustomer, { body });
const read = ({ id }: Person) =>
  portal.db
    .selectFrom("accounts")
    .innerJoin("customers", "customers.accountId", "accounts.id")
    .select(["role", "firstName", "lastName", "email", "phone", "city", "area", "address"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("a customer's profile", () => {
  it("is updated by its owner field by field, and the other fields stay", async () => {
    const customer = await makeCustomer(portal, { passwordHash });
    const before = await read(customer);
    const body = {
      currentPassword: password,
      firstName: "Ayesha",
      phoneNumber: "0333 5555555",
      city: "Islamabad",
      role: "Owner",
    };
    expect(await update(customer, body)).toMatchObject({
      status: 200,
      body: { message: "Profile updated successfully." },
    });
    const changed = { firstName: "Ayesha", phone: "+923335555555", city: "Islamabad" };
    expect(await read(customer)).toEqual({ ...before, ...changed });
    const { firstName, lastName } = await read(customer);
    expect((await update(customer, { firstName, lastName, area: "G-9" })).status).toBe(200);
  });

  it("has a unique email and phone: a conflict is a 409 that names the field", async () => {
    const [customer, other] = [await makeCustomer(portal, { passwordHash }), await makeProvider(portal)];
    const before = await read(customer);
    for (const [body, field] of [
      [{ email: other.email, city: "Lahore" }, "email"],
      [{ phoneNumber: other.phone }, "phoneNumber"],
    ] as const) {
      const answer = await update(customer, { ...body, currentPassword: password });
      expect(answer).toMatchObject({ status: 409, error: { issues: [{ field }] } });
    }
    expect(await read(customer)).toEqual(before);
  });

  it("needs a customer, and valid fields", async () => {
    expect((await update(await makeProvider(portal), {})).status).toBe(403);
    expect((await portal.call(updateCustomer, { body: {} })).status).toBe(401);
    const customer = await makeCustomer(portal);
    for (const [field, value] of Object.entries({ email: "no mail", phoneNumber: "1", firstName: " " })) {
      expect(await update(customer, { [field]: value })).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    }
  });
});

it("the customer site's own path signs a customer up too", async () => {
  const person = { firstName: "Ayesha", lastName: "Khan", phoneNumber: "03451234567", password: "Hunarmand#2026" };
  const answer = await portal.call(registerCustomer, { body: person });
  expect(answer).toMatchObject({ status: 201, body: { role: "Customer" } });
  const body = { identifier: person.phoneNumber, password: person.password };
  expect((await portal.call(login, { body })).status).toBe(200);
});

describe("a customer's names, email and phone (security rule 9)", () => {
  it.each([
    [{ email: "stranger@example.pk" }, "email"],
    [{ phoneNumber: "03339999999" }, "phoneNumber"],
    [{ firstName: "Somebody" }, "firstName"],
    [{ lastName: "Else" }, "lastName"],
  ])("do not change to %o with the token alone", async (body, field) => {
    const customer = await makeCustomer(portal, { passwordHash });
    const before = await read(customer);
    const answer = await update(customer, { ...body, city: "Lahore" });
    expect(answer).toMatchObject({ status: 403, error: { issues: [{ field }, { field: "currentPassword" }] } });
    const guessed = await update(customer, { ...body, currentPassword: "not the password" });
    expect(guessed).toMatchObject({ status: 400, error: { code: "password-wrong" } });
    expect(await read(customer)).toEqual(before);
  });

  it("notify the former address and phone when they change, and the new ones must be confirmed", async () => {
    const customer = await makeCustomer(portal, { passwordHash });
    await portal.db
      .updateTable("accounts")
      .set({ emailConfirmedAt: new Date(), phoneConfirmedAt: new Date() })
      .execute();
    const body = { email: "new@example.pk", phoneNumber: "03339999999", currentPassword: password };
    expect((await update(customer, body)).status).toBe(200);
    const mails = await portal.db.selectFrom("outbox").select(["recipient", "subject"]).orderBy("createdAt").execute();
    expect(mails).toContainEqual({ recipient: customer.email, subject: "Your email was changed" });
    expect(mails.filter(({ recipient }) => recipient === customer.phone)).toHaveLength(2);
    expect(mails).toContainEqual({ recipient: "new@example.pk", subject: "Please confirm your email" });
    const { body: identity } = await portal.as(customer).call(getIdentity, {});
    expect(identity).toMatchObject({ email: "new@example.pk", emailConfirmed: false, phoneConfirmed: false });
  });

  it("revoke codes in the former mailbox when they change", async () => {
    const customer = await makeCustomer(portal, { passwordHash });
    await portal.call(sendResetCode, { body: { email: customer.email } });
    const mail = await portal.db.selectFrom("outbox").select("text").executeTakeFirst();
    const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0] ?? "";
    await update(customer, { email: "new@example.pk", currentPassword: password });
    const body = { email: "new@example.pk", code, newPassword: "a better long password" };
    expect((await portal.call(resetPassword, { body })).status).toBe(400);
  });

  it("cannot be changed without a password, until one is set", async () => {
    const customer = await makeCustomer(portal);
    const answer = await update(customer, { email: "new@example.pk", currentPassword: "anything at all" });
    expect(answer).toMatchObject({ status: 403, error: { issues: [{ field: "currentPassword" }] } });
  });
});
