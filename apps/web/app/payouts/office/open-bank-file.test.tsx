import { expect, test } from "vitest";
import { done, type FakedReplies, refusing } from "../../../test-setup/faked-server.ts";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../../test-setup/visit.ts";

const [ali, batchId, payoutId] = [1, 2, 3].map((digit) => `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a1${digit}`) as [
  string,
  string,
  string,
];
const finance = { role: "Finance" };
const payout = { batchId, providerId: ali, providerName: "Ali Raza", amount: 1_350 };
const row = { row: 2, reference: payoutId, bankReference: "FT1", amount: 1_350, said: "paid", reason: null, payout };
const rows = [
  { ...row, outcome: "confirm" },
  { ...row, row: 3, said: "returned", reason: "Closed", outcome: "return" },
  { ...row, row: 4, amount: 1_300, outcome: "amount-differs" },
  { ...row, row: 5, payout: null, outcome: "unknown" },
  { ...row, row: 6, said: "pending", outcome: "pending" },
];
const changes = { confirmed: 1, returned: 1, confirmedTotal: 1_350, returnedTotal: 1_350 };
const nothing = { confirmed: 0, returned: 0, confirmedTotal: 0, returnedTotal: 0 };
const digest = "a".repeat(64);
const path = "/office/payouts/bank-file";
const question =
  "1 payout arrived: PKR 1,350. 1 payout came back: PKR 1,350. We owe it again. " +
  "Each handyman reads why their payout came back. You cannot undo this.";

async function chooseFile() {
  const input = await wait(() => document.querySelector<HTMLInputElement>('main input[type="file"]'), "file input");
  Object.defineProperty(input, "files", { value: [new File(["Reference"], "bank.csv")], configurable: true });
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
async function openReadFile(replies: FakedReplies) {
  await visit({
    path,
    who: finance,
    replies: { "payout-files/read": { body: { digest, ...changes, rows } }, ...replies },
  });
  await chooseFile();
}
async function applyFile() {
  await press("Apply the file");
  await readDialog(question);
  await press("Apply the file");
}
const cells = () => [...document.querySelectorAll("main tbody tr, main article")].map((item) => item.textContent ?? "");

test("the bank's file is shown row by row, and applied with what was read in it", async () => {
  await openReadFile({
    "payout-files": {
      ...done("Confirmed payouts: 1. Returned payouts: 1.", { confirmed: 1, returned: 1 }),
      changes: {
        "payout-files/read": {
          body: { digest, ...nothing, rows: rows.slice(0, 2).map((each) => ({ ...each, outcome: "done" })) },
        },
      },
    },
  });
  await readPage("1 payout arrived: PKR 1,350.");
  await readPage("1 payout came back: PKR 1,350. We owe it again.");
  await readPage("2 rows change nothing. Please look at them.");
  await readPage("1 payout is still pending at the bank. Its row changes nothing.");
  expect(cells()[0], "rows to look at come first").toContain("Other amount: ours is PKR 1,350");
  expect(cells()[1]).toContain("No such payout");
  expect(cells().at(-1), "a pending row is shown after those that do something").toContain("Pending at the bank");
  await applyFile();
  await readToast("Confirmed payouts: 1. Returned payouts: 1.");
  await readPage("Nothing in this file is new.");
  expect(findButton("Apply the file")).toBeUndefined();
});

test("a file that is refused names each wrong cell, and offers nothing to apply", async () => {
  const issues = [
    "Row 3, Amount: this is a formula. Please write the value.",
    "Row 4, Status: this cell is empty.",
  ].map((message) => ({ field: "file", code: "bank-file-formula", values: { row: "3", column: "Amount" }, message }));
  await visit({ path, who: finance, replies: { "payout-files/read": refusing("invalid-input", issues) } });
  await chooseFile();
  await readPage("This file was not read. Nothing has changed.");
  for (const { message } of issues) await readPage(message);
  expect(findButton("Apply the file")).toBeUndefined();
});

test("if payouts have changed meanwhile, the file is read again", async () => {
  await openReadFile({
    "payout-files": {
      ...refusing("facts-changed"),
      changes: { "payout-files/read": { body: { digest, ...nothing, rows: [] } } },
    },
  });
  await readPage("1 payout arrived: PKR 1,350.");
  await applyFile();
  await readDialog("This has changed since you read it. Please look again, then decide.");
  await press("OK");
  await readPage("Nothing in this file is new.");
});

test.each(["Verifier", "Dispatcher", "Support"])("a %s cannot read the bank's file", async (role) => {
  await visit({ path, who: { role } });
  await waitForPath("/office");
});
