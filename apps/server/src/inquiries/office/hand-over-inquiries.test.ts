import { listInquiryNotes } from "@hunarmand/api/inquiries/notes";
import { listInquiries, readInquiry, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { handOverInquiries, listColleagues } from "@hunarmand/api/inquiries/several";
import { limits } from "@hunarmand/api/limits";
import { expect, it } from "vitest";
import { losingReplies } from "../../../test/faults/lost-replies.ts";
import { makeStaff } from "../../../test/make.ts";
import { makeComplaint, makeMember } from "../../../test/make-inquiry.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";
import { readNotices } from "../../../test/read-notices.ts";

const portal = await startPortal();

const join = (...member: [firstName: string, role?: "Finance" | "Owner"]) => makeMember(portal, ...member);

async function makeScene(count = 3) {
  const ids: string[] = [];
  for (let made = 0; made < count; made++) ids.push((await makeComplaint(portal)).params.id);
  const [giver, taker] = [await join("Nadia"), await join("Bilal")];
  const handOver = (chosen: string[] = ids, more: { words?: string; colleagueId?: string } = {}, by: Person = giver) =>
    portal.as(by).call(handOverInquiries, { body: { ids: chosen, colleagueId: taker.id, ...more } });
  const answer = (id: string) =>
    portal.as(giver).call(resolveInquiry, { params: { id }, body: { answer: "Done.", read: { reopenMessage: null } } });
  const takerOf = async (id: string) => (await portal.as(giver).call(readInquiry, { params: { id } })).body.takenBy;
  return { ids, giver, taker, handOver, answer, takerOf };
}

const auditOf = (ids: string[]) =>
  portal.db.selectFrom("auditEntries").selectAll().where("subjectId", "in", ids).orderBy("id").execute();

it("all are in progress for the colleague, with a note and an audit row each, and one notice", async () => {
  const { ids, giver, taker, handOver } = await makeScene();
  const { body } = await handOver([...ids, ...ids.slice(0, 1)], { words: "They speak Pashto." });
  expect(body).toEqual({ message: "3 inquiries are your colleague's now.", done: ids, refused: [] });
  const listed = (await portal.as(taker).call(listInquiries, { query: {} })).body;
  expect(ids.map((id) => listed.find((inquiry) => inquiry.id === id)?.takenBy)).toEqual(Array(3).fill("Bilal Khan"));
  for (const id of ids) {
    const notes = (await portal.as(taker).call(listInquiryNotes, { params: { id }, query: {} })).body;
    expect(notes).toMatchObject([{ words: "They speak Pashto.", authorName: "Nadia Khan" }]);
  }
  const audit = await auditOf(ids);
  expect(audit.map(({ subjectId }) => subjectId).toSorted()).toEqual(ids.toSorted());
  const row = { action: "inquiry.hand-over", actorId: giver.id, before: { status: "New" } };
  expect(audit).toMatchObject(Array(3).fill({ ...row, after: { status: "Acknowledged", colleagueId: taker.id } }));
  expect(JSON.stringify(audit)).not.toContain("Pashto");
  expect(await readNotices(portal, taker)).toMatchObject([
    {
      subject: "3 inquiries are now yours",
      text: "Nadia Khan handed 3 inquiries over to you. Please answer them in time.",
      link: "/office/inquiries?status=Acknowledged",
    },
  ]);
  expect(await readNotices(portal, giver)).toEqual([]);
});

it("those that were answered meanwhile are named, and do not stop the others", async () => {
  const { ids, taker, handOver, answer } = await makeScene(5);
  const answered = ids.slice(0, 2);
  for (const id of answered) await answer(id);
  const { body } = await handOver(ids, { words: "Please call." });
  expect(body).toEqual({
    message: "3 of 5 were handed over. 2 were already answered.",
    done: ids.slice(2),
    refused: answered.map((id) => ({ id, code: "inquiry-state" })),
  });
  expect((await auditOf(answered)).filter(({ action }) => action === "inquiry.hand-over")).toEqual([]);
  for (const id of answered)
    expect((await portal.as(taker).call(listInquiryNotes, { params: { id }, query: {} })).body).toEqual([]);
});

it("when all were answered the call fails and nobody is notified", async () => {
  const { ids, taker, handOver, answer } = await makeScene(2);
  for (const id of ids) await answer(id);
  expect(await handOver()).toMatchObject({ status: 409, error: { code: "inquiry-state" } });
  expect((await handOver([crypto.randomUUID()])).error.code).toBe("inquiry-not-found");
  expect(await readNotices(portal, taker)).toEqual([]);
});

it("a single one is handed over with the notice that names it", async () => {
  const { ids, taker, handOver } = await makeScene(1);
  expect((await handOver()).body.message).toBe("1 inquiry is your colleague's now.");
  expect(await readNotices(portal, taker)).toMatchObject([
    { kind: "inquiry-handed-over", link: `/office/inquiries/${ids[0]}` },
  ]);
});

it("one that is answered while the call waits for it is refused, and the others are handed over", async () => {
  const { ids, taker, handOver, takerOf } = await makeScene();
  const [first = "", ...others] = ids;
  let handed: ReturnType<typeof handOver> | undefined;
  await portal.db.transaction().execute(async (transaction) => {
    await transaction.updateTable("inquiries").set({ status: "Resolved" }).where("id", "=", first).execute();
    handed = handOver();
    // It is refused in both cases: if the call meets the lock, and if it begins after the commit.
    await portal.as(taker).call(listColleagues, {});
  });
  expect((await handed)?.body).toMatchObject({ done: others, refused: [{ id: first, code: "inquiry-state" }] });
  expect(await Promise.all(ids.map(takerOf))).toEqual([null, "Bilal Khan", "Bilal Khan"]);
});

it("two colleagues who hand over the same ones in another order both succeed, and the last has them all", async () => {
  const { ids, giver, taker, handOver } = await makeScene(4);
  const third = await join("Sana");
  const replies = await Promise.all([
    handOver(ids),
    handOver(ids.toReversed(), { colleagueId: third.id }),
    handOver(ids, { colleagueId: giver.id }, taker),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const listed = (await portal.as(giver).call(listInquiries, { query: {} })).body;
  const takers = new Set(listed.filter(({ id }) => ids.includes(id)).map(({ takenBy }) => takenBy));
  expect(takers.size).toBe(1);
  expect(await auditOf(ids)).toHaveLength(12);
});

it("they are not handed over twice when the reply to the commit was lost", async () => {
  const { ids, giver, taker } = await makeScene(2);
  await portal.headersOf(giver);
  const cutOff = await openVariant(portal, { services: { db: losingReplies(portal.db) } });
  const request = { body: { ids, colleagueId: taker.id, words: "They call back at five." } };
  const headers = { "idempotency-key": "several" };
  expect((await cutOff.as(giver).call(handOverInquiries, request, headers)).status).toBe(503);
  const again = await portal.as(giver).call(handOverInquiries, request, headers);
  expect(again).toMatchObject({ status: 409, error: { code: "idempotency-unknown" } });
  expect(await auditOf(ids)).toHaveLength(2);
  expect(await readNotices(portal, taker)).toHaveLength(1);
});

it("only Support and the Owner hand over, to a colleague who can answer, and a wrong field is named", async () => {
  const { ids, giver, taker, handOver } = await makeScene(1);
  const [owner, finance] = [await join("Omar", "Owner"), await join("Farah", "Finance")];
  const { sender } = await makeComplaint(portal);
  for (const person of [finance, sender, await makeStaff(portal, "Dispatcher")]) {
    expect((await handOver(ids, {}, person)).status).toBe(403);
    expect((await portal.as(person).call(listColleagues, {})).status).toBe(403);
  }
  const body = { ids, colleagueId: taker.id };
  expect((await portal.call(handOverInquiries, { body })).status).toBe(401);
  expect((await portal.call(listColleagues, {})).status).toBe(401);
  for (const colleagueId of [finance.id, giver.id, sender.id])
    expect((await handOver(ids, { colleagueId })).error.code).toBe("staff-not-found");
  const many = Array.from({ length: limits.pageItemsMax + 1 }, () => crypto.randomUUID());
  const wrong = [
    [[], {}, "ids"],
    [many, {}, "ids"],
    [ids, { colleagueId: "nobody" }, "colleagueId"],
    [ids, { words: "x".repeat(limits.reasonCharacters + 1) }, "words"],
  ] as const;
  for (const [chosen, more, field] of wrong) {
    const { status, error } = await handOver([...chosen], more);
    expect([status, error.issues?.[0]?.field]).toEqual([400, field]);
  }
  const colleagues = (await portal.as(giver).call(listColleagues, {})).body.map(({ id }) => id);
  expect(colleagues).toEqual(expect.arrayContaining([taker.id, owner.id]));
  for (const { id } of [giver, finance, sender]) expect(colleagues).not.toContain(id);
  expect((await handOver(ids, {}, owner)).status).toBe(200);
});
