import { getContract } from "@hunarmand/api/contracts/contracts";
import { findComplaint, reopenComplaint, submitComplaint } from "@hunarmand/api/inquiries/inquiries";
import { listInquiries, resolveInquiry } from "@hunarmand/api/inquiries/office";
import { listDue } from "@hunarmand/api/staff/inbox";
import { expect, it } from "vitest";
import { complaintForm } from "../../test/forms.ts";
import { makeCustomer, makeStaff } from "../../test/make.ts";
import { startPortal } from "../../test/portal.ts";
import { insertContract } from "../contracts/contracts.queries.ts";

const portal = await startPortal();

const hourMilliseconds = 3_600_000;
/** Monday, 1 pm in Pakistan: the office is open until 6 pm. */
const hoursAhead = (hours: number) => new Date(portal.clock.now().getTime() + hours * hourMilliseconds);
/** The tests' clock goes on by milliseconds. */
const minuteOf = (time: Date | string | undefined) =>
  new Date(time ?? 0).toISOString().slice(0, "2026-03-02T08:00".length);

async function makeContract(status: "Accepted" | "Active" = "Active") {
  const owner = await makeCustomer(portal);
  const id = crypto.randomUUID();
  await insertContract(portal.db, {
    ...{ id, accountId: owner.id, contractorName: "Kamran Builders", address: "Plot 1, I-9", city: "Islamabad" },
    ...{ phone: "+923041234567", cnic: "3740512345679", projectName: "Roof", availability: "Day", status },
    ...{ duration: "One month", details: "Masons.", requestedAt: hoursAhead(-30) },
  });
  const ask = async (about: "day" | "replacement") => {
    const body = { ...complaintForm, subject: "Replacement for Ali", contractId: id, about };
    return (await portal.as(owner).call(submitComplaint, { body })).body;
  };
  const read = async () => (await portal.as(owner).call(getContract, { params: { id } })).body.complaints;
  return { owner, ask, read };
}

it("a replacement at work is promised a call within two open hours, which the contract's page shows until it is answered", async () => {
  const { ask, read } = await makeContract();
  const { reference, dueAt } = await ask("replacement");
  expect(minuteOf(dueAt)).toBe(minuteOf(hoursAhead(2)));
  expect(await read()).toMatchObject([{ reference, callBy: dueAt }]);
  const support = portal.as(await makeStaff(portal, "Support"));
  const [{ id = "", dueAt: listed } = {}] = (await support.call(listInquiries, { query: {} })).body;
  expect(listed).toBe(dueAt);
  await support.call(resolveInquiry, { params: { id }, body: { answer: "Somebody else comes." } });
  expect(await read()).toMatchObject([{ reference, callBy: null, answer: "Somebody else comes." }]);
  const key = { reference, contact: complaintForm.phone };
  portal.clock.advance({ minutes: 30 });
  await portal.call(reopenComplaint, { body: { ...key, message: "Nobody came." } });
  const { body } = await portal.call(findComplaint, { body: key });
  expect(minuteOf(body.dueAt), "opened again").toBe(minuteOf(hoursAhead(2)));
});

it("a wrong day, and a replacement before the work, are answered within 24 hours", async () => {
  const { ask, read } = await makeContract();
  expect(minuteOf((await ask("day")).dueAt)).toBe(minuteOf(hoursAhead(24)));
  expect(await read()).toMatchObject([{ callBy: null }]);
  const early = await makeContract("Accepted");
  expect(minuteOf((await early.ask("replacement")).dueAt)).toBe(minuteOf(hoursAhead(24)));
});

it("what is due contains replacements with their deadline, oldest first, apart from other inquiries", async () => {
  const { ask } = await makeContract();
  const { reference: first, dueAt } = await ask("replacement");
  portal.clock.advance({ minutes: 1 });
  const { reference: second } = await ask("replacement");
  const { reference: other } = await ask("day");
  const support = portal.as(await makeStaff(portal, "Support"));
  const list = async (kind: "replacement" | "inquiry") => (await support.call(listDue, { query: { kind } })).body;
  expect(await list("replacement")).toMatchObject([
    { number: first, work: "Replacement for Ali", deadline: dueAt },
    { number: second },
  ]);
  expect(await list("inquiry")).toMatchObject([{ number: other }]);
  const finance = portal.as(await makeStaff(portal, "Finance"));
  expect((await finance.call(listDue, { query: { kind: "replacement" } })).body).toEqual([]);
});
