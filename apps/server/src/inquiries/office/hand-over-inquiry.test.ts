import { listInquiryNotes } from "@hunarmand/api/inquiries/notes";
import {
  acknowledgeInquiry,
  handOverInquiry,
  listInquiries,
  readInquiry,
  resolveInquiry,
} from "@hunarmand/api/inquiries/office";
import { limits } from "@hunarmand/api/limits";
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
  const [giver, taker] = [await join("Nadia"), await join("Bilal")];
  const handOver = (colleagueId: string, words?: string, by = giver) =>
    portal.as(by).call(handOverInquiry, { params, body: { colleagueId, ...(words ? { words } : {}) } });
  return { sender, id: params.id, reference, giver, taker, params, handOver };
}

it("an inquiry is not handed over twice when the reply to its commit was lost", async () => {
  const { giver, taker, params } = await makeScene();
  await portal.headersOf(giver);
  const cutOff = await openVariant(portal, { services: { db: losingReplies(portal.db) } });
  const request = { params, body: { colleagueId: taker.id, words: "They call back at five." } };
  const headers = { "idempotency-key": "key" };
  expect((await cutOff.as(giver).call(handOverInquiry, request, headers)).status).toBe(503);
  const again = await portal.as(giver).call(handOverInquiry, request, headers);
  expect(again).toMatchObject({ status: 409, error: { code: "idempotency-unknown" } });
  expect(await portal.db.selectFrom("inquiryNotes").select("words").execute()).toEqual([{ words: request.body.words }]);
  expect(await readNotices(portal, taker)).toHaveLength(1);
});

it("an inquiry that was handed over is in progress for the colleague, who gets a notice and reads the note", async () => {
  const { sender, id, reference, giver, taker, params, handOver } = await makeScene();
  await portal.as(giver).call(acknowledgeInquiry, { params });
  expect((await handOver(taker.id, "They call back at five.")).body.status).toBe("Acknowledged");
  const desk = portal.as(taker);
  expect((await desk.call(readInquiry, { params })).body.takenBy).toBe("Bilal Khan");
  const listed = (await desk.call(listInquiries, { query: {} })).body.find((inquiry) => inquiry.id === id);
  expect(listed?.takenBy).toBe("Bilal Khan");
  const notes = (await desk.call(listInquiryNotes, { params, query: {} })).body;
  expect(notes).toMatchObject([{ words: "They call back at five.", authorName: "Nadia Khan" }]);
  expect(await readNotices(portal, taker)).toMatchObject([
    {
      text: `Nadia Khan handed the inquiry ${reference} over to you. Please answer it in time.`,
      link: `/office/inquiries/${id}`,
    },
  ]);
  expect(await readNotices(portal, giver)).toEqual([]);
  expect(JSON.stringify(await readNotices(portal, sender))).not.toContain("call back");
});

it("it is handed on and taken back, and the last of them has it", async () => {
  const { giver, taker, params, handOver } = await makeScene();
  const takenBy = async () => (await portal.as(giver).call(readInquiry, { params })).body.takenBy;
  await handOver(taker.id);
  expect(await takenBy()).toBe("Bilal Khan");
  await handOver(giver.id, undefined, taker);
  expect(await takenBy()).toBe("Nadia Khan");
  expect((await portal.as(taker).call(listInquiryNotes, { params, query: {} })).body).toEqual([]);
});

it("the audit names the colleague and the note, and does not repeat the words", async () => {
  const { id, giver, taker, handOver } = await makeScene();
  await handOver(taker.id, "Speaks Pashto.");
  const rows = await portal.db.selectFrom("auditEntries").selectAll().where("subjectId", "=", id).execute();
  expect(rows).toMatchObject([
    { action: "inquiry.hand-over", actorId: giver.id, before: { status: "New" }, after: { colleagueId: taker.id } },
  ]);
  expect(JSON.stringify(rows)).not.toContain("Pashto");
});

it("only colleagues who can answer and log in are named and accepted", async () => {
  const { giver, taker, params, handOver, sender } = await makeScene();
  const [owner, finance, gone] = [await join("Omar", "Owner"), await join("Farah", "Finance"), await join("Gul")];
  const invited = await makeStaff(portal, "Support");
  await portal.db.updateTable("accounts").set({ disabledAt: new Date() }).where("id", "=", gone.id).execute();
  const { colleagues } = (await portal.as(giver).call(readInquiry, { params })).body;
  expect(colleagues).toEqual([
    { id: taker.id, name: "Bilal Khan" },
    { id: owner.id, name: "Omar Khan" },
  ]);
  for (const { id } of [finance, gone, invited, sender, giver])
    expect((await handOver(id)).error.code).toBe("staff-not-found");
});

it("an answered inquiry, an unknown one, a bad field and other desks are refused", async () => {
  const { giver, taker, params, handOver, sender } = await makeScene();
  expect(await handOver("nobody")).toMatchObject({ status: 400, error: { issues: [{ field: "colleagueId" }] } });
  const long = await handOver(taker.id, "x".repeat(limits.reasonCharacters + 1));
  expect(long).toMatchObject({ status: 400, error: { issues: [{ field: "words" }] } });
  const body = { colleagueId: taker.id };
  for (const person of [await join("Farah", "Finance"), sender])
    expect((await portal.as(person).call(handOverInquiry, { params, body })).status).toBe(403);
  expect((await portal.call(handOverInquiry, { params, body })).status).toBe(401);
  const unknown = await portal.as(giver).call(handOverInquiry, { params: { id: crypto.randomUUID() }, body });
  expect(unknown.error.code).toBe("inquiry-not-found");
  const read = { reopenMessage: null };
  await portal.as(giver).call(resolveInquiry, { params, body: { answer: "Done.", read } });
  expect((await handOver(taker.id, "Too late.")).error.code).toBe("inquiry-state");
  expect((await portal.as(giver).call(listInquiryNotes, { params, query: {} })).body).toEqual([]);
});
