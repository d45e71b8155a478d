import { afterEach, expect, test } from "vitest";
import { activeContract, activeContractId, partlyPaid } from "../../../test-setup/contracts/active-contract.ts";
import { sayDay } from "../../../test-setup/contracts/say-day.ts";
import { done, recordBodies } from "../../../test-setup/faked-server.ts";
import { fill, findField, press } from "../../../test-setup/screen-person.ts";
import { readPage, wait } from "../../../test-setup/screen-reading.ts";
import { customer } from "../../../test-setup/signed-in.ts";
import { leave, visit } from "../../../test-setup/visit.ts";
import { toPakistanDay } from "../../shared/texts/pakistan-day.ts";

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
      "Complain/complaints": done("Received.", { reference: "H-7K3M9-2QX4B", dueAt: "2036-03-03T08:00:00.000Z" }),
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
    `PKR 100. It is late: it was due on ${sayDay("2026-03-01")}.`,
    "How to pay? Our office gives you the account or takes cash: 051-2345678",
  ])
    expect(readBlock()).toContain(part);
  const folds = [...(findBlock()?.querySelectorAll("details") ?? [])];
  expect(folds.map(({ open: isOpen }) => isOpen)).toEqual([false, false]);
  await wait(() => folds[0]?.querySelector("li") && folds[1]?.querySelector("li"), "lists");
  const [parts, payments] = folds.map(({ textContent }) => textContent);
  expect(parts).toContain(`${sayDay("2026-03-01")}: PKR 500. Still to pay: PKR 100.`);
  expect(payments).toContain("1 payment received");
  expect(payments).toContain(`${sayDay("2026-03-01")}: PKR 400, bank transfer`);
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
  await readPage(
    "How you pay: Each week, for the days worked. About PKR 254,800 for each week: 13 handymen × 7 days × PKR 2,800. Absent days are taken off.",
  );
  await readPage("You pay nothing now. First payment: about PKR 254,800 after the first week, then each week.");
});

test("a contract that is paid says so", async () => {
  const parts = partlyPaid.parts.map((part) => ({ ...part, left: 0 }));
  await open({ ...partlyPaid, paid: 1_000, left: 0, next: null, parts });
  await readPage("All is paid.");
  expect(readBlock()).toContain(`${sayDay("2026-03-01")}: PKR 500. Paid.`);
  expect(readBlock()).not.toContain("Our office agrees");
});

test("with the office's bank account the page says where to pay, what to write with it, and what is paid is one tap to the office", async () => {
  await open(partlyPaid, { bank: "Meezan Bank", title: "Hunarmand", number: "PK36MEZN0001120101234567" });
  await wait(() => readBlock().includes("Meezan Bank"), "the account");
  for (const part of [
    ...["BankMeezan Bank", "Account titleHunarmand", "Account numberPK36MEZN0001120101234567"],
    `Write with it${contract.projectName}`,
  ])
    expect(readBlock()).toContain(part);
  expect(readBlock()).not.toContain("How to pay?");
  await press("I have paid: tell the office");
  await wait(() => findField("amount")?.value === "100", "what is due");
  expect(findField("day")?.value).toBe(toPakistanDay());
  await fill({ way: "wallet", reference: "TRX-77" });
  const bodies = recordBodies();
  await press("Tell the office");
  await wait(() => !document.querySelector("dialog[open]"), "page without the dialog");
  expect(bodies).toMatchObject([{ subject: `I have paid for ${contract.projectName}`, contractId: activeContractId }]);
  expect(JSON.stringify(bodies)).toMatch(/I have paid PKR 100 on .+: mobile wallet\. Number: TRX-77\./);
});

test("before the day of the next part the account is folded below it", async () => {
  const next = { day: "2036-03-01", amount: 100, isOverdue: false };
  await open({ ...partlyPaid, next }, { bank: "Meezan Bank", title: "Hunarmand", number: "PK36MEZN0001120101234567" });
  const fold = await wait(() => findBlock()?.querySelector("details"), "fold");
  expect([fold.querySelector("summary")?.textContent, fold.open]).toEqual(["Where to pay", false]);
  expect(readBlock().indexOf("PKR 100, by Sat 1 Mar 2036")).toBeLessThan(readBlock().indexOf("Still to pay"));
});

test("days of absent handymen are taken off the price and off the last part, and what was paid too much is owed back", async () => {
  const parts = partlyPaid.parts.map((part, place) => ({ ...part, off: place * 150, left: place * 350 }));
  await open({ ...partlyPaid, absent: { halfDays: 3, amount: 150 }, paid: 500, left: 350, parts });
  for (const part of ["Taken off for absent daysPKR 150 for 1.5 days", "Still to payPKR 350"])
    expect(readBlock()).toContain(part);
  expect(readBlock()).toContain(
    `${sayDay("2026-04-01")}: PKR 500, less PKR 150 for absent days. Still to pay: PKR 350.`,
  );
  await open({ ...partlyPaid, absent: { halfDays: 1, amount: 50 }, paid: 1_000, left: 0, owed: 50, next: null });
  for (const part of ["PKR 50 for half a day", "Paid too muchPKR 50", "We owe you PKR 50. Our office pays it back."])
    expect(readBlock()).toContain(part);
});
