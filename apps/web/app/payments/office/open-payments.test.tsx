import type { OfficeWalletPayment } from "@hunarmand/api/payments/office";
import { afterEach, expect, test } from "vitest";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait, waitFor } from "../../../test-setup/screen-reading.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { undoDecision } from "../../shared/decisions/held-decision.ts";

const idOf = (digit: number) => `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a1${digit}`;
const [first, copy, third] = [idOf(1), idOf(2), idOf(3)];

const payment = (id: string, change: Partial<OfficeWalletPayment> = {}): OfficeWalletPayment => ({
  ...{ id, WalletType: "easypaisa", Status: "pending", SenderName: "Ali", Amount: 150, TransactionID: "EP-1" },
  ...{ Date: "2026-03-02T08:00:00.000Z", TransactionImage: "/proof", DeclineReason: null, jobId: null, accountId: id },
  ...{ payerName: "Ali Raza", payerRole: "Provider", phoneNumber: null, email: null, decidedDate: null },
  ...{ submittedDate: "2026-03-02T08:00:00.000Z", warnings: [], samePictureId: null, similarId: null },
  nextSteps: ["approve", "decline"],
  ...change,
});
const copied = payment(copy, { payerName: "Bilal", warnings: ["duplicate-image"], samePictureId: first });
const rows = [copied, payment(third, { payerName: "Chand" }), payment(first)];
const open = (path = "/office/payments") =>
  visit({ path, who: { role: "Finance" }, replies: { "wallet-payments": { body: rows } } });

const findDialog = (title: string) =>
  wait(() => {
    const dialog = document.querySelector("dialog[open]");
    return dialog?.textContent?.includes(title) ? dialog : undefined;
  }, `dialog ${title}`);
const pressKey = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true }),
  );
const countRows = () => document.querySelectorAll("main [data-row]").length;

afterEach(async () => {
  undoDecision();
  await leave();
});

test("the warning of a copied picture leads to the other payment, and has the focus instead of Approve", async () => {
  await open(`/office/payments?open=${copy}`);
  const dialog = await findDialog("Bilal");
  const link = await wait(() => dialog.querySelector("[data-first-focus]"), "link to the other payment");
  expect(link.getAttribute("href")).toBe(`/office/payments?id=${first}&open=${first}`);
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test("undo is in the dialog of the next proof, for the mouse and for Z", async () => {
  for (const undo of [() => press("Undo"), () => pressKey("z")]) {
    await open(`/office/payments?open=${copy}`);
    await findDialog("Bilal");
    await press("Approve");
    await findDialog("Chand");
    await wait(() => findButton("Undo"), "button that undoes");
    expect(countRows()).toBe(2);
    await undo();
    await waitFor(() => expect(countRows()).toBe(3));
    expect(document.querySelector("dialog[open]")?.textContent).not.toContain("Undo");
  }
});

test("a link to one payment shows it alone, with a way back to all", async () => {
  await open(`/office/payments?id=${first}`);
  await readPage("All payments");
});
