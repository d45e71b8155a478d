import { editUser, type ProviderProfile, updateProvider } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeProvider, makeStaff } from "../../test/make.ts";
import { type Person, startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const password = "a good long password";
const passwordHash = await portal.passwords.hash(password);

const update = (person: Person, phoneNumber: string, body: Record<string, unknown>) =>
  portal.as(person).call(updateProvider, { params: { phoneNumber }, body });

const readProfile = async ({ email, ...person }: Person): Promise<ProviderProfile> =>
  (await portal.as({ ...person, email }).call(editUser, { query: { email } })).body;

describe("a provider's profile", () => {
  it("is updated by its owner field by field, and the other fields stay", async () => {
    const provider = await makeProvider(portal, { status: "Pending", passwordHash });
    const before = await readProfile(provider);
    const answer = await update(provider, provider.phone.replace("+92", "0"), {
      FirstName: "Ali",
      experience: "4",
      Qualification: "Matric",
      cnic: "35202-1234567-1",
      currentPassword: password,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Profile updated successfully.", status: "Pending" },
    });
    const changed = { firstName: "Ali", experience: 4, qualification: "Matric", cnic: "3520212345671" };
    expect(await readProfile(provider)).toEqual({ ...before, ...changed });
  });

  it("checks place and trade together with the unchanged fields", async () => {
    const provider = await makeProvider(portal);
    const city = await update(provider, provider.phone, { City: "Lahore" });
    expect(city).toMatchObject({ status: 400, error: { issues: [{ field: "Area" }] } });
    const category = await update(provider, provider.phone, { Category: "Construction" });
    expect(category).toMatchObject({ status: 400, error: { issues: [{ field: "Skill" }] } });
    const skill = await update(provider, provider.phone, { Skill: "Plumbing Installation", SubSkill: "Nonsense" });
    expect(skill).toMatchObject({ status: 400, error: { issues: [{ field: "SubSkill" }] } });
    expect((await update(provider, provider.phone, { Area: "F-10" })).status).toBe(200);
    expect(await readProfile(provider)).toMatchObject({ city: "Islamabad", area: "F-10", skill: "AC Installation" });
  });

  it("keeps the sub-skills that still belong to its skills", async () => {
    const provider = await makeProvider(portal);
    const skills = { Skill: "AC Installation,Electrical Wiring", SubSkill: "Split AC Installation" };
    await update(provider, provider.phone, skills);
    await update(provider, provider.phone, { Skill: "AC Installation" });
    expect(await readProfile(provider)).toMatchObject({ skill: "AC Installation", subSkill: "Split AC Installation" });
    await update(provider, provider.phone, { Skill: "Electrical Wiring" });
    expect(await readProfile(provider)).toMatchObject({ skill: "Electrical Wiring", subSkill: "" });
  });

  it.each([
    [{ Email: "no mail" }, "Email"],
    [{ PhoneNumber: "12" }, "PhoneNumber"],
    [{ CNIC: "123" }, "CNIC"],
    [{ Experience: 8 }, "Experience"],
    [{ FirstName: " " }, "FirstName"],
    [{ Gender: "unknown" }, "Gender"],
  ])("refuses %o, naming the field", async (body, field) => {
    const provider = await makeProvider(portal);
    expect(await update(provider, provider.phone, body)).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });

  it("has a unique email, phone and CNIC: a conflict is a 409 that names the field", async () => {
    const [provider, other] = [await makeProvider(portal, { passwordHash }), await makeProvider(portal)];
    const { cnic } = await readProfile(other);
    const before = await readProfile(provider);
    for (const [body, field] of [
      [{ Email: other.email.toUpperCase() }, "Email"],
      [{ PhoneNumber: other.phone }, "PhoneNumber"],
      [{ CNIC: cnic, FirstName: "Changed" }, "CNIC"],
    ] as const) {
      const answer = await update(provider, provider.phone, { ...body, currentPassword: password });
      expect(answer).toMatchObject({ status: 409, error: { issues: [{ field }] } });
      expect(JSON.stringify(answer.body)).not.toContain(other.id);
    }
    expect(await readProfile(provider)).toEqual(before);
  });

  it("ignores role, status and password in the request (security rule 3)", async () => {
    const provider = await makeProvider(portal, { status: "Pending" });
    const body = {
      Role: "Owner",
      Status: "Verified",
      status: "Verified",
      Password: "a new password",
      isAvailable: false,
    };
    expect((await update(provider, provider.phone, body)).body.status).toBe("Pending");
    const account = await portal.db
      .selectFrom("accounts")
      .select(["role", "passwordHash"])
      .where("id", "=", provider.id)
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ role: "Provider", passwordHash: null });
    expect(await readProfile(provider)).toMatchObject({ status: "Pending", available: true });
  });

  it("cannot be changed by another provider (security rule 1)", async () => {
    const [provider, stranger, customer] = [
      await makeProvider(portal),
      await makeProvider(portal),
      await makeCustomer(portal),
    ];
    const before = await readProfile(provider);
    const answer = await update(stranger, provider.phone, { FirstName: "Mine" });
    expect(answer).toMatchObject({ status: 403, error: { code: "not-your-account" } });
    expect(JSON.stringify(answer.body)).not.toContain(provider.email);
    expect((await update(stranger, "03009999999", {})).status).toBe(403);
    expect((await update(customer, provider.phone, {})).status).toBe(403);
    expect(await readProfile(provider)).toEqual(before);
  });

  it("is updated by the Verifier, which writes the changes to the audit (security rule 1)", async () => {
    const [provider, verifier] = [await makeProvider(portal), await makeStaff(portal, "Verifier")];
    expect((await update(verifier, provider.phone, { LastName: "Raza", Area: "F-10" })).status).toBe(200);
    const audit = await portal.db
      .selectFrom("auditEntries")
      .selectAll()
      .where("action", "=", "provider.update")
      .orderBy("id")
      .execute();
    expect(audit).toMatchObject([
      {
        actorId: verifier.id,
        subjectId: provider.id,
        before: { area: "G-9" },
        after: { lastName: "Raza", area: "F-10" },
      },
    ]);
    expect((await update(verifier, "03009999999", { LastName: "Raza" })).status).toBe(404);
    expect((await update(await makeStaff(portal, "Finance"), provider.phone, {})).status).toBe(403);
  });
});

describe("a provider who was sent back", () => {
  const sendBack = async () => {
    const provider = await makeProvider(portal, { status: "SentBack" });
    await portal.db.updateTable("providers").set({ statusReason: "CNIC is blurred" }).execute();
    return provider;
  };

  it("is Pending again once they update their profile, even if only documents were missing", async () => {
    for (const body of [{ FatherName: "Imran" }, {}]) {
      const provider = await sendBack();
      expect((await update(provider, provider.phone, body)).body.status).toBe("Pending");
      expect(await readProfile(provider)).toMatchObject({ status: "Pending", statusReason: null });
    }
  });

  it("stays sent back when the office corrects their profile", async () => {
    const provider = await sendBack();
    const verifier = await makeStaff(portal, "Verifier");
    expect((await update(verifier, provider.phone, { FatherName: "Imran" })).body.status).toBe("SentBack");
    expect(await readProfile(provider)).toMatchObject({ statusReason: "CNIC is blurred" });
  });

  it.each(["Rejected", "Suspended", "Verified"] as const)("is not one who is %s", async (status) => {
    const provider = await makeProvider(portal, { status });
    expect((await update(provider, provider.phone, {})).body.status).toBe(status);
  });
});
