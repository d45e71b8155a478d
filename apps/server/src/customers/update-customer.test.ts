import { login } from "@hunarmand/contract/account";
import { registerCustomer, updateCustomer } from "@hunarmand/contract/customers";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const update = (person: Person, body: Record<string, unknown>) => portal.as(person).call(updateCustomer, { body });
const read = ({ id }: Person) =>
  portal.db
    .selectFrom("accounts")
    .innerJoin("customers", "customers.accountId", "accounts.id")
    .select(["role", "firstName", "lastName", "email", "phone", "city", "area", "address"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

describe("a customer's profile", () => {
  it("is updated by himself, field by field; the rest stays", async () => {
    const customer = await makeCustomer(portal);
    const before = await read(customer);
    const body = { firstName: "Ayesha", phoneNumber: "0333 5555555", city: "Islamabad", role: "Owner" };
    expect(await update(customer, body)).toMatchObject({
      status: 200,
      body: { message: "Profile updated successfully." },
    });
    const changed = { firstName: "Ayesha", phone: "+923335555555", city: "Islamabad" };
    expect(await read(customer)).toEqual({ ...before, ...changed });
    expect((await update(customer, {})).status).toBe(200);
  });

  it("has an e-mail and phone of its own: a conflict is a 409 that names the field", async () => {
    const [customer, other] = [await makeCustomer(portal), await makeProvider(portal)];
    const before = await read(customer);
    for (const [body, field] of [
      [{ email: other.email, city: "Lahore" }, "email"],
      [{ phoneNumber: other.phone }, "phoneNumber"],
    ] as const) {
      expect(await update(customer, body)).toMatchObject({ status: 409, error: { issues: [{ field }] } });
    }
    expect(await read(customer)).toEqual(before);
  });

  it("is a customer's, with fields that make sense", async () => {
    expect((await update(await makeProvider(portal), {})).status).toBe(403);
    expect((await portal.call(updateCustomer, { body: {} })).status).toBe(401);
    const customer = await makeCustomer(portal);
    for (const [field, value] of Object.entries({ email: "no mail", phoneNumber: "1", firstName: " " })) {
      expect(await update(customer, { [field]: value })).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    }
  });
});

it("the customer site's own path signs a customer up, too", async () => {
  const person = { firstName: "Ayesha", lastName: "Khan", phoneNumber: "03451234567", password: "Hunarmand#2026" };
  const answer = await portal.call(registerCustomer, { body: person });
  expect(answer).toMatchObject({ status: 201, body: { role: "Customer" } });
  const body = { identifier: person.phoneNumber, password: person.password };
  expect((await portal.call(login, { body })).status).toBe(200);
});
