import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { receipt, yesterday } from "../receipt.ts";
import { makeProvider } from "../spec-people.ts";
import { fillFields, type MessageRow, press } from "./row.ts";

const at = (path: string) => async () => ({ path, who: await makeProvider() });

const payWith = (cardNumber: string) => async (page: Page) => {
  const card = { nameOnCard: "Naveed Akhtar", cardNumber, expiryDate: "1228", cvv: "123" };
  await fillFields(page, { amount: "1500", ...card });
  await press("Pay Now")(page);
};

export const cardRows: readonly MessageRow[] = [
  {
    spec: "Transaction successful!",
    start: at("/creditcard"),
    act: payWith("4242424242424242"),
    leadsTo: "/payment-history",
  },
  { spec: "Payment failed. Please try again.", start: at("/creditcard"), act: payWith("4000000000000002") },
];

const submit = press("Submit");
const payByWallet = async (page: Page) => {
  const transactionId = `EP-${randomInt(1_000_000_000)}`;
  const payment = { walletType: "easypaisa", amount: "1", transactionId, senderName: "Naveed", sentDate: yesterday() };
  await fillFields(page, payment);
  await page.getByLabel("Picture of the receipt").setInputFiles(await receipt(page, 300, 300));
  await submit(page);
};

export const walletRows: readonly MessageRow[] = [
  {
    spec: "Please complete the form with all required fields.",
    place: "page",
    start: at("/walletpayments"),
    act: submit,
  },
  {
    spec: "Wallet payment submitted successfully!",
    start: at("/walletpayments"),
    act: payByWallet,
    leadsTo: "/payment",
  },
  {
    spec: "Failed to submit payment. Please try again.",
    start: at("/walletpayments"),
    faults: [{ call: "Provider/wallet-payment$" }],
    act: payByWallet,
  },
];
