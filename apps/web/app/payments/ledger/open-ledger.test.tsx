import type { AccountLine, LedgerLine } from "@hunarmand/api/payments/ledger";
import { ledgerAccounts } from "@hunarmand/api/payments/office";
import { expect, test, vi } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../../test-setup/visit.ts";

const [id, personId, jobId, batchId] = [1, 2, 3, 4].map((digit) => `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a1${digit}`);
const nothing = { ...{ ownerId: null, ownerName: null, jobId: null, jobNumber: null, receiptNumber: null } };
const noSource = { proofId: null, payoutId: null, batchId: null, contractId: null };
const entry = { id: 7, date: "2026-03-02T08:00:00.000Z", entryId: id, ...nothing, ...noSource };

const ofJob = { jobId, jobNumber: "H-10482", receiptNumber: "R-10042", ownerId: personId, ownerName: "Ali Raza" };
const lines = [
  { ...entry, ...ofJob, kind: "wallet-payment", account: "provider-payable", debit: null, credit: 1_500, proofId: id },
  { ...entry, id: 6, kind: "payout", account: "payout-clearing", debit: null, credit: 1_350, payoutId: id, batchId },
] as LedgerLine[];
const accounts = ledgerAccounts.map((account) => ({ account, debit: 0, credit: 0, balance: 0 }));
const months = { closed: { month: "2026-01-01", date: entry.date, by: "Rabia Noor" }, next: "2026-02-01" };
const replies = {
  "ledger-months": { body: months },
  "trial-balance": { body: { accounts, total: 0 } },
  "ledger-lines": { body: lines },
};
const finance = { role: "Finance" };

const links = () => [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));

test("each line of the ledger leads in one click to its person, job, receipt, picture, payout and both sides", async () => {
  await visit({ path: "/office/ledger", who: finance, replies });
  await readPage("2 lines.");
  await readPage("The books balance.");
  expect(links()).toEqual(
    expect.arrayContaining([
      `/office/accounts/${personId}`,
      `/office/jobs/${jobId}`,
      `/office/payments?id=${id}&open=${id}`,
      `/office/payouts/${batchId}`,
      `/office/ledger?entryId=${id}`,
      "/office/ledger?account=provider-payable",
    ]),
  );
  expect([...document.querySelectorAll("main button")].map((button) => button.textContent)).toContain("R-10042");
});

test("the filters by account and kind replace the sums, and an empty period offers to clear them", async () => {
  const path = "/office/ledger?account=customer&kind=refund&from=2026-03-01&to=2026-03-31";
  await visit({ path, who: finance, replies: { ...replies, "ledger-lines": { body: [] } } });
  await readPage("No line of the ledger matches these filters.");
  expect(document.body.textContent).not.toContain("The books balance.");
  expect(document.querySelector<HTMLInputElement>('main [name="from"]')?.value).toBe("2026-03-01");
  expect(document.querySelector<HTMLSelectElement>('main [name="kind"]')?.value).toBe("refund");
});

test("a month is closed after a question that says what it means", async () => {
  const after = { closed: { ...months.closed, month: "2026-02-01" }, next: null };
  await visit({
    path: "/office/ledger",
    who: finance,
    replies: { ...replies, "ledger-months/close": done("The month is closed.", after) },
  });
  await readPage("Closed up to 31-Jan-2026, by Rabia Noor.");
  await press("Close the month to 28-Feb-2026");
  await readDialog(
    "From 01-Feb-2026 to 28-Feb-2026. Nothing can be dated into it any more. Corrections go into the open month. You cannot undo this.",
  );
  await press("Close the month");
  await readToast("The month is closed.");
});

const account = {
  ...{ name: "Ali Raza", role: "Provider", phoneNumber: "+923001234567", email: null },
  ...{ from: "2026-03-01", to: "2026-03-31", openingBalance: -150, closingBalance: 1_350 },
};
const accountLines = [{ ...lines[0], balance: 1_350 }] as AccountLine[];

test("a person's account has the balances of the period, and is printed with all its lines", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const body = { ...account, lines: accountLines };
  await visit({
    path: `/office/accounts/${personId}?from=2026-03-01&to=2026-03-31`,
    who: finance,
    replies: { [`ledger-accounts/${personId}`]: { body } },
  });
  await readPage("Account of Ali Raza");
  for (const text of ["PKR -150", "PKR 1,350", "H-10482", "Handyman+923001234567", "Plus: we pay this person."])
    await wait(() => document.querySelector("main")?.textContent?.includes(text), text);
  await press("Print");
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(document.querySelectorAll(".printed-account tbody tr")).toHaveLength(1);
});

test.each(["Verifier", "Dispatcher", "Support"])("a %s cannot open the ledger or an account", async (role) => {
  for (const path of ["/office/ledger", `/office/accounts/${personId}`]) {
    await visit({ path, who: { role } });
    await waitForPath("/office");
  }
});
