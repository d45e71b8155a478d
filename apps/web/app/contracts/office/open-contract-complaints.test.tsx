import { afterEach, expect, test } from "vitest";
import { activeContract, activeContractId, unpriced } from "../../../test-setup/contracts/active-contract.ts";
import { type FakedReplies, failing } from "../../../test-setup/faked-server.ts";
import { press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const id = activeContractId;
const at = "2026-03-02T08:00:00.000Z";
const contract = { ...activeContract, complaints: 2 };
const crew = { month: "2026-03", firstDay: null, lastDay: null, canAssign: false, canMark: false, members: [] };
const complaint = (end: number, subject: string) => ({
  ...{ id: `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a1${end}`, reference: "H-ABCDE-FGHJK", kind: "complaint", status: "New" },
  ...{ createdDate: at, dueAt: at, answer: null, resolvedDate: null, nextSteps: [], name: "Tahir", email: null },
  ...{ phoneNumber: "+923041234567", subject, message: "Please look.", position: null, reopenMessage: null },
  ...{ jobId: null, reason: null, takenBy: null },
});

const open = (role: string, replies: FakedReplies = {}) =>
  visit({
    path: `/office/contracts/${id}`,
    who: { role },
    replies: { overview: { body: contract }, money: unpriced, crew: { body: crew }, ...replies },
  });

const findSection = () => document.querySelector('[aria-label="Complaints"]');
const readLinks = () => [...(findSection()?.querySelectorAll("a") ?? [])].map((a) => [a.textContent, a.pathname]);

test("those who read inquiries see the contract's complaints page by page, each with the link to its inquiry", async () => {
  const [newer, older] = [complaint(1, "A day is wrong"), complaint(2, "A replacement")];
  const next = { body: [older] };
  await open("Owner", { inquiries: { body: [newer], nextCursor: "next", changes: { inquiries: next } } });
  await wait(() => readLinks().length === 1, "first page");
  await press("Show more");
  await wait(() => readLinks().length === 2, "second page");
  expect(readLinks()).toEqual([
    ["A day is wrong", `/office/inquiries/${newer.id}`],
    ["A replacement", `/office/inquiries/${older.id}`],
  ]);
});

test("a Dispatcher sees only how many there are, and who answers them", async () => {
  await open("Dispatcher", { inquiries: failing });
  await readPage("2 complaints about this contract.");
  await readPage("Support reads and answers them.");
  expect(readLinks()).toEqual([]);
  expect(findSection()?.textContent).not.toContain("could not be loaded");
});

test("a contract without complaints says nothing about them", async () => {
  await open("Owner", { overview: { body: { ...contract, complaints: 0 } } });
  await readPage("Ten masons");
  expect(findSection()).toBeNull();
});
