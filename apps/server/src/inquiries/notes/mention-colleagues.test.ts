import { addInquiryNote, listInquiryNotes } from "@hunarmand/api/inquiries/notes";
import { expect, it } from "vitest";
import { losingReplies } from "../../../test/faults/lost-replies.ts";
import { makeStaff } from "../../../test/make.ts";
import { makeComplaint, makeMember } from "../../../test/make-inquiry.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

const join = (...member: [firstName: string, role?: "Finance" | "Owner"]) => makeMember(portal, ...member);

async function makeScene() {
  const { sender, params, reference } = await makeComplaint(portal);
  const [author, colleague] = [await join("Nadia"), await join("Bilal")];
  const mention = (...mentionedIds: string[]) =>
    portal.as(author).call(addInquiryNote, { params, body: { words: "Do you know this house?", mentionedIds } });
  return { sender, params, reference, author, colleague, mention };
}

it("each colleague whom a note mentions gets one notice that leads to the inquiry, and other people get none", async () => {
  const { sender, params, reference, author, colleague, mention } = await makeScene();
  const [owner, other] = [await join("Omar", "Owner"), await join("Sara")];
  expect((await mention(colleague.id, owner.id, colleague.id)).status).toBe(200);
  const text = `Nadia Khan mentions you in a note about the inquiry ${reference}. Please read it.`;
  const notice = { kind: "inquiry-mentioned", text, link: `/office/inquiries/${params.id}` };
  for (const person of [colleague, owner]) expect(await readNotices(portal, person)).toMatchObject([notice]);
  for (const person of [author, other, sender]) expect(await readNotices(portal, person)).toEqual([]);
});

it("the note names whom it mentions, and its audit row has their ids and not the words", async () => {
  const { params, author, colleague, mention } = await makeScene();
  const owner = await join("Omar", "Owner");
  await mention(owner.id, colleague.id);
  const { body } = await portal.as(colleague).call(listInquiryNotes, { params, query: {} });
  expect(body.map(({ mentioned }) => mentioned)).toEqual([
    [
      { id: colleague.id, name: "Bilal Khan" },
      { id: owner.id, name: "Omar Khan" },
    ],
  ]);
  const [row] = await portal.db.selectFrom("auditEntries").selectAll().where("action", "=", "inquiry.note").execute();
  expect(row).toMatchObject({ actorId: author.id, after: { mentionedIds: [owner.id, colleague.id] } });
  expect(JSON.stringify(row)).not.toContain("house");
});

it("the author, other desks, people of the street, disabled and invited colleagues are refused, and nothing is saved", async () => {
  const { sender, author, colleague, mention } = await makeScene();
  const [finance, gone] = [await join("Farah", "Finance"), await join("Gul")];
  const invited = await makeStaff(portal, "Support");
  await portal.db.updateTable("accounts").set({ disabledAt: new Date() }).where("id", "=", gone.id).execute();
  const refused = { status: 400, error: { issues: [{ field: "mentionedIds" }] } };
  for (const { id } of [author, finance, gone, invited, sender])
    expect(await mention(colleague.id, id)).toMatchObject(refused);
  expect(await mention(crypto.randomUUID())).toMatchObject(refused);
  expect(await portal.db.selectFrom("inquiryNotes").select("id").execute()).toEqual([]);
  expect(await readNotices(portal, colleague)).toEqual([]);
});

it("what is no id, or too many, is refused by the field", async () => {
  const { mention } = await makeScene();
  const tooMany = Array.from({ length: 11 }, () => crypto.randomUUID());
  for (const ids of [["Bilal"], tooMany]) {
    const { status, error } = await mention(...ids);
    expect(status).toBe(400);
    expect(error.issues?.every(({ field }) => field.startsWith("mentionedIds"))).toBe(true);
  }
});

it("a colleague gets one notice when the reply to the note's commit was lost", async () => {
  const { params, author, colleague } = await makeScene();
  await portal.headersOf(author);
  const cutOff = await openVariant(portal, { services: { db: losingReplies(portal.db) } });
  const request = { params, body: { words: "Speaks Pashto.", mentionedIds: [colleague.id] } };
  const headers = { "idempotency-key": "key" };
  expect((await cutOff.as(author).call(addInquiryNote, request, headers)).status).toBe(503);
  expect((await portal.as(author).call(addInquiryNote, request, headers)).status).toBe(409);
  expect(await readNotices(portal, colleague)).toHaveLength(1);
});
