import { applyForCareer, createComplain, requestSupport, submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { listInquiries } from "@hunarmand/api/inquiries/office";
import { describe, expect, it } from "vitest";
import { complaintForm, contactForm } from "../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";

const portal = await startPortal();

const support = { fullName: "Ali Raza", email: "ali@example.pk", phone: "03001234567", message: "I cannot log in." };
const application = {
  fullName: "Sana Malik",
  email: "sana@example.pk",
  phone: "03021234567",
  position: "csr" as const,
  coverText: "I have answered phones for three years.",
};

const inbox = async (query: Record<string, string> = {}) =>
  (await portal.as(await makeStaff(portal, "Support")).call(listInquiries, { query })).body;

describe("writing to the office", () => {
  it("puts the contact form into the inbox, due in 24 hours", async () => {
    const answer = await portal.call(createComplain, { body: contactForm });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Your inquiry has been submitted successfully.", reference: expect.stringMatching(/^H-/) },
    });
    const [inquiry] = await inbox();
    expect(inquiry).toMatchObject({
      kind: "contact",
      status: "New",
      name: "Ayesha Siddiqui",
      email: "ayesha@example.pk",
      phoneNumber: "+923031234567",
      subject: "Prices",
      message: contactForm.inquiry,
      reference: answer.body.reference,
      answer: null,
    });
    const { dueAt = "", createdDate = "" } = inquiry ?? {};
    expect(Date.parse(dueAt) - Date.parse(createdDate)).toBe(24 * 3_600_000);
  });

  it("replies to a support request, and stores the signed-in account", async () => {
    const customer = await makeCustomer(portal);
    const answer = await portal.as(customer).call(requestSupport, { body: support });
    expect(answer.body.message).toBe("Thank you for contacting us!");
    expect(await portal.db.selectFrom("inquiries").select(["kind", "accountId"]).execute()).toEqual([
      { kind: "support", accountId: customer.id },
    ]);
  });

  it("accepts an application with its position", async () => {
    expect((await portal.call(applyForCareer, { body: application })).status).toBe(200);
    expect(await inbox({ kind: "careers" })).toMatchObject([{ position: "csr", message: application.coverText }]);
  });

  it("filters the inbox by kind and status", async () => {
    await portal.call(createComplain, { body: contactForm });
    await portal.call(submitComplaint, { body: complaintForm });
    expect(await inbox({ kind: "complaint" })).toHaveLength(1);
    expect(await inbox({ kind: "complaint", status: "Resolved" })).toEqual([]);
    expect(await inbox({ status: "New" })).toHaveLength(2);
  });

  it.each(["firstName", "lastName", "email", "phoneNumber", "inquiry"])(
    "names %s when it is missing",
    async (field) => {
      const answer = await portal.call(createComplain, { body: { ...contactForm, [field]: "" } });
      expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    },
  );

  it("needs no subject", async () => {
    expect((await portal.call(createComplain, { body: { ...contactForm, subjectName: "" } })).status).toBe(200);
  });

  it.each(["fullName", "email", "phone", "message"])("refuses a support request without %s", async (field) => {
    const answer = await portal.call(requestSupport, { body: { ...support, [field]: " " } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });

  it("accepts four positions", async () => {
    const body = { ...application, position: "director" as "other" };
    expect(await portal.call(applyForCareer, { body })).toMatchObject({
      status: 400,
      error: { issues: [{ field: "position" }] },
    });
  });
});
