import { adminLogin, getUserData, login, loginEmail, loginPhone } from "@hunarmand/api/account/account";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";

const portal = await startPortal();
const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

describe("logging in", () => {
  it("accepts an e-mail or a phone number, in any usual spelling", async () => {
    const provider = await makeProvider(portal, { passwordHash });
    const local = `0${provider.phone.slice(3)}`;

    for (const identifier of [provider.email, provider.email.toUpperCase(), provider.phone, local]) {
      const answer = await portal.call(login, { body: { identifier, password } });
      expect(answer).toMatchObject({
        status: 200,
        body: { message: "Login successful", role: "Provider", status: "Verified" },
      });
    }
  });

  it("works with the calls for e-mail and for phone too", async () => {
    const { email, phone } = await makeCustomer(portal, { passwordHash });
    expect((await portal.call(loginEmail, { body: { email, password } })).body.role).toBe("Customer");
    expect((await portal.call(loginPhone, { body: { phoneNumber: phone, password } })).body.role).toBe("Customer");
  });

  it("returns a token that identifies its owner", async () => {
    const customer = await makeCustomer(portal, { passwordHash });
    const { body } = await portal.call(loginEmail, { body: { email: customer.email, password } });
    const own = await portal.call(getUserData, {}, { authorization: `Bearer ${body.token}` });
    expect(own.body).toMatchObject({ id: customer.id, role: "Customer", email: customer.email });
  });

  it("gives a wrong name and a wrong password the same reply", async () => {
    const { email } = await makeCustomer(portal, { passwordHash });
    const wrongPassword = await portal.call(login, { body: { identifier: email, password: "not the password" } });
    const wrongName = await portal.call(login, { body: { identifier: "nobody@example.pk", password } });

    expect(wrongPassword.status).toBe(401);
    const strip = ({ requestId: _, ...body }: typeof wrongName.error) => body;
    expect(strip(wrongName.error)).toEqual(strip(wrongPassword.error));
  });

  it("accepts office accounts only at the office's login, and other accounts only at the portal's", async () => {
    const [staff, customer] = [await makeStaff(portal, "Finance", { passwordHash }), await makeCustomer(portal)];
    expect((await portal.call(login, { body: { identifier: staff.email, password } })).status).toBe(401);
    expect((await portal.call(adminLogin, { body: { email: customer.email, password } })).status).toBe(401);
    expect((await portal.call(adminLogin, { body: { email: staff.email, password } })).body.role).toBe("Finance");
  });

  it("returns a provider's profile", async () => {
    const provider = await makeProvider(portal);
    const { body } = await portal.as(provider).call(getUserData, {});
    expect(body).toMatchObject({ id: provider.id, role: "Provider", status: "Verified", category: "Installations" });
  });
});
