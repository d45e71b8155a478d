import { expect, test } from "vitest";
import { isCardGoing, isWalletGoing } from "./history-filter.ts";

test("a card payment has the direction that it names", () => {
  expect(isCardGoing({ TransactionFor: "in" }, "in")).toBe(true);
  expect(isCardGoing({ TransactionFor: "in" }, "out")).toBe(false);
  expect(isCardGoing({ TransactionFor: "out" }, "out")).toBe(true);
});

test("a wallet payment is incoming when it succeeded, in any letter case", () => {
  for (const Status of ["success", "Success", "SUCCESS"]) {
    expect(isWalletGoing({ Status }, "in")).toBe(true);
    expect(isWalletGoing({ Status }, "out")).toBe(false);
  }
});

test("a wallet payment is outgoing while it is pending, and when it was declined", () => {
  for (const Status of ["pending", "declined"]) {
    expect(isWalletGoing({ Status }, "out")).toBe(true);
    expect(isWalletGoing({ Status }, "in")).toBe(false);
  }
});
