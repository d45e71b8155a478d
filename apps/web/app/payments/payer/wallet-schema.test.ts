import { expect, test } from "vitest";
import { emptyWalletPayment, WalletForm } from "./wallet-schema.ts";

const transactionImage = new File(["x"], "receipt.jpg", { type: "image/jpeg" });
const payment = {
  walletType: "jazzcash",
  amount: "1",
  transactionId: "T-77120",
  senderName: "Ali Raza",
  sentDate: "2026-03-02",
  transactionImage,
};

const refused = (change: object) =>
  WalletForm.safeParse({ ...payment, ...change }).error?.issues.map(({ path }) => path.join()) ?? [];

test("a complete payment is accepted", () => {
  expect(refused({})).toEqual([]);
});

test("every field is required, with the picture", () => {
  expect(new Set(refused(emptyWalletPayment))).toEqual(new Set(Object.keys(emptyWalletPayment)));
});

test("the amount is at least 1", () => {
  expect(refused({ amount: "0.99" })).toEqual(["amount"]);
});

test("only the four wallets are accepted", () => {
  for (const walletType of ["easypaisa", "jazzcash", "nayapay", "sadapay"]) expect(refused({ walletType })).toEqual([]);
  expect(refused({ walletType: "paypal" })).toEqual(["walletType"]);
});
