import { addJobNote, listJobNotes } from "@hunarmand/api/jobs/notes/job-notes";
import { readJob } from "@hunarmand/api/jobs/office";
import { limits } from "@hunarmand/api/limits";
import { expect, it } from "vitest";
import { losingReplies } from "../../../test/faults/lost-replies.ts";
import { makeCustomer, makeJob, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

async function makeScene() {
  const [customer, provider] = [await makeCustomer(portal), await makeProvider(portal)];
  const id = await makeJob(portal, { customer, provider, status: "Accepted" });
  return { customer, provider, id, params: { id } };
}
const openDesk = async (role: "Dispatcher" | "Support" | "Finance" | "Owner") =>
  portal.as(await makeStaff(portal, role));

it("the desks that read a job read each other's notes about it, newest first, a page at a time", async () => {
  const { params } = await makeScene();
  const [dispatcher, finance] = [await openDesk("Dispatcher"), await openDesk("Finance")];
  await dispatcher.call(addJobNote, { params, body: { words: "They ring the bell twice." } });
  portal.clock.advance({ minutes: 1 });
  await finance.call(addJobNote, { params, body: { words: "They called:\r\nthey pay on Monday." } });
  const first = await (await openDesk("Support")).call(listJobNotes, { params, query: { limit: 1 } });
  expect(first.body).toMatchObject([{ words: "They called:\nthey pay on Monday.", authorName: expect.any(String) }]);
  const cursor = first.headers["x-next-cursor"] as string;
  const second = await dispatcher.call(listJobNotes, { params, query: { limit: 1, cursor } });
  expect(second.body.map(({ words }) => words)).toEqual(["They ring the bell twice."]);
  const other = await makeScene();
  expect((await dispatcher.call(listJobNotes, { params: other.params, query: {} })).body).toEqual([]);
});

it("a note leaves an audit row, which does not repeat the words, and no line in the job's history", async () => {
  const { id, params } = await makeScene();
  const author = await makeStaff(portal, "Support");
  const before = (await portal.as(author).call(readJob, { params })).body.timeline;
  await portal.as(author).call(addJobNote, { params, body: { words: "Speaks Pashto." } });
  const audit = await portal.db.selectFrom("auditEntries").selectAll().where("action", "=", "job.note").execute();
  expect(audit).toMatchObject([{ actorId: author.id, subjectType: "job", subjectId: id }]);
  expect(JSON.stringify(audit)).not.toContain("Pashto");
  expect((await portal.as(author).call(readJob, { params })).body.timeline).toEqual(before);
});

it("a note is not written twice when the reply to its commit was lost", async () => {
  const [{ params }, author] = [await makeScene(), await makeStaff(portal, "Dispatcher")];
  await portal.headersOf(author);
  const cutOff = await openVariant(portal, { services: { db: losingReplies(portal.db) } });
  const request = { params, body: { words: "Speaks Pashto." } };
  const headers = { "idempotency-key": "key" };
  expect((await cutOff.as(author).call(addJobNote, request, headers)).status).toBe(503);
  const again = await portal.as(author).call(addJobNote, request, headers);
  expect(again).toMatchObject({ status: 409, error: { code: "idempotency-unknown" } });
  expect(await portal.db.selectFrom("jobNotes").select("words").execute()).toEqual([{ words: "Speaks Pashto." }]);
});

it("the job's own customer and handyman, and the Verifier, neither read nor write notes", async () => {
  const { customer, provider, params } = await makeScene();
  for (const person of [customer, provider, await makeStaff(portal, "Verifier")]) {
    expect((await portal.as(person).call(listJobNotes, { params, query: {} })).status).toBe(403);
    expect((await portal.as(person).call(addJobNote, { params, body: { words: "Hello" } })).status).toBe(403);
  }
  expect((await portal.call(listJobNotes, { params, query: {} })).status).toBe(401);
  expect((await (await openDesk("Owner")).call(listJobNotes, { params, query: {} })).status).toBe(200);
});

it("an empty or too long note is refused by its field, and one about no job or an erased customer is not found", async () => {
  const [{ customer, id }, desk] = [await makeScene(), await openDesk("Dispatcher")];
  const add = (words: string, about = id) => desk.call(addJobNote, { params: { id: about }, body: { words } });
  for (const words of [" ", "x".repeat(limits.reasonCharacters + 1)])
    expect(await add(words)).toMatchObject({ status: 400, error: { issues: [{ field: "words" }] } });
  expect((await add("x".repeat(limits.reasonCharacters))).status).toBe(200);
  const notFound = { status: 404, error: { code: "job-not-found" } };
  expect(await add("Hello", crypto.randomUUID())).toMatchObject(notFound);
  const erased = { erasedAt: portal.clock.now() };
  await portal.db.updateTable("accounts").set(erased).where("id", "=", customer.id).execute();
  expect(await add("Hello")).toMatchObject(notFound);
});
