import { afterEach, expect, test } from "vitest";
import { activeContract, activeContractId, partlyPaid } from "../../../test-setup/contracts/active-contract.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";

afterEach(leave);

const { cnicMasked: _, email: __, ...known } = activeContract;
const contract = { ...known, cnic: "6110112345671", nextSteps: [], complaints: [], agreedPrice: 1_000 };
const crew = { month: "2026-03", firstDay: null, lastDay: null, members: [] };

async function open(money: object, payTo: object | null = null, changed = {}) {
  await visit({
    path: `/contracts/${activeContractId}`,
    who: customer,
    replies: {
      [`Contracts/${activeContractId}`]: { body: { ...contract, ...changed, money: { ...money, payTo } } },
      [`${activeContractId}/crew`]: { body: crew },
    },
  });
  await wait(findBlock, "payment");
}
const findBlock = () => document.querySelector('[aria-labelledby="payment"]');
const readBlock = () => findBlock()?.textContent ?? "";

test("the contract's page says what is paid, what is left, and which part is late", async () => {
  await open(partlyPaid);
  for (const part of [
    ...["PricePKR 1,000", "Paid so farPKR 400", "Still to payPKR 600"],
    "PKR 100. It is late: it was due on 01-Mar-2026.",
    "How to pay? Our office gives you the account or takes cash: 051-2345678",
  ])
    expect(readBlock()).toContain(part);
  const folds = [...(findBlock()?.querySelectorAll("details") ?? [])];
  expect(folds.map(({ open: isOpen }) => isOpen)).toEqual([false, false]);
  await wait(() => folds[0]?.querySelector("li") && folds[1]?.querySelector("li"), "lists");
  const [parts, payments] = folds.map(({ textContent }) => textContent);
  expect(parts).toContain("01-Mar-2026: PKR 500. Still to pay: PKR 100.");
  expect(payments).toContain("1 payment received");
  expect(payments).toContain("01-Mar-2026: PKR 400, bank transfer");
  expect(payments).toContain("Does not count: Entered twice.");
});

test("without a plan the page says that the office agrees on it", async () => {
  await open({ ...partlyPaid, paid: 0, left: 1_000, next: null, plannedDate: null, parts: [], payments: [] });
  await readPage("Our office agrees with you when and how you pay.");
  expect(findBlock()?.querySelectorAll("details")).toHaveLength(0);
});

test("until there are dates, a contract paid by the week says how much a week is", async () => {
  const unplanned = { ...partlyPaid, paid: 0, left: 764_400, next: null, plannedDate: null, parts: [], payments: [] };
  const quote = { totalHandymen: 13, crew: [], amount: 764_400, payTime: "weekly" };
  await open(unplanned, null, { quote, durationDays: 21 });
  await readPage("How you pay: Each week, for the days worked. About PKR 254,800 for each week of 7 days.");
});

test("a contract that is paid says so", async () => {
  const parts = partlyPaid.parts.map((part) => ({ ...part, left: 0 }));
  await open({ ...partlyPaid, paid: 1_000, left: 0, next: null, parts });
  await readPage("All is paid.");
  expect(readBlock()).toContain("01-Mar-2026: PKR 500. Paid.");
  expect(readBlock()).not.toContain("Our office agrees");
});

test("with the office's bank account the page says where to pay, what to write with it, and leads to a message to the office", async () => {
  await open(partlyPaid, { bank: "Meezan Bank", title: "Hunarmand", number: "PK36MEZN0001120101234567" });
  await wait(() => readBlock().includes("Meezan Bank"), "the account");
  for (const part of [
    ...["BankMeezan Bank", "Account titleHunarmand", "Account numberPK36MEZN0001120101234567"],
    `Write with it${contract.projectName}`,
  ])
    expect(readBlock()).toContain(part);
  expect(readBlock()).not.toContain("How to pay?");
  const link = findBlock()?.querySelector<HTMLAnchorElement>("a[href^='/complains']");
  expect(Object.fromEntries(new URL(link?.href ?? "").searchParams)).toEqual({
    subject: `I have paid for ${contract.projectName}`,
    contract: activeContractId,
    words: "I have paid PKR 100 today by bank. Please look.",
  });
});

test("days of absent handymen are taken off the price and off the last part, and what was paid too much is owed back", async () => {
  const parts = partlyPaid.parts.map((part, place) => ({ ...part, off: place * 150, left: place * 350 }));
  await open({ ...partlyPaid, absent: { halfDays: 3, amount: 150 }, paid: 500, left: 350, parts });
  for (const part of ["Taken off, absent daysPKR 150 for 1.5 days", "Still to payPKR 350"])
    expect(readBlock()).toContain(part);
  expect(readBlock()).toContain("01-Apr-2026: PKR 500, less PKR 150 for absent days. Still to pay: PKR 350.");
  await open({ ...partlyPaid, absent: { halfDays: 1, amount: 50 }, paid: 1_000, left: 0, owed: 50, next: null });
  for (const part of ["PKR 50 for half a day", "Paid too muchPKR 50", "We owe you PKR 50. Our office pays it back."])
    expect(readBlock()).toContain(part);
});
