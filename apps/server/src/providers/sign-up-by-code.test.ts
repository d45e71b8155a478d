import { getIdentity } from "@hunarmand/api/account/identity";
import { loginByCode } from "@hunarmand/api/account/phone-codes";
import { limits } from "@hunarmand/api/limits";
import { signUpByCode } from "@hunarmand/api/providers/code-signup";
import { listProviders, verifyProvider } from "@hunarmand/api/providers/office";
import { editUser, updateProvider } from "@hunarmand/api/providers/providers";
import { getOwnVisit } from "@hunarmand/api/providers/visits";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";
import { receivePhoneCode } from "../../test/receive-phone-code.ts";

const portal = await startPortal();
const phone = "03451234567";
const stored = "+923451234567";
const form = {
  ...{ FirstName: "Nadeem", City: "Islamabad", Area: "G-9" },
  ...{ Category: "Installations", Skill: "AC Installation,Electrical Wiring" },
};
const details = { FatherName: "Gul Zaman", CNIC: "61101-7654321-1", Gender: "male" } as const;

const signUp = async (changes: object = {}, number = phone) =>
  portal.call(signUpByCode, { body: { ...form, ...(await receivePhoneCode(portal, number)), ...changes } });

/** Returns the person of a new application. */
async function apply(number = phone): Promise<Person> {
  expect((await signUp({}, number)).status).toBe(201);
  const { id } = await portal.db
    .selectFrom("accounts")
    .select("id")
    .where("phone", "=", `+92${number.slice(1)}`)
    .executeTakeFirstOrThrow();
  return { id, email: "", phone: number };
}

const update = (person: Person, body: object) =>
  portal.as(person).call(updateProvider, { params: { phoneNumber: person.phone }, body });
const readProfile = async (person: Person) =>
  (await portal.as(person).call(editUser, { query: { email: person.id } })).body;
const verify = async (person: Person, cnic = "6110176543211") =>
  portal.as(await makeStaff(portal, "Verifier")).call(verifyProvider, {
    params: { id: person.id },
    body: { read: { name: "Nadeem", cnic, papers: [] } },
  });

describe("a handyman who signs up with a code (docs/product.md P2)", () => {
  it("is logged in at once, as a pending provider with a confirmed number and no email", async () => {
    const { status, body } = await signUp();
    expect(status).toBe(201);
    expect(body).toMatchObject({ role: "Provider", status: "Pending" });
    const headers = { authorization: `Bearer ${body.token}` };
    const { body: identity } = await portal.call(getIdentity, {}, headers);
    expect(identity).toMatchObject({ phoneNumber: stored, phoneConfirmed: true, email: null, hasPassword: false });
  });

  it("has name, place and trade in the profile, and nothing else yet", async () => {
    const person = await apply();
    expect(await readProfile(person)).toMatchObject({
      ...{ firstName: "Nadeem", lastName: "", city: "Islamabad", area: "G-9", category: "Installations" },
      ...{ skill: "AC Installation,Electrical Wiring", cnic: "", fatherName: "", gender: "", email: "" },
      ...{ qualification: null, experience: null, phoneNumberAlt: null },
    });
    expect((await portal.as(person).call(getOwnVisit, {})).body).toMatchObject({ visit: null, came: false });
  });

  it("continues on another phone after a login by code, with what is saved", async () => {
    const person = await apply();
    expect((await update(person, { FatherName: details.FatherName })).status).toBe(200);
    portal.clock.advance({ minutes: 2 });
    const { body } = await portal.call(loginByCode, { body: await receivePhoneCode(portal, phone) });
    expect(body).toMatchObject({ role: "Provider", status: "Pending" });
    expect(await readProfile(person)).toMatchObject({ fatherName: details.FatherName, cnic: "" });
    expect((await update(person, { CNIC: details.CNIC })).status).toBe(200);
  });

  it("types the first CNIC without a password, and another one only with it", async () => {
    const person = await apply();
    expect((await update(person, { CNIC: details.CNIC })).status).toBe(200);
    expect((await update(person, { CNIC: "61101-7654321-3" })).error.code).toBe("password-required");
    const other = await apply("03457654321");
    expect(await update(other, { CNIC: details.CNIC })).toMatchObject({
      error: { code: "cnic-taken", issues: [{ field: "CNIC" }] },
    });
  });

  it("is verified only once CNIC, father's name and gender are there", async () => {
    const person = await apply();
    const steps = [{ CNIC: details.CNIC }, { FatherName: details.FatherName }, { Gender: details.Gender }];
    for (const step of steps) {
      expect((await verify(person)).error.code).toBe("application-incomplete");
      expect((await update(person, step)).status).toBe(200);
    }
    expect((await verify(person)).body.status).toBe("Verified");
  });

  it("is in the office's list with an empty CNIC", async () => {
    await apply();
    const { body } = await portal.as(await makeStaff(portal, "Verifier")).call(listProviders, { query: {} });
    expect(body).toMatchObject([{ name: "Nadeem", cnicMasked: "", status: "Pending" }]);
  });
});

describe("a signup by code is refused", () => {
  it("with a wrong code, an expired one, or one that was used", async () => {
    const sent = await receivePhoneCode(portal, phone);
    const code = sent.code === "123456" ? "654321" : "123456";
    expect((await portal.call(signUpByCode, { body: { ...form, ...sent, code } })).error.code).toBe("code-invalid");
    expect((await portal.call(signUpByCode, { body: { ...form, ...sent } })).status).toBe(201);
    expect((await portal.call(signUpByCode, { body: { ...form, ...sent } })).error.code).toBe("code-invalid");
    const late = await receivePhoneCode(portal, "03457654321");
    portal.clock.advance({ minutes: limits.resetCodeMinutes + 1 });
    expect((await portal.call(signUpByCode, { body: { ...form, ...late } })).error.code).toBe("code-invalid");
  });

  it.each([
    [{ FirstName: " " }, "FirstName"],
    [{ Area: "Saddar Town" }, "Area"],
    [{ Skill: "Flying" }, "Skill"],
    [{ Skill: "" }, "Skill"],
  ])("with %o, which does not consume the code", async (changes, field) => {
    const sent = await receivePhoneCode(portal, phone);
    const refused = await portal.call(signUpByCode, { body: { ...form, ...sent, ...changes } });
    expect(refused).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    expect((await portal.call(signUpByCode, { body: { ...form, ...sent } })).status).toBe(201);
  });

  it("for a number that its owner has confirmed", async () => {
    const holder = await makeCustomer(portal);
    const proof = { phoneConfirmedAt: portal.clock.now() };
    await portal.db.updateTable("accounts").set(proof).where("id", "=", holder.id).execute();
    expect((await signUp({}, holder.phone)).error.code).toBe("phone-taken");
  });

  it("for the unconfirmed number of a verified handyman, unless the applicant says that it is theirs", async () => {
    const holder = await makeProvider(portal);
    const sent = await receivePhoneCode(portal, holder.phone);
    const body = { ...form, ...sent };
    expect((await portal.call(signUpByCode, { body })).error.code).toBe("phone-unproven");
    expect((await portal.call(signUpByCode, { body: { ...body, newAccount: true } })).status).toBe(201);
    expect(await readProfile(holder)).toMatchObject({ phoneNumber: "", status: "Verified" });
  });
});
