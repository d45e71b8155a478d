import { login } from "@hunarmand/api/account/account";
import { signupCustomer } from "@hunarmand/api/customers/customers";
import { createProvider, editUser } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { signupForm } from "../../test/forms.ts";
import { startPortal } from "../../test/portal.ts";
import { dumpDatabase } from "../../test/secrets/database-dump.ts";

/** docs/security-rules.md S3. */
const portal = await startPortal();
const password = "a good long password";

const handyman = { ...signupForm, CNIC: "61101-7654321-1", Password: password };
const person = { firstName: "A", lastName: "B", phoneNumber: "03331234567", email: "ali@example.pk", password };
const other = { PhoneNumber: "03339999999", Email: "other@example.pk", CNIC: "6110199999991" };

describe("an account (security rule 3)", () => {
  it.each([
    ["email in capitals", { Email: "ALI@Example.PK" }, "email-taken"],
    ["email in full-width letters", { Email: "ａｌｉ@example.pk" }, "email-taken"],
    ["phone with the country's code", { PhoneNumber: "+92 333 1234567" }, "phone-taken"],
    ["phone with blanks and dashes", { PhoneNumber: "0333-123 4567" }, "phone-taken"],
    ["CNIC without dashes", { CNIC: "6110176543211" }, "cnic-taken"],
  ])("by its %s", async (_spelling, same, code) => {
    expect((await portal.call(createProvider, { body: handyman })).status).toBe(201);
    const again = await portal.call(createProvider, { body: { ...handyman, ...other, ...same } });
    // An address that is no e-mail is refused for that reason.
    expect([again.status, again.error.code]).toBeOneOf([
      [409, code],
      [400, "invalid-input"],
    ]);
    expect(await portal.db.selectFrom("accounts").select("id").execute()).toHaveLength(1);
  });

  it("is one for handymen and customers together, and a second signup changes nothing", async () => {
    await portal.call(createProvider, { body: handyman });
    const again = await portal.call(signupCustomer, { body: { ...person, password: "another long password" } });
    expect(again.status).toBe(409);
    expect((await portal.call(login, { body: { identifier: person.email, password } })).status).toBe(200);
    expect(await portal.db.selectFrom("accounts").select("role").execute()).toEqual([{ role: "Provider" }]);
  });
});

describe("a field that no call names (security rule 3)", () => {
  it("is not stored and sets nothing", async () => {
    const noise = {
      Role: "Owner",
      Status: "Verified",
      isAdmin: true,
      id: "mine",
      passwordHash: "x",
      note: "marker-7f3a",
    };
    const { status } = await portal.call(createProvider, { body: { ...handyman, ...noise } as typeof handyman });
    expect(status).toBe(201);
    expect(await dumpDatabase(portal.db)).not.toContain("marker-7f3a");
    const { body } = await portal.call(login, { body: { identifier: handyman.Email, password } });
    expect(body).toMatchObject({ role: "Provider", status: "Pending" });
    const headers = { authorization: `Bearer ${body.token}` };
    const profile = await portal.call(editUser, { query: { email: handyman.Email } }, headers);
    expect(JSON.stringify(profile.body)).not.toMatch(/marker|Owner|Verified/);
  });
});
