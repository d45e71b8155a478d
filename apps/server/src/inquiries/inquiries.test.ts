import { findComplaint, reopenComplaint, submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { acknowledgeInquiry, listInquiries, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { describe, expect, it } from "vitest";
import { complaintForm } from "../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { notifyPeople } from "../notices/notify-people.ts";

const portal = await startPortal();

async function makeComplaint() {
  const { reference } = (await portal.call(submitComplaint, { body: { ...complaintForm, email: "a@example.pk" } }))
    .body;
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

describe("an inquiry", () => {
  it("is answered by mail and under its reference", async () => {
    const inquiry = await makeComplaint();
    expect((await inquiry.acknowledge()).body.status).toBe("Acknowledged");
    expect((await inquiry.find()).body).toMatchObject({ status: "Acknowledged", answer: null });

    expect((await inquiry.resolve()).body.status).toBe("Resolved");

    expect((await inquiry.find("a@EXAMPLE.pk")).body).toMatchObject({ status: "Resolved", answer: "We are sorry." });
    await notifyPeople(portal.services);
    const mails = await portal.db.selectFrom("outbox").select(["recipient", "text"]).orderBy("subject").execute();
    expect(mails).toEqual([
      { recipient: "a@example.pk", text: expect.stringContaining("We are sorry.") },
      { recipient: "a@example.pk", text: expect.stringContaining("We are working on your inquiry") },
    ]);
  });

  it("does not show the sender's words to a person who looks it up", async () => {
    const { find } = await makeComplaint();
    const shown = JSON.stringify((await find()).body);
    for (const secret of [complaintForm.complaint, "3031234567", "example.pk"]) expect(shown).not.toContain(secret);
  });

  it("is not found with another's contact or a guessed reference, and the reply is the same", async () => {
    const { find } = await makeComplaint();
    const wrongContact = await find("03009999999");
    const wrongReference = await portal.call(findComplaint, {
      body: { reference: "H-00000-00000", contact: "03031234567" },
    });
    for (const answer of [wrongContact, wrongReference]) {
      expect(answer).toMatchObject({ status: 404, error: { code: "inquiry-not-found" } });
    }
  });

  it("reopens with a new 24 hours, and can be answered again", async () => {
    const inquiry = await makeComplaint();
    expect((await inquiry.reopen()).error.code).toBe("inquiry-state");
    await inquiry.resolve();
    portal.clock.advance({ hours: 27 });
    portal.forgetSessions();
    expect((await inquiry.reopen()).body.status).toBe("Reopened");
    expect((await inquiry.reopen()).status).toBe(200);
    const { dueAt, resolvedDate } = (await inquiry.find()).body;
    expect(Date.parse(dueAt)).toBeGreaterThan(portal.clock.now().getTime() + 23 * 3_600_000);
    expect(resolvedDate).toBeNull();
    const reopened = await portal.as(inquiry.clerk).call(listInquiries, { query: { status: "Reopened" } });
    expect(reopened.body).toMatchObject([{ reopenMessage: "It happened again." }]);
    expect((await inquiry.resolve("A new man comes tomorrow.")).status).toBe(200);
  });

  it("is answered once, with one audit row and one mail, even if many answer at once", async () => {
    const inquiry = await makeComplaint();
    const answers = await Promise.all([inquiry.resolve(), inquiry.resolve()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await inquiry.resolve("Something else.")).error.code).toBe("inquiry-state");
    expect((await inquiry.acknowledge()).error.code).toBe("inquiry-state");
    const rows = await portal.db.selectFrom("auditEntries").selectAll().orderBy("id").execute();
    expect(rows).toMatchObject([{ action: "inquiry.resolve", actorId: inquiry.clerk.id, subjectId: inquiry.id }]);
    await Promise.all([notifyPeople(portal.services), notifyPeople(portal.services)]);
    expect(await portal.db.selectFrom("outbox").select("id").execute()).toHaveLength(1);
  });

  it("is for the support desk", async () => {
    const { id } = await makeComplaint();
    for (const person of [await makeStaff(portal, "Finance"), await makeCustomer(portal)]) {
      expect((await portal.as(person).call(listInquiries, { query: {} })).status).toBe(403);
      expect((await portal.as(person).call(acknowledgeInquiry, { params: { id } })).status).toBe(403);
    }
  });

  it("is a 404 with an unknown reference", async () => {
    const { clerk } = await makeComplaint();
    const params = { id: "00000000-0000-4000-8000-000000000000" };
    expect((await portal.as(clerk).call(acknowledgeInquiry, { params })).error.code).toBe("inquiry-not-found");
    const answer = await portal.as(clerk).call(resolveInquiry, { params, body: { answer: "Yes." } });
    expect(answer.error.code).toBe("inquiry-not-found");
  });
});
