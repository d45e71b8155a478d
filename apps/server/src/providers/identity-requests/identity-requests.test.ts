import { getIdentity } from "@hunarmand/api/account/identity";
import { listNotices } from "@hunarmand/api/notices/notices";
import {
  agreeIdentityRequest,
  listIdentityRequests,
  readIdentityRequest,
  refuseIdentityRequest,
} from "@hunarmand/api/providers/identity-requests";
import { editUser, updateProvider } from "@hunarmand/api/providers/providers";
import { describe, expect, it } from "vitest";
import { makeProvider, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { notifyPeople } from "../../notices/notify-people.ts";

const portal = await startPortal();
const currentPassword = "a good long password";
const passwordHash = await portal.passwords.hash(currentPassword);

const update = (person: Person, body: Record<string, unknown>) =>
  portal.as(person).call(updateProvider, { params: { phoneNumber: person.phone }, body });
const readProfile = async (person: Person) =>
  (await portal.as(person).call(editUser, { query: { email: person.email } })).body;
const listAudit = () =>
  portal.db.selectFrom("auditEntries").select(["actorId", "action", "before", "after"]).orderBy("id").execute();
const listMails = () =>
  portal.db
    .selectFrom("outbox")
    .select(["recipient", "channel", "subject"])
    .orderBy("channel")
    .orderBy("recipient")
    .execute();

describe("fields that identify a provider (security rule 9)", () => {
  it.each([
    [{ Email: "stranger@example.pk" }, "Email"],
    [{ PhoneNumber: "03339999999" }, "PhoneNumber"],
    [{ CNIC: "35202-1234567-1" }, "CNIC"],
    [{ FirstName: "Somebody" }, "FirstName"],
    [{ LastName: "Else" }, "LastName"],
    [{ FatherName: "Another" }, "FatherName"],
  ])("do not change to %o with the token alone, and neither does the rest of the request", async (body, field) => {
    const provider = await makeProvider(portal, { passwordHash });
    const before = await readProfile(provider);
    const answer = await update(provider, { ...body, Qualification: "Matric" });
    const issues = [{ field }, { field: "currentPassword" }];
    expect(answer).toMatchObject({ status: 403, error: { code: "password-required", issues } });
    const guessed = await update(provider, { ...body, currentPassword: "not the password" });
    expect(guessed).toMatchObject({ status: 400, error: { code: "password-wrong" } });
    expect(await readProfile(provider)).toEqual(before);
    expect(await listAudit()).toEqual([]);
  });

  it("need no password if their values are unchanged, and other fields change", async () => {
    const provider = await makeProvider(portal, { passwordHash });
    const { email, firstName, lastName, fatherName, cnic } = await readProfile(provider);
    const same = { Email: email.toUpperCase(), PhoneNumber: provider.phone, FirstName: firstName, LastName: lastName };
    const answer = await update(provider, { ...same, FatherName: fatherName, CNIC: cnic, Area: "F-10" });
    expect(answer).toMatchObject({ status: 200, body: { message: "Profile updated successfully." } });
    expect(await readProfile(provider)).toMatchObject({ area: "F-10" });
  });

  it("are changed with a notification to the former address and phone, and an audit row", async () => {
    const provider = await makeProvider(portal, { passwordHash });
    const body = { Email: "new@example.pk", PhoneNumber: "03339999999", currentPassword };
    expect((await update(provider, body)).status).toBe(200);
    expect(await listMails()).toEqual(
      expect.arrayContaining([
        { recipient: provider.email, channel: "mail", subject: "Your email was changed" },
        { recipient: provider.email, channel: "mail", subject: "Your phone number was changed" },
        { recipient: provider.phone, channel: "phone", subject: "SMS" },
        { recipient: "new@example.pk", channel: "mail", subject: "Please confirm your email" },
      ]),
    );
    expect(await listAudit()).toMatchObject([
      { action: "account.email-changed", before: { email: provider.email }, after: { email: "new@example.pk" } },
      { action: "account.phone-changed", before: { phone: provider.phone }, after: { phone: "+923339999999" } },
    ]);
    await notifyPeople(portal.services);
    const notices = await portal.as(provider).call(listNotices, { query: {} });
    expect(notices.body.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["email-changed", "phone-changed"]));
  });

  it("are changed by the office with a notification to the former address too", async () => {
    const [provider, verifier] = [await makeProvider(portal), await makeStaff(portal, "Verifier")];
    const request = { params: { phoneNumber: provider.phone }, body: { Email: "new@example.pk" } };
    expect((await portal.as(verifier).call(updateProvider, request)).status).toBe(200);
    expect(await listMails()).toContainEqual({
      recipient: provider.email,
      channel: "mail",
      subject: "Your email was changed",
    });
    expect(await listAudit()).toMatchObject([{ actorId: verifier.id }, { actorId: verifier.id }]);
  });
});

describe("names and CNIC of a verified provider", () => {
  const ask = async (changes: Record<string, unknown> = { FirstName: "Ali", CNIC: "35202-1234567-1" }) => {
    const provider = await makeProvider(portal, { passwordHash });
    const answer = await update(provider, { ...changes, currentPassword });
    return { provider, answer, id: answer.body.request?.id ?? "" };
  };

  it("become a request to the office, and other fields change at once", async () => {
    const { provider, answer } = await ask({ FirstName: "Ali", Area: "F-10" });
    expect(answer).toMatchObject({
      status: 200,
      body: { request: { status: "Waiting", changes: { firstName: "Ali" } } },
    });
    expect(await readProfile(provider)).toMatchObject({ firstName: "Test", area: "F-10" });
    const identity = await portal.as(provider).call(getIdentity, {});
    expect(identity.body.request).toMatchObject({ status: "Waiting", changes: { firstName: "Ali" } });
    expect(await listMails()).toMatchObject([
      { recipient: provider.email, subject: expect.stringContaining("correct your names") },
      { recipient: provider.phone, channel: "phone" },
    ]);
  });

  it("change when the office approves, and the desk shows masked CNICs until someone reads the request", async () => {
    const { provider, id } = await ask();
    const verifier = portal.as(await makeStaff(portal, "Verifier"));
    const { body } = await verifier.call(listIdentityRequests, { query: { status: "Waiting" } });
    expect(body).toMatchObject([
      {
        id,
        providerId: provider.id,
        present: { firstName: "Test" },
        changes: { firstName: "Ali", cnic: "*********5671" },
      },
    ]);
    const whole = await verifier.call(readIdentityRequest, { params: { id } });
    expect(whole.body.changes.cnic).toBe("3520212345671");
    for (let i = 0; i < 2; i++)
      expect((await verifier.call(agreeIdentityRequest, { params: { id } })).status).toBe(200);
    expect(await readProfile(provider)).toMatchObject({ firstName: "Ali", cnic: "3520212345671", status: "Verified" });
    const actions = (await listAudit()).map(({ action }) => action);
    expect(actions).toEqual(["account.identity-asked", "identity-request.read", "identity-request.agree"]);
    await notifyPeople(portal.services);
    const notices = await portal.as(provider).call(listNotices, { query: {} });
    expect(notices.body[0]).toMatchObject({ kind: "identity-agreed" });
  });

  it("stay when the office refuses, and the provider reads the reason", async () => {
    const { provider, id } = await ask();
    const verifier = portal.as(await makeStaff(portal, "Verifier"));
    const refusal = { params: { id }, body: { reason: "The CNIC shows another name." } };
    expect((await verifier.call(refuseIdentityRequest, refusal)).status).toBe(200);
    expect(await verifier.call(agreeIdentityRequest, { params: { id } })).toMatchObject({
      status: 409,
      error: { code: "identity-request-state" },
    });
    expect(await readProfile(provider)).toMatchObject({ firstName: "Test" });
    const { body } = await portal.as(provider).call(getIdentity, {});
    expect(body.request).toMatchObject({ status: "Refused", reason: "The CNIC shows another name." });
  });

  it("are decided once, even if two decisions come at once", async () => {
    const { provider, id } = await ask();
    const verifier = portal.as(await makeStaff(portal, "Verifier"));
    const answers = await Promise.all([
      verifier.call(agreeIdentityRequest, { params: { id } }),
      verifier.call(refuseIdentityRequest, { params: { id }, body: { reason: "No." } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await readProfile(provider)).firstName).toBe(answers[0]?.status === 200 ? "Ali" : "Test");
  });

  it("have one open request: a newer one replaces it", async () => {
    const { provider, id } = await ask();
    const newer = await update(provider, { FirstName: "Alia", currentPassword });
    const verifier = portal.as(await makeStaff(portal, "Verifier"));
    const { body } = await verifier.call(listIdentityRequests, { query: { status: "Waiting" } });
    expect(body.map((request) => request.id)).toEqual([newer.body.request?.id]);
    expect((await verifier.call(agreeIdentityRequest, { params: { id } })).status).toBe(409);
  });

  it("are only decided by the Verifier", async () => {
    const { id, provider } = await ask();
    const others = [await makeStaff(portal, "Finance"), provider];
    for (const other of others) {
      expect((await portal.as(other).call(agreeIdentityRequest, { params: { id } })).status).toBe(403);
      expect((await portal.as(other).call(listIdentityRequests, { query: {} })).status).toBe(403);
    }
    const verifier = portal.as(await makeStaff(portal, "Verifier"));
    const unknown = { params: { id: crypto.randomUUID() } };
    expect((await verifier.call(agreeIdentityRequest, unknown)).status).toBe(404);
    expect((await verifier.call(readIdentityRequest, unknown)).status).toBe(404);
    const noReason = await verifier.call(refuseIdentityRequest, { params: { id }, body: { reason: " " } });
    expect(noReason).toMatchObject({ status: 400, error: { issues: [{ field: "reason" }] } });
  });
});
