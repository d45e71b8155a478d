import { findComplaint, reopenComplaint, submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { readInquiry, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { complaintForm } from "../../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../../test/make.ts";
import { type Person, startPortal } from "../../../test/portal.ts";
import { up } from "../../database/schema/migrations/2026-11-25-2225-inquiry-messages.ts";
import { readThread } from "./inquiry-thread.ts";

const portal = await startPortal();
const contact = "a@example.pk";

/** An inquiry that was answered, reopened and answered again, an hour apart. */
async function makeThread(sender: Person) {
  const body = { ...complaintForm, email: contact };
  const { reference } = (await portal.as(sender).call(submitComplaint, { body })).body;
  const { id } = await portal.db
    .selectFrom("inquiries")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const clerk = await makeStaff(portal, "Support");
  await portal.db
    .updateTable("accounts")
    .set({ firstName: "Nadia", lastName: "Support" })
    .where("id", "=", clerk.id)
    .execute();
  const answer = async (words: string, reopenMessage: string | null) => {
    waitAnHour();
    const read = { reopenMessage };
    await portal.as(clerk).call(resolveInquiry, { params: { id }, body: { answer: words, read } });
  };
  await answer("We come today.", null);
  waitAnHour();
  await portal.call(reopenComplaint, { body: { reference, contact, message: "Nobody came." } });
  await answer("We come now.", "Nobody came.");
  return { id, reference, clerk };
}

function waitAnHour(): void {
  portal.clock.advance({ hours: 1 });
  portal.forgetSessions();
}

/** Whole hours since the letter. */
const gaps = (thread: readonly { sentDate: string }[]) =>
  thread.map(({ sentDate }) => Math.floor((Date.parse(sentDate) - Date.parse(thread[0]?.sentDate ?? "")) / 3_600_000));

it("the office reads every answer with its author and every reopening, with their times", async () => {
  const { id, clerk } = await makeThread(await makeCustomer(portal));
  const { thread } = (await portal.as(clerk).call(readInquiry, { params: { id } })).body;
  expect(thread.map(({ kind, words, authorName }) => [kind, words, authorName])).toEqual([
    ["letter", complaintForm.complaint, null],
    ["answer", "We come today.", "Nadia Support"],
    ["reopening", "Nobody came.", null],
    ["answer", "We come now.", "Nadia Support"],
  ]);
  expect(gaps(thread)).toEqual([0, 1, 2, 3]);
});

it("the sender reads every answer by the reference, and their own words only with their login", async () => {
  const sender = await makeCustomer(portal);
  const { reference } = await makeThread(sender);
  const body = { reference, contact };
  const wordsFor = async (reader: Pick<typeof portal, "call">) =>
    (await reader.call(findComplaint, { body })).body.thread.map(({ words }) => words);
  const answers = ["We come today.", "We come now."];
  for (const reader of [portal, portal.as(await makeCustomer(portal))])
    expect(await wordsFor(reader)).toEqual([null, answers[0], null, answers[1]]);
  const own = await portal.as(sender).call(findComplaint, { body });
  expect(own.body.thread.map(({ words }) => words)).toEqual([
    complaintForm.complaint,
    answers[0],
    "Nobody came.",
    answers[1],
  ]);
  expect(JSON.stringify(own.body)).not.toContain("Nadia");
});

it("the migration carries over what was answered and reopened before, with the times that are known", async () => {
  const { id } = await makeThread(await makeCustomer(portal));
  const before = await portal.db.selectFrom("inquiries").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const transaction = await portal.db.startTransaction().execute();
  try {
    await sql`drop table inquiry_messages`.execute(transaction);
    await up(transaction as unknown as Kysely<unknown>);
    const thread = await readThread(transaction, before);
    expect(thread.map(({ words }) => words)).toEqual([complaintForm.complaint, "Nobody came.", "We come now."]);
    expect(gaps(thread)).toEqual([0, 2, 3]);
  } finally {
    await transaction.rollback().execute();
  }
});
