import { expect, test } from "vitest";
import { noMoney } from "../../test-setup/payment-replies.ts";
import { readPage } from "../../test-setup/screen-person.ts";
import { provider } from "../../test-setup/signed-in.ts";
import { visit } from "../../test-setup/visit.ts";

const nextPayout = { state: "no-account" as const, amount: 1_350, since: null, minimum: 500 };

test("a handyman sees what they owe, what the portal owes them and what delays the payout, with links to all pages about money", async () => {
  const money = { ...noMoney, duePayments: 150, totalSpent: 1_234.5, owed: 1_350, nextPayout };
  await visit({ path: "/payment", who: provider, replies: { "payment-summary": { body: money } } });
  await readPage("Pkr : 150.00");
  await readPage("Pkr : 1,234.50");
  await readPage("PKR 1,350");
  await readPage("Tell us where to send PKR 1,350. Then we can pay it to you.");
  await readPage("We have already deducted your dues.");
  const ways = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
  expect(ways).toEqual([
    ...["/walletpayments", "/creditcard", "/payoutaccount"],
    ...["/earnings", "/payoutaccount", "/paymentmethods", "/paymenthistory", "/transactions", "/statement"],
  ]);
});
