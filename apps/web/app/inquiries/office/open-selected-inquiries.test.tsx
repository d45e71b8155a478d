import type { OfficeInquiry } from "@hunarmand/api/inquiries/office";
import { afterEach, expect, test, vi } from "vitest";
import type { z } from "zod";
import { done, type FakedReplies } from "../../../test-setup/faked-server.ts";
import { fill, findButton, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

type Inquiry = z.infer<typeof OfficeInquiry>;

afterEach(leave);

const idOf = (end: number) => `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a1${end}`;
const colleague = { id: idOf(9), name: "Bilal Ahmed" };
const at = "2026-05-01T08:00:00.000Z";

const row = (
  end: number,
  name: string,
  nextSteps: Inquiry["nextSteps"],
  status: Inquiry["status"] = "New",
): Inquiry => ({
  ...{ id: idOf(end), reference: `H-ABCDE-FGHJ${end}`, kind: "support", status, createdDate: at, dueAt: at },
  ...{ answer: null, resolvedDate: null, nextSteps, name, email: null, phoneNumber: "+923031234567", subject: null },
  ...{ message: "Please call me.", position: null, reopenMessage: null, jobId: null, reason: null, takenBy: null },
});

const rows = [
  row(1, "Amna", ["acknowledge", "handOver", "resolve"]),
  row(2, "Bushra", ["handOver", "resolve"], "Acknowledged"),
  row(3, "Sana", [], "Resolved"),
];

const open = (replies: FakedReplies = {}) =>
  visit({
    path: "/office/inquiries",
    who: { role: "Support" },
    replies: { "Admin/inquiries": { body: rows }, "inquiries/colleagues": { body: [colleague] }, ...replies },
  });

const findBox = (name: string) => document.querySelector<HTMLInputElement>(`input[aria-label="Select ${name}"]`);
const choose = async (...names: string[]) => {
  for (const name of names) (await wait(() => findBox(name), `box of ${name}`)).click();
};
const bodiesTo = (sent: { mock: { calls: Parameters<typeof fetch>[] } }, end: string) =>
  sent.mock.calls.flatMap(([to, request]) => (String(to).endsWith(end) ? [JSON.parse(String(request?.body))] : []));

test("the selected inquiries go to one colleague in one call, and an answered one cannot be selected", async () => {
  const message = "1 of 2 were handed over. 1 was already answered.";
  await open({ "inquiries/hand-over": done(message, { done: [idOf(1)], refused: [] }) });
  const sent = vi.spyOn(window, "fetch");
  await choose("Amna", "Bushra");
  expect(findBox("Sana")).toBeNull();
  await readPage("2 selected");
  await press("Hand them over");
  await wait(() => document.querySelector("dialog h2")?.textContent === "Hand 2 inquiries over", "form");
  await fill({ colleagueId: colleague.id, words: "I am on leave." });
  await press("Hand them over");
  await readToast(message);
  expect(bodiesTo(sent, "/hand-over")).toEqual([
    { ids: [idOf(1), idOf(2)], colleagueId: colleague.id, words: "I am on leave." },
  ]);
  await wait(() => !document.querySelector("dialog") && !findButton("Hand them over"), "list without a selection");
});

test("without a chosen colleague nothing is sent, and without any colleague the desk says so", async () => {
  await open();
  const sent = vi.spyOn(window, "fetch");
  await choose("Amna");
  await press("Hand them over");
  await wait(() => document.querySelector("dialog h2")?.textContent === "Hand 1 inquiry over", "form");
  await press("Hand them over");
  await wait(() => document.querySelector("dialog [aria-invalid=true]"), "refused field");
  expect(bodiesTo(sent, "/hand-over")).toEqual([]);
  await open({ "inquiries/colleagues": { body: [] } });
  await choose("Amna");
  await press("Hand them over");
  await readDialog("No colleague can answer inquiries.");
});

test("X selects the row with the focus and takes it out again; only a new one can be taken", async () => {
  await open();
  await wait(() => findBox("Bushra"), "list");
  const key = () => document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "x", bubbles: true }));
  findBox("Bushra")?.closest<HTMLElement>("[data-row]")?.focus();
  key();
  await readPage("1 selected");
  expect(findButton("Take them")).toBeUndefined();
  key();
  await wait(() => !findButton("Hand them over"), "list without a selection");
  await choose("Amna");
  await wait(() => findButton("Take them"), "button to take it");
});
