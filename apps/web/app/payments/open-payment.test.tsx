import { expect, test, vi } from "vitest";
import { cardTransaction, noMoney } from "../../test-setup/payment-replies.ts";
import { findButton, press } from "../../test-setup/screen-person.ts";
import { readPage, wait } from "../../test-setup/screen-reading.ts";
import { customer, provider } from "../../test-setup/signed-in.ts";
import { visit } from "../../test-setup/visit.ts";

const nextPayout = { state: "no-account" as const, amount: 1_350, since: null, minimum: 500, payDay: null };
const ways = () => [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
const readLead = () => document.querySelector("main section")?.textContent?.replaceAll("\u00A0", " ") ?? "";
const readSpecs = () => document.querySelector("main .amounts")?.textContent ?? "";
const findDues = () =>
  [...document.querySelectorAll<HTMLDetailsElement>("main details")].find(({ textContent }) =>
    textContent.startsWith("See each line"),
  );
const readSums = () => document.querySelector("main .money-sums")?.textContent?.replaceAll("\u00A0", " ") ?? "";

const paidMeans = "By card and wallet, after our fee. Not sent to you yet.";
const off = "What you owe us, such as fees of cash jobs. We take it off: you pay nothing.";
const fees = "What you owe us, such as fees of cash jobs.";

test("a handyman whose dues are deducted reads first what the portal owes them, and nobody asks them to pay", async () => {
  const money = { ...noMoney, duePayments: 150, totalSpent: 1_234.5, owed: 1_350, earned: 1_500, nextPayout };
  await visit({ path: "/payment", who: provider, replies: { "payment-summary": { body: money } } });
  await readPage("Pkr : 150.00");
  await readPage("Pkr : 1,234.50");
  expect(readLead(), "the number and what to do").toBe(
    "We owe youPKR 1,350Say first where we send PKR 1,350. Then it comes with the next payout.Say where we send your money",
  );
  expect(readSpecs(), "the spec's amounts, in sight").toContain(`Due Payments${off}Pkr : 150.00Total Spent`);
  expect(readSums(), "lines that add up to it").toBe(
    `Paid to us for you${paidMeans}PKR 1,500Due Payments− PKR 150We owe youPKR 1,350`,
  );
  expect(document.querySelector(".money-sums")?.closest("details")?.open).toBe(false);
  expect(document.querySelector("main")?.textContent).not.toContain("You owe us nothing now.");
  expect(ways()).toEqual([
    "/payoutaccount",
    ...["/earnings", "/paymenthistory", "/paymentmethods", "/payoutaccount", "/transactions", "/statement"],
  ]);
  const folded = [...document.querySelectorAll("main details.more-money a")].map((link) => link.getAttribute("href"));
  expect(folded, "what is rarely used").toEqual(["/payoutaccount", "/transactions", "/statement"]);
});

test("pay buttons are below what is left to pay, and are gone while that payment is being checked", async () => {
  const money = { ...noMoney, duePayments: 1_000, earned: 400, toPay: 600 };
  await visit({ path: "/payment", who: provider, replies: { "payment-summary": { body: money } } });
  await readPage("By card and wallet, after our fee. Not sent to you yet.");
  expect(readSums()).toBe(`Due PaymentsPKR 1,000Paid to us for you${paidMeans}− PKR 400You have to payPKR 600`);
  expect(readSpecs()).toContain(`Due Payments${fees}Pkr : 1,000.00`);
  expect(ways().slice(0, 2)).toEqual(["/walletpayments", "/creditcard"]);
  await visit({
    path: "/payment",
    who: customer,
    replies: { "payment-summary": { body: { ...money, pending: 600 } } },
  });
  await readPage("We are checking your payment of PKR 600. It counts when it is confirmed.");
  expect(ways()).not.toContain("/walletpayments");
});

test("what a handyman paid ahead is beside the 0 that leads, and not said twice", async () => {
  const money = { ...noMoney, credit: 900 };
  await visit({ path: "/payment", who: provider, replies: { "payment-summary": { body: money } } });
  await readPage("We have PKR 900 from you. We use it for what you owe next.");
  expect(readLead()).toContain("We owe youPKR 0");
  expect(readLead()).toContain("We have PKR 900 from you.");
  expect(document.querySelector("main")?.textContent?.match(/We have PKR 900 from you/g)).toHaveLength(1);
  expect(readLead()).not.toContain("We owe you nothing now.");
});

test("cash that a handyman took is named, because it is in no other amount", async () => {
  const money = { ...noMoney, cashTaken: 4_500 };
  await visit({ path: "/payment", who: provider, replies: { "payment-summary": { body: money } } });
  await readPage("Cash is with you already: PKR 4,500 in the last 30 days.");
});

test("reported cash that nobody has confirmed is named, with who decides", async () => {
  const money = { ...noMoney, cashWaiting: 4_500 };
  await visit({ path: "/payment", who: provider, replies: { "payment-summary": { body: money } } });
  await readPage("Cash that waits: PKR 4,500. The customer confirms it. If they do not, our office decides.");
});

test("an empty side of the history leads to the other side, if that has payments", async () => {
  const replies = {
    "Provider/payment-history": { body: [cardTransaction] },
    "Provider/wallet-payments": { body: [] },
  };
  await visit({ path: "/paymenthistory", who: provider, replies });
  await readPage("No card payments found.");
  await readPage("No wallet payments found.");
  const toIn = [...document.querySelectorAll("main button")].filter(
    ({ textContent }) => textContent === "See money in",
  );
  expect(toIn, "not below the wallet payments, of which there are none").toHaveLength(1);
  await press("See money in");
  await readPage("Naveed Akhtar");
  expect(findButton("See money out")).toBeUndefined();
});

test.each([
  [{ duePayments: 450, toPay: 450 }, "You got PKR 4,500 in cash. You owe us the fee of PKR 450.You have to payPKR 450"],
  [{ duePayments: 600, toPay: 600 }, "You got PKR 4,500 in cash. The fee is PKR 450. You owe us PKR 600 in all."],
  [{ duePayments: 450, earned: 900, owed: 450, nextPayout: { ...nextPayout, amount: 450 } }, "We owe youPKR 450"],
])("after a cash job the first lines say who has what, before the number: %o", async (money, says) => {
  const body = { ...noMoney, ...money, lastCash: { amount: 4_500, fee: 450 } };
  await visit({ path: "/payment", who: provider, replies: { "payment-summary": { body } } });
  await wait(() => readSpecs().includes("ees of cash jobs"), "lines");
  expect(readLead().startsWith(says)).toBe(true);
});

test("what a handyman owes opens as its lines, each with job and day, and their sum", async () => {
  const line = {
    id: 7,
    date: "2026-05-01T08:00:00.000Z",
    kind: "platform-fee",
    work: { skill: "Plumbing Installation", subSkill: null, area: "G-9" },
    jobNumber: "H-10482",
    amount: 450,
    balance: 600,
  };
  const before = { ...line, id: 5, date: "2026-04-30T08:00:00.000Z", jobNumber: "H-10450", amount: 150, balance: 150 };
  const money = { ...noMoney, duePayments: 600, earned: 900, owed: 300 };
  const replies = { "payment-summary": { body: money }, "Provider/dues": { body: [line, before] } };
  await visit({ path: "/payment", who: provider, replies });
  await readPage("See each line of the Due Payments");
  expect(document.querySelector("main")?.textContent).not.toContain("H-10482");
  const fold = await wait(() => findDues(), "sum that opens");
  fold.open = true;
  fold.dispatchEvent(new Event("toggle"));
  await readPage("H-10482");
  expect(fold.textContent).toContain(
    "Platform fee H-10482Plumbing Installation, G-9 · 01-May-2026PKR 450Platform fee H-10450Plumbing Installation, G-9 · 30-Apr-2026PKR 150TogetherPKR 600",
  );
});

test("a handyman with an account reads the day of their payout, also today; below the smallest one there is no day", async () => {
  const openOwed = (next: object) => {
    const body = { ...noMoney, owed: 1_350, earned: 1_350, nextPayout: { ...nextPayout, ...next } };
    return visit({ path: "/payment", who: provider, replies: { "payment-summary": { body } } });
  };
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T10:00:00+05:00") });
  await openOwed({ state: "next-batch", payDay: "2026-11-30" });
  await readPage("PKR 1,350 goes to your account with the next payout.");
  await readPage("We send payouts every Monday. Next: Monday, 30 November.");
  expect(readLead()).toContain("We send youPKR 1,350");
  vi.setSystemTime(new Date("2026-11-30T10:00:00+05:00"));
  await openOwed({ state: "next-batch", payDay: "2026-11-30" });
  await readPage("We send payouts every Monday. Next: today.");
  vi.useRealTimers();
  await openOwed({ state: "below-minimum", amount: 350 });
  await readPage("We pay it out when it reaches PKR 500.");
  expect(readLead()).not.toContain("every");
  await openOwed({ state: "no-account", payDay: "2026-11-30" });
  await readPage("Say first where we send PKR 1,350. Then it comes with the next payout.");
  await readPage("We send payouts every Monday.");
  expect(readLead(), "no date while nothing can be sent").not.toContain("Next:");
});

test("the fee of cash that only the customer speaks of is said in words, with the way to answer", async () => {
  const body = { ...noMoney, duePayments: 450, toPay: 450, feeUnconfirmed: 150 };
  await visit({ path: "/payment", who: provider, replies: { "payment-summary": { body } } });
  await readPage(
    "PKR 150 of it are fees of cash that you have not confirmed. They count already, by the customer's word.",
  );
  expect(ways()).toContain("/completedjobs");
});

test("below the spec's heading who owes nothing reads what it is, and that nothing is owed", async () => {
  await visit({ path: "/payment", who: provider, replies: { "payment-summary": { body: noMoney } } });
  await readPage("Due PaymentsYou owe us nothing now.Pkr : 0.00");
});
