import { expect, test } from "vitest";
import { emptyWalletPayment, toWalletBody, WalletForm } from "./wallet-schema.ts";

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

test("the form uses the spec's names, and contains the job only if there is one", () => {
  const body = toWalletBody(WalletForm.parse(payment), { email: "ali@example.pk", jobId: undefined });
  expect([...body.keys()].sort()).toEqual(
    ["amount", "email", "senderName", "sentDate", "transactionId", "transactionImage", "walletType"].sort(),
  );
  expect(body.get("amount")).toBe("1");
});
