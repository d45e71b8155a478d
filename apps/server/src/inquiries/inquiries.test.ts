import {
  acknowledgeInquiry,
  applyForCareer,
  createComplain,
  findComplaint,
  listInquiries,
  reopenComplaint,
  requestSupport,
  resolveInquiry,
  submitComplaint,
} from "@hunarmand/contract/inquiries";
import { describe, expect, it } from "vitest";
import { makeCustomer, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { tellPeople } from "../notices/tell-people.ts";

const portal = await startPortal();

const contact = {
  firstName: "Ayesha",
  lastName: "Siddiqui",
  email: "Ayesha@Example.pk",
  phoneNumber: "0303 1234567",
  subjectName: "Prices",
  inquiry: "What does an AC service cost?",
};
const support = { fullName: "Ali Raza", email: "ali@example.pk", phone: "03001234567", message: "I cannot log in." };
const application = {
  fullName: "Sana Malik",
  email: "sana@example.pk",
  phone: "03021234567",
  position: "csr" as const,
  coverText: "I have answered phones for three years.",
};
const complaint = { fullName: "Ayesha", phone: "03031234567", subject: "Late", complaint: "He came three hours late." };

const inbox = async (query: Record<string, string> = {}) =>
  (await portal.as(await makeStaff(portal, "Support")).call(listInquiries, { query })).body;

async function makeComplaint() {
  const { reference } = (await portal.call(submitComplaint, { body: { ...complaint, email: "a@example.pk" } })).body;
  const clerk = await makeStaff(portal, "Support");
  const desk = portal.as(clerk);
  const [{ id = "" } = {}] = (await desk.call(listInquiries, { query: {} })).body;
  return {
    id,
    clerk,
    reference,
    acknowledge: () => desk.call(acknowledgeInquiry, { params: { id } }),
    resolve: (answer = "We are sorry.") => desk.call(resolveInquiry, { params: { id }, body: { answer } }),
    find: (contactGiven = "+92 303 1234567") =>
      portal.call(findComplaint, { body: { reference: reference.toLowerCase(), contact: contactGiven } }),
    reopen: (message = "It happened again.") =>
      portal.call(reopenComplaint, { body: { reference, contact: "A@example.pk", message } }),
  };
}

describe("writing to the office", () => {
  it("takes the contact form into the inbox, due in 24 hours", async () => {
    const answer = await portal.call(createComplain, { body: contact });
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
      message: contact.inquiry,
      reference: answer.body.reference,
      answer: null,
    });
    const { dueAt = "", createdDate = "" } = inquiry ?? {};
    expect(Date.parse(dueAt) - Date.parse(createdDate)).toBe(24 * 3_600_000);
  });

  it("thanks for a support request, and keeps who was signed in", async () => {
    const customer = await makeCustomer(portal);
    const answer = await portal.as(customer).call(requestSupport, { body: support });
    expect(answer.body.message).toBe("Thank you for contacting us!");
    expect(await portal.db.selectFrom("inquiries").select(["kind", "accountId"]).execute()).toEqual([
      { kind: "support", accountId: customer.id },
    ]);
  });

  it("takes an application with its position", async () => {
    expect((await portal.call(applyForCareer, { body: application })).status).toBe(200);
    expect(await inbox({ kind: "careers" })).toMatchObject([{ position: "csr", message: application.coverText }]);
  });

  it("filters the inbox by kind and status", async () => {
    await portal.call(createComplain, { body: contact });
    await portal.call(submitComplaint, { body: complaint });
    expect(await inbox({ kind: "complaint" })).toHaveLength(1);
    expect(await inbox({ kind: "complaint", status: "Resolved" })).toEqual([]);
    expect(await inbox({ status: "New" })).toHaveLength(2);
  });

  it.each(["firstName", "lastName", "email", "phoneNumber", "inquiry"])(
    "names %s when it is missing",
    async (field) => {
      const answer = await portal.call(createComplain, { body: { ...contact, [field]: "" } });
      expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
    },
  );

  it("needs no subject", async () => {
    expect((await portal.call(createComplain, { body: { ...contact, subjectName: "" } })).status).toBe(200);
  });

  it.each(["fullName", "email", "phone", "message"])("refuses a support request without %s", async (field) => {
    const answer = await portal.call(requestSupport, { body: { ...support, [field]: " " } });
    expect(answer).toMatchObject({ status: 400, error: { issues: [{ field }] } });
  });

  it("knows four positions", async () => {
    const body = { ...application, position: "director" as "other" };
    expect(await portal.call(applyForCareer, { body })).toMatchObject({
      status: 400,
      error: { issues: [{ field: "position" }] },
    });
  });
});

describe("an inquiry", () => {
  it("is answered by mail and by its reference", async () => {
    const inquiry = await makeComplaint();
    expect((await inquiry.acknowledge()).body.status).toBe("Acknowledged");
    expect((await inquiry.find()).body).toMatchObject({ status: "Acknowledged", answer: null });

    expect((await inquiry.resolve()).body.status).toBe("Resolved");

    expect((await inquiry.find("a@EXAMPLE.pk")).body).toMatchObject({ status: "Resolved", answer: "We are sorry." });
    await tellPeople(portal.services);
    const mails = await portal.db.selectFrom("outbox").select(["recipient", "text"]).orderBy("subject").execute();
    expect(mails).toEqual([
      { recipient: "a@example.pk", text: expect.stringContaining("We are sorry.") },
      { recipient: "a@example.pk", text: expect.stringContaining("is in work") },
    ]);
  });

  it("repeats nothing of what its sender wrote to whoever looks it up", async () => {
    const { find } = await makeComplaint();
    const shown = JSON.stringify((await find()).body);
    for (const secret of [complaint.complaint, "3031234567", "example.pk"]) expect(shown).not.toContain(secret);
  });

  it("is found neither by another's contact nor by a guessed reference, and answers alike", async () => {
    const { find } = await makeComplaint();
    const wrongContact = await find("03009999999");
    const wrongReference = await portal.call(findComplaint, {
      body: { reference: "H-00000-00000", contact: "03031234567" },
    });
    for (const answer of [wrongContact, wrongReference]) {
      expect(answer).toMatchObject({ status: 404, error: { code: "inquiry-not-found" } });
    }
  });

  it("opens again with a new 24 hours, and can be answered again", async () => {
    const inquiry = await makeComplaint();
    expect((await inquiry.reopen()).error.code).toBe("inquiry-state");
    await inquiry.resolve();
    portal.clock.advance({ hours: 30 });
    portal.forgetSessions();
    expect((await inquiry.reopen()).body.status).toBe("Reopened");
    expect((await inquiry.reopen()).status).toBe(200);
    const { dueAt, resolvedDate } = (await inquiry.find()).body;
    expect(Date.parse(dueAt)).toBeGreaterThan(portal.clock.now().getTime() + 23 * 3_600_000);
    expect(resolvedDate).toBeNull();
    expect(await inbox({ status: "Reopened" })).toMatchObject([{ reopenMessage: "It happened again." }]);
    expect((await inquiry.resolve("A new man comes tomorrow.")).status).toBe(200);
  });

  it("is answered once, with one audit row and one mail, whoever else presses", async () => {
    const inquiry = await makeComplaint();
    const answers = await Promise.all([inquiry.resolve(), inquiry.resolve()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await inquiry.resolve("Something else.")).error.code).toBe("inquiry-state");
    expect((await inquiry.acknowledge()).error.code).toBe("inquiry-state");
    const rows = await portal.db.selectFrom("auditEntries").selectAll().execute();
    expect(rows).toMatchObject([{ action: "inquiry.resolve", actorId: inquiry.clerk.id, subjectId: inquiry.id }]);
    await Promise.all([tellPeople(portal.services), tellPeople(portal.services)]);
    expect(await portal.db.selectFrom("outbox").select("id").execute()).toHaveLength(1);
  });

  it("belongs to the support desk", async () => {
    const { id } = await makeComplaint();
    for (const person of [await makeStaff(portal, "Finance"), await makeCustomer(portal)]) {
      expect((await portal.as(person).call(listInquiries, { query: {} })).status).toBe(403);
      expect((await portal.as(person).call(acknowledgeInquiry, { params: { id } })).status).toBe(403);
    }
  });

  it("that does not exist is not found", async () => {
    const { clerk } = await makeComplaint();
    const params = { id: "00000000-0000-4000-8000-000000000000" };
    expect((await portal.as(clerk).call(acknowledgeInquiry, { params })).error.code).toBe("inquiry-not-found");
    const answer = await portal.as(clerk).call(resolveInquiry, { params, body: { answer: "Yes." } });
    expect(answer.error.code).toBe("inquiry-not-found");
  });
});
