import { expect, test } from "vitest";
import { done } from "../../../test-setup/faked-server.ts";
import { officeSettings } from "../../../test-setup/office/office-settings.ts";
import { findButton, press } from "../../../test-setup/screen-person.ts";
import { readDialog, readPage, readToast, wait } from "../../../test-setup/screen-reading.ts";
import { visit, waitForPath } from "../../../test-setup/visit.ts";

const [ali, bilal, batchId] = [1, 2, 3].map((digit) => `6f1f1f86-3c8a-4b27-9a44-5d0d7c8f7a1${digit}`) as [
  string,
  string,
  string,
];
const finance = { role: "Finance" };
const noAccount = { providerId: ali, providerName: "Ali Raza", phoneNumber: "+923001234567", owed: 1_350 };
const people = [
  { ...noAccount, askedDate: null, canBeAsked: true },
  { ...noAccount, providerId: bilal, providerName: "Bilal", askedDate: "2026-03-02T08:00:00.000Z", canBeAsked: false },
];
const links = () => [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));

test("who has no payout account is named, and one button asks those who were not asked today", async () => {
  await visit({
    path: "/office/payouts",
    who: finance,
    replies: {
      "missing-payout-accounts": { body: people },
      "missing-payout-accounts/ask": done("Asked.", { asked: 1 }),
    },
  });
  const link = await wait(() => document.querySelector<HTMLAnchorElement>('a[href$="/missing-accounts"]'), "link");
  link.click();
  await readPage("2 handymen.");
  expect(links()).toEqual(expect.arrayContaining([`/office/accounts/${ali}`, `/office/accounts/${bilal}`]));
  await press("Ask 1 handyman");
  await readToast("1 handyman gets a notice and a message.");
});

test("the list names the day of payouts that handymen read", async () => {
  await visit({
    path: "/office/payouts",
    who: finance,
    replies: { "Admin/settings": { body: { ...officeSettings, payoutWeekday: 0 } } },
  });
  await readPage("We send payouts every Sunday. Handymen see this day.");
});

test("without anybody to ask today there is no button", async () => {
  const replies = { "missing-payout-accounts": { body: people.slice(1) } };
  await visit({ path: "/office/payouts/missing-accounts", who: finance, replies });
  await readPage("All of them were asked today. You can ask again tomorrow.");
});

const batch = {
  ...{ id: batchId, status: "prepared", payouts: 1, total: 1_350, createdDate: "2026-03-02T08:00:00.000Z" },
  ...{ createdBy: "Rabia", decidedDate: null, decidedBy: null, reason: null, nextSteps: ["pay", "cancel", "export"] },
  ...{ needsApproval: false, approvedDate: null, approvedBy: null },
};
const payout = {
  ...{ id: bilal, providerId: ali, providerName: "Ali Raza", kind: "bank", holderName: "Ali Raza" },
  ...{ numberMasked: "…6702", amount: 1_350, setOff: 0, returnReason: null, bankReference: null, confirmedDate: null },
};

test("a batch lists its payouts as rows, with the account of each handyman and the reference in the bank's file", async () => {
  const replies = { [`payouts/${batchId}`]: { body: batch }, [`payouts/${batchId}/list`]: { body: [payout] } };
  await visit({ path: `/office/payouts/${batchId}`, who: finance, replies });
  await readPage("1 payout.");
  await wait(() => document.querySelector(`main [title="${bilal}"]`)?.textContent === "6f1f1f86", "reference");
  expect(links()).toContain(`/office/accounts/${ali}`);
});

test("a batch above the sum asks a colleague for approval, and offers it only to them", async () => {
  const openBatch = (nextSteps: string[]) =>
    visit({
      path: `/office/payouts/${batchId}`,
      who: finance,
      replies: {
        [`payouts/${batchId}`]: { body: { ...batch, needsApproval: true, nextSteps } },
        [`payouts/${batchId}/list`]: { body: [payout] },
        [`payouts/${batchId}/approve`]: done("The batch is approved.", { status: "prepared" }),
      },
    });
  await openBatch(["cancel"]);
  await readPage("You prepared this batch. A colleague must approve it before the bank gets it.");
  expect(findButton("Approve")).toBeUndefined();
  await openBatch(["approve", "cancel"]);
  await readPage("A second member of staff must approve this batch.");
  await press("Approve");
  await readDialog("1 payout, PKR 1,350. After that it can go to the bank.");
  await press("Approve");
  await readToast("The batch is approved.");
});

test.each(["Verifier", "Dispatcher", "Support"])("a %s cannot see who has no payout account", async (role) => {
  await visit({ path: "/office/payouts/missing-accounts", who: { role } });
  await waitForPath("/office");
});
