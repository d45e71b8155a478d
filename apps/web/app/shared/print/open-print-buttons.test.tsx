import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noWishes } from "../../../test-setup/contracts/asked-crew.ts";
import { press } from "../../../test-setup/screen-person.ts";
import { wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

const id = "5d2c0a33-0c5e-4f2a-9a63-6a0f5b1f6a21";
const at = "2026-03-02T08:00:00.000Z";

let printed = "";
beforeEach(() => {
  printed = "";
  window.print = vi.fn(() => {
    printed = document.querySelector(".prints-paper .printed-paper")?.textContent ?? "";
    window.dispatchEvent(new Event("afterprint"));
  });
});
afterEach(leave);

const printPage = async () => {
  await press("Print");
  await wait(() => printed !== "", "paper");
};

test("the visits of the chosen day are printed", async () => {
  const person = { id, providerId: id, name: "Ali Raza", phoneNumber: "03331234567", papers: 3, nextSteps: [] };
  const visits = [{ ...person, startsAt: at, status: "Booked", providerStatus: "Pending" }];
  const replies = { "Admin/visits": { body: { day: "2026-03-02", visits } } };
  await visit({ path: "/office/visits?day=2026-03-02", who: { role: "Verifier" }, replies });
  await printPage();
  for (const part of ["Visits", "02-Mar-2026", "Ali Raza", "03331234567"]) expect(printed).toContain(part);
});

test("the owner of a contract prints the month of the crew that they read", async () => {
  const contract = {
    id,
    ...{ projectName: "Warehouse roof", contractorName: "Tahir Builders", address: "Plot 8, I-9", city: "Islamabad" },
    ...{ phoneNumber: "+923041234567", cnic: "6110112345671", availability: "Day", duration: "6 months" },
    ...{ contractDetails: "Masons.", status: "Active", statusReason: null, requestedDate: at, completionDate: null },
    ...{ ...noWishes, nextSteps: [], quote: null, history: [], complaints: [] },
  };
  const member = {
    ...{ providerId: id, name: "Ali Raza", phoneNumber: null, category: "Construction", skills: [], page: null },
    ...{ addedDate: at, leftDate: null },
    ...{ days: [{ day: "2026-03-05", presence: "present", note: null }], totals: { present: 4, half: 1, absent: 0 } },
  };
  const sheet = { month: "2026-03", firstDay: "2026-03-05", lastDay: "2026-03-09", members: [member] };
  const replies = { [`Contracts/${id}`]: { body: contract }, [`${id}/crew`]: { body: sheet } };
  await visit({ path: `/contracts/${id}`, who: customer, replies });
  await printPage();
  for (const part of ["Attendance: Warehouse roof", "March 2026", "Ali Raza", "1 present"])
    expect(printed).toContain(part);
});

test("a handyman prints the lines of their statement", async () => {
  const line = { id: 1, date: at, kind: "job-value", jobId: null, jobNumber: "H-10482", amount: 1_500, balance: 1_500 };
  const page = { from: "2026-03-01", to: "2026-03-31", openingBalance: 0, closingBalance: 1_500, lines: [line] };
  await visit({ path: "/statement", who: { role: "Provider" }, replies: { statement: { body: page } } });
  await printPage();
  for (const part of ["Balance at the start", "H-10482", "1,500.00"]) expect(printed).toContain(part);
});
