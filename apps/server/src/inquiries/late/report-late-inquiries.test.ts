import { reopenComplaint } from "@hunarmand/api/inquiries/inquiries";
import { acknowledgeInquiry, handOverInquiry, listInquiries, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { exportInquiries } from "@hunarmand/api/reports/exports";
import { expect, it } from "vitest";
import { complaintForm } from "../../../test/forms.ts";
import { makeStaff } from "../../../test/make.ts";
import { makeComplaint } from "../../../test/make-inquiry.ts";
import { startPortal } from "../../../test/portal.ts";
import { takeWhileLocked } from "../../../test/races/hold-jobs.ts";
import { readNotices } from "../../../test/read-notices.ts";
import { makeTaskHandlers } from "../../tasks/tasks.ts";

const portal = await startPortal();
const report = () => makeTaskHandlers(portal.services)["report-late-inquiries"]({});

const makeMember = (role: "Support" | "Owner" | "Finance") => makeStaff(portal, role, { passwordHash: "known" });

const send = () => makeComplaint(portal);

const passTime = (hours: number) => {
  portal.clock.advance({ hours });
  portal.clock.advance({ minutes: 1 });
  portal.forgetSessions();
};

it("Owners are notified once when nobody answered in 24 hours, and nobody before or otherwise", async () => {
  const { sender, params, reference } = await send();
  const [owner, support, finance] = [
    await makeMember("Owner"),
    await makeMember("Support"),
    await makeMember("Finance"),
  ];
  const gone = await makeMember("Owner");
  await portal.db.updateTable("accounts").set({ disabledAt: new Date() }).where("id", "=", gone.id).execute();
  portal.clock.advance({ hours: 23 });
  await report();
  expect(await readNotices(portal, owner)).toEqual([]);
  passTime(1);
  for (let round = 0; round < 2; round++) await report();
  const text = `Nobody answered the inquiry ${reference} in 24 hours. It needs an answer now.`;
  const notice = { kind: "inquiry-late", text, link: `/office/inquiries/${params.id}` };
  expect(await readNotices(portal, owner)).toMatchObject([notice]);
  for (const person of [sender, support, finance]) expect(await readNotices(portal, person)).toEqual([]);
  const told = portal.db.selectFrom("notices").select("accountId").where("kind", "=", "inquiry-late");
  expect(await told.execute()).toEqual([{ accountId: owner.id }]);
});

it("the colleague to whom it was handed over is notified too, and an Owner who works on it once", async () => {
  const { params } = await send();
  const [owner, first, second] = [await makeMember("Owner"), await makeMember("Support"), await makeMember("Support")];
  await portal.as(first).call(acknowledgeInquiry, { params });
  await portal.as(first).call(handOverInquiry, { params, body: { colleagueId: second.id } });
  const own = await send();
  await portal.as(owner).call(acknowledgeInquiry, { params: own.params });
  passTime(24);
  await report();
  const lateOf = async (person: typeof owner) =>
    (await readNotices(portal, person)).filter(({ kind }) => kind === "inquiry-late").map(({ link }) => link);
  expect(await lateOf(second)).toEqual([`/office/inquiries/${params.id}`]);
  expect(await lateOf(first)).toEqual([]);
  expect((await lateOf(owner)).sort()).toEqual(
    [params.id, own.params.id].map((id) => `/office/inquiries/${id}`).sort(),
  );
});

it("an answer in time notifies nobody, and after a reopening the 24 hours count again", async () => {
  const { params, reference } = await send();
  const [owner, support] = [await makeMember("Owner"), await makeMember("Support")];
  const answer = (reopenMessage: string | null) =>
    portal.as(support).call(resolveInquiry, { params, body: { answer: "We come.", read: { reopenMessage } } });
  const reopen = (message: string) =>
    portal.call(reopenComplaint, { body: { reference, contact: complaintForm.phone, message } });
  const countNotices = async () => {
    await report();
    return (await readNotices(portal, owner)).length;
  };
  await answer(null);
  passTime(24);
  expect(await countNotices()).toBe(0);
  expect((await reopen("Nobody came.")).status).toBe(200);
  passTime(23);
  expect(await countNotices()).toBe(0);
  passTime(1);
  expect(await countNotices()).toBe(1);
  await answer("Nobody came.");
  expect((await reopen("Still nobody.")).status).toBe(200);
  expect(await countNotices()).toBe(1);
  passTime(24);
  expect(await countNotices()).toBe(2);
});

it("two processes at once notify once", async () => {
  const { params } = await send();
  const owner = await makeMember("Owner");
  passTime(24);
  const lock = (db: typeof portal.db) =>
    db.selectFrom("inquiries").select("id").where("id", "=", params.id).forUpdate().execute();
  await takeWhileLocked(portal.db, lock, [{ early: report, late: report }]);
  expect(await readNotices(portal, owner)).toHaveLength(1);
});

it("an answer that commits while the task waits for it notifies nobody", async () => {
  const { params } = await send();
  const [owner, support] = [await makeMember("Owner"), await makeMember("Support")];
  passTime(24);
  const body = { answer: "We come.", read: { reopenMessage: null } };
  const lock = (db: typeof portal.db) =>
    db.selectFrom("inquiries").select("id").where("id", "=", params.id).forUpdate().execute();
  const answer = async () => void (await portal.as(support).call(resolveInquiry, { params, body }));
  await portal.headersOf(support);
  await takeWhileLocked(portal.db, lock, [{ early: answer, late: report }]);
  const told = (await readNotices(portal, owner)).map(({ kind }) => kind);
  expect(told).toEqual([]);
});

it("the list and its file show only what is late, a page at a time", async () => {
  const [old, answered] = [await send(), await send()];
  portal.clock.advance({ hours: 1 });
  const next = await send();
  const desk = portal.as(await makeMember("Support"));
  const read = { reopenMessage: null };
  await desk.call(resolveInquiry, { params: answered.params, body: { answer: "Yes.", read } });
  const readLate = async () =>
    (await desk.call(listInquiries, { query: { late: "yes" } })).body.map(({ reference }) => reference);
  expect(await readLate()).toEqual([]);
  passTime(23);
  expect(await readLate()).toEqual([old.reference]);
  passTime(1);
  await send();
  expect(await readLate()).toEqual([next.reference, old.reference]);
  const first = await desk.call(listInquiries, { query: { late: "yes", limit: 1 } });
  const cursor = first.headers["x-next-cursor"] as string;
  const second = await desk.call(listInquiries, { query: { late: "yes", limit: 1, cursor } });
  expect([...first.body, ...second.body].map(({ reference }) => reference)).toEqual([next.reference, old.reference]);
  const { body } = await desk.call(exportInquiries, { query: { late: "yes" } });
  const file = await (body as Blob).text();
  expect([old, next, answered].map(({ reference }) => file.includes(reference))).toEqual([true, true, false]);
  const wrong = await desk.call(listInquiries, { query: { late: "no" as "yes" } });
  expect(wrong).toMatchObject({ status: 400, error: { issues: [{ field: "late" }] } });
});
