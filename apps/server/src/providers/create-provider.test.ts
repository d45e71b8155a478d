import { login } from "@hunarmand/api/account/account";
import { countHandymen } from "@hunarmand/api/providers/directory";
import { suspendProvider, verifyProvider } from "@hunarmand/api/providers/office";
import { addProvider, createProvider, editUser } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const form = {
  FirstName: "Ali",
  LastName: "Raza",
  FatherName: "Muhammad Raza",
  PhoneNumber: "0333-1234567",
  CNIC: "61101-7654321-1",
  Email: "Ali.Raza@Example.PK",
  Password: "Hunarmand#2026",
  Qualification: "Matric" as const,
  Experience: "3",
  Gender: "male" as const,
  City: "Islamabad",
  Area: "G-9",
  Category: "Installations",
  Skill: "AC Installation,Electrical Wiring",
  SubSkill: "Split AC Installation",
};

const signUp = (changes: object = {}) => portal.call(createProvider, { body: { ...form, ...changes } });

describe("signing up as a handyman", () => {
  it("creates a Pending provider who can log in by email and by phone, in any spelling", async () => {
    expect(await signUp()).toMatchObject({ status: 201, body: { message: "Signup successful!" } });
    for (const identifier of ["ali.raza@example.pk", " ALI.RAZA@EXAMPLE.PK", "03331234567", "+92 333 1234567"]) {
      const answer = await portal.call(login, { body: { identifier, password: form.Password } });
      expect(answer).toMatchObject({ status: 200, body: { role: "Provider", status: "Pending" } });
    }
  });

  it("stores every field of the form, and its owner can read them", async () => {
    const { body } = await signUp();
    const person = { id: body.id, email: "ali.raza@example.pk", phone: "+923331234567" };
    const profile = await portal.as(person).call(editUser, { query: { email: person.email } });
    expect(profile.body).toMatchObject({
      firstName: "Ali",
      fatherName: "Muhammad Raza",
      phoneNumber: "+923331234567",
      cnic: "6110176543211",
      city: "Islamabad",
      area: "G-9",
      category: "Installations",
      skill: "AC Installation,Electrical Wiring",
      subSkill: "Split AC Installation",
      qualification: "Matric",
      experience: 3,
      status: "Pending",
    });
  });

  it("accepts the same form as multipart, at both addresses", async () => {
    for (const [index, call] of [createProvider, addProvider].entries()) {
      const body = {
        ...form,
        PhoneNumber: `0333000000${index}`,
        CNIC: `611010000000${index}`,
        Email: `p${index}@example.pk`,
      };
      const parts = Object.entries(body).map(
        ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      const answer = await portal.app.inject({
        method: "POST",
        url: `/api${call.path}`,
        headers: { "content-type": "multipart/form-data; boundary=edge" },
        payload: `${parts.join("")}--edge--\r\n`,
      });
      expect(answer.statusCode).toBe(201);
    }
  });

  it("ignores role and status in the request (security rule 3)", async () => {
    const { body } = await signUp({ Role: "Owner", Status: "Verified", role: "Owner", status: "Verified" });
    const row = await portal.db
      .selectFrom("accounts")
      .innerJoin("providers", "providers.accountId", "accounts.id")
      .select(["role", "status"])
      .where("id", "=", body.id)
      .executeTakeFirst();
    expect(row).toEqual({ role: "Provider", status: "Pending" });
  });

  it.each([
    ["Email", { PhoneNumber: "03330000001", CNIC: "6110100000001", Email: "ALI.RAZA@example.pk" }, "email-taken"],
    ["PhoneNumber", { PhoneNumber: "+923331234567", CNIC: "6110100000001", Email: "b@example.pk" }, "phone-taken"],
    ["CNIC", { PhoneNumber: "03330000001", CNIC: "6110176543211", Email: "b@example.pk" }, "cnic-taken"],
  ])(
    "refuses a second account with the same %s, naming it, and leaves nothing behind",
    async (field, changes, code) => {
      await signUp();
      const answer = await signUp(changes);
      expect(answer).toMatchObject({ status: 409, error: { code, issues: [{ field }] } });
      expect(await portal.db.selectFrom("accounts").select("id").execute()).toHaveLength(1);
      expect(await portal.db.selectFrom("providers").select("accountId").execute()).toHaveLength(1);
    },
  );

  it.each([
    ["City", { City: "Atlantis" }],
    ["Area", { Area: "Gulberg" }],
    ["Category", { Category: "Magic" }],
    ["Skill", { Skill: "AC Installation,Juggling" }],
    ["SubSkill", { SubSkill: "Full House Wiring", Skill: "AC Installation" }],
    ["PhoneNumber", { PhoneNumber: "+9230012345678901" }],
    ["Skill", { Skill: " , " }],
  ])("names %s when its choice is not on the list", async (field, changes) => {
    expect(await signUp(changes)).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    expect(await portal.db.selectFrom("accounts").select("id").execute()).toEqual([]);
  });

  it("succeeds once when the same person signs up twenty times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });
});

it("the home page only counts verified handymen", async () => {
  await makeProvider(portal);
  await makeProvider(portal);
  await makeProvider(portal, { status: "Pending" });
  expect((await portal.call(countHandymen, {})).body).toBe(2);
});

it("the home page's cached count changes at once with the office's decisions", async () => {
  const [provider, verifier] = [await makeProvider(portal, { status: "Pending" }), await makeStaff(portal, "Verifier")];
  expect((await portal.call(countHandymen, {})).body).toBe(0);
  await portal.as(verifier).call(verifyProvider, { params: { id: provider.id } });
  expect((await portal.call(countHandymen, {})).body).toBe(1);
  const body = { reason: "Complaints." };
  await portal.as(verifier).call(suspendProvider, { params: { id: provider.id }, body });
  expect((await portal.call(countHandymen, {})).body).toBe(0);
});

it("a profile can be read by its owner, but not by another (security rule 1)", async () => {
  const [provider, other] = [await makeProvider(portal, { status: "Pending" }), await makeProvider(portal)];
  const answer = await portal.as(other).call(editUser, { query: { email: provider.email } });
  expect(answer.status).toBe(403);
  expect(JSON.stringify(answer.body)).not.toContain(provider.phone);
});
