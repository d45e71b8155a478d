import { submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { addInquiryNote, listInquiryNotes } from "@hunarmand/api/inquiries/notes";
import { limits } from "@hunarmand/api/limits";
import { expect, it } from "vitest";
import { losingReplies } from "../../../test/faults/lost-replies.ts";
import { complaintForm } from "../../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

async function makeScene() {
  const customer = await makeCustomer(portal);
  await portal.as(customer).call(submitComplaint, { body: complaintForm });
  const { id } = await portal.db
    .selectFrom("inquiries")
    .select("id")
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { customer, id, params: { id } };
}

it("Support reads each other's notes about an inquiry, newest first, a page at a time", async () => {
  const { params } = await makeScene();
  const [one, other] = [portal.as(await makeStaff(portal, "Support")), portal.as(await makeStaff(portal, "Support"))];
  await one.call(addInquiryNote, { params, body: { words: "Rang twice, nobody answered." } });
  portal.clock.advance({ minutes: 1 });
  await other.call(addInquiryNote, { params, body: { words: "They call back on Monday." } });
  const first = await one.call(listInquiryNotes, { params, query: { limit: 1 } });
  expect(first.body).toMatchObject([{ words: "They call back on Monday.", authorName: expect.any(String) }]);
  const cursor = first.headers["x-next-cursor"] as string;
  const second = await one.call(listInquiryNotes, { params, query: { limit: 1, cursor } });
  expect(second.body.map(({ words }) => words)).toEqual(["Rang twice, nobody answered."]);
  const elsewhere = await makeScene();
  expect((await one.call(listInquiryNotes, { params: elsewhere.params, query: {} })).body).toEqual([]);
});

it("a note leaves an audit row, which does not repeat the words", async () => {
  const { id, params } = await makeScene();
  const author = await makeStaff(portal, "Support");
  await portal.as(author).call(addInquiryNote, { params, body: { words: "Speaks Pashto." } });
  const audit = await portal.db.selectFrom("auditEntries").selectAll().where("action", "=", "inquiry.note").execute();
  expect(audit).toMatchObject([{ actorId: author.id, subjectType: "inquiry", subjectId: id }]);
  expect(JSON.stringify(audit)).not.toContain("Pashto");
});

it("a note is not written twice when the reply to its commit was lost", async () => {
  const [{ params }, author] = [await makeScene(), await makeStaff(portal, "Support")];
  await portal.headersOf(author);
  const cutOff = await openVariant(portal, { services: { db: losingReplies(portal.db) } });
  const request = { params, body: { words: "Speaks Pashto." } };
  const headers = { "idempotency-key": "key" };
  expect((await cutOff.as(author).call(addInquiryNote, request, headers)).status).toBe(503);
  const again = await portal.as(author).call(addInquiryNote, request, headers);
  expect(again).toMatchObject({ status: 409, error: { code: "idempotency-unknown" } });
  expect(await portal.db.selectFrom("inquiryNotes").select("words").execute()).toEqual([{ words: "Speaks Pashto." }]);
});

it("the sender and other desks neither read nor write notes", async () => {
  const { customer, params } = await makeScene();
  const others = [customer, await makeStaff(portal, "Verifier"), await makeStaff(portal, "Finance")];
  for (const person of others) {
    expect((await portal.as(person).call(listInquiryNotes, { params, query: {} })).status).toBe(403);
    expect((await portal.as(person).call(addInquiryNote, { params, body: { words: "Hello" } })).status).toBe(403);
  }
  expect((await portal.call(listInquiryNotes, { params, query: {} })).status).toBe(401);
});

it("an empty or too long note is refused by its field, and one about no inquiry or an erased person is not found", async () => {
  const { id } = await makeScene();
  const desk = portal.as(await makeStaff(portal, "Support"));
  const add = (words: string, about = id) => desk.call(addInquiryNote, { params: { id: about }, body: { words } });
  for (const words of [" ", "x".repeat(limits.reasonCharacters + 1)])
    expect(await add(words)).toMatchObject({ status: 400, error: { issues: [{ field: "words" }] } });
  const notFound = { status: 404, error: { code: "inquiry-not-found" } };
  expect(await add("Hello", crypto.randomUUID())).toMatchObject(notFound);
  await portal.db.updateTable("inquiries").set({ message: "" }).where("id", "=", id).execute();
  expect((await add("A problem that is back needs no words of the customer.")).status).toBe(200);
  await portal.db.updateTable("inquiries").set({ phone: "" }).where("id", "=", id).execute();
  expect(await add("Hello")).toMatchObject(notFound);
});
