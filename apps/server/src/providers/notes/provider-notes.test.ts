import { limits } from "@hunarmand/api/limits";
import { addProviderNote, listProviderNotes } from "@hunarmand/api/providers/notes";
import { expect, it } from "vitest";
import { losingReplies } from "../../../test/faults/lost-replies.ts";
import { makeCustomer, makeProvider, makeStaff } from "../../../test/make.ts";
import { startPortal } from "../../../test/portal.ts";
import { openVariant } from "../../../test/portal-variant.ts";

const portal = await startPortal();

it("Verifiers and Support read each other's notes, newest first, a page at a time", async () => {
  const { id } = await makeProvider(portal, { status: "Pending" });
  const params = { id };
  const [verifier, support] = [
    portal.as(await makeStaff(portal, "Verifier")),
    portal.as(await makeStaff(portal, "Support")),
  ];
  await verifier.call(addProviderNote, { params, body: { words: "The certificate is from 2019." } });
  portal.clock.advance({ minutes: 1 });
  await support.call(addProviderNote, { params, body: { words: "They called:\r\nthey come on Monday." } });
  const first = await verifier.call(listProviderNotes, { params, query: { limit: 1 } });
  expect(first.body).toMatchObject([{ words: "They called:\nthey come on Monday.", authorName: expect.any(String) }]);
  const cursor = first.headers["x-next-cursor"] as string;
  const second = await verifier.call(listProviderNotes, { params, query: { limit: 1, cursor } });
  expect(second.body.map(({ words }) => words)).toEqual(["The certificate is from 2019."]);
});

it("a note leaves an audit row, which does not repeat the words", async () => {
  const [{ id }, author] = [await makeProvider(portal), await makeStaff(portal, "Verifier")];
  await portal.as(author).call(addProviderNote, { params: { id }, body: { words: "Speaks Pashto." } });
  const audit = await portal.db.selectFrom("auditEntries").selectAll().execute();
  expect(audit).toMatchObject([{ action: "provider.note", actorId: author.id, subjectId: id }]);
  expect(JSON.stringify(audit)).not.toContain("Pashto");
});

it("a note is not written twice when the reply to its commit was lost", async () => {
  const [{ id }, author] = [await makeProvider(portal), await makeStaff(portal, "Verifier")];
  await portal.headersOf(author);
  const cutOff = await openVariant(portal, { services: { db: losingReplies(portal.db) } });
  const request = { params: { id }, body: { words: "Speaks Pashto." } };
  const headers = { "idempotency-key": "key" };
  expect((await cutOff.as(author).call(addProviderNote, request, headers)).status).toBe(503);
  const again = await portal.as(author).call(addProviderNote, request, headers);
  expect(again).toMatchObject({ status: 409, error: { code: "idempotency-unknown" } });
  expect(await portal.db.selectFrom("providerNotes").select("words").execute()).toEqual([{ words: "Speaks Pashto." }]);
});

it("other desks, the handyman and customers neither read nor write notes", async () => {
  const provider = await makeProvider(portal);
  const params = { id: provider.id };
  const others = [
    provider,
    await makeCustomer(portal),
    await makeStaff(portal, "Finance"),
    await makeStaff(portal, "Dispatcher"),
  ];
  for (const person of others) {
    expect((await portal.as(person).call(listProviderNotes, { params, query: {} })).status).toBe(403);
    expect((await portal.as(person).call(addProviderNote, { params, body: { words: "Hello" } })).status).toBe(403);
  }
  expect((await portal.call(listProviderNotes, { params, query: {} })).status).toBe(401);
});

it("an empty or too long note is refused by its field, and one about nobody is not found", async () => {
  const [{ id }, verifier] = [await makeProvider(portal), portal.as(await makeStaff(portal, "Verifier"))];
  const add = (words: string, about = id) => verifier.call(addProviderNote, { params: { id: about }, body: { words } });
  for (const words of [" ", "x".repeat(limits.reasonCharacters + 1)])
    expect(await add(words)).toMatchObject({ status: 400, error: { issues: [{ field: "words" }] } });
  expect((await add("x".repeat(limits.reasonCharacters))).status).toBe(200);
  expect(await add("Hello", crypto.randomUUID())).toMatchObject({ status: 404, error: { code: "provider-not-found" } });
});
