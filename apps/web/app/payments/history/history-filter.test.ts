import { expect, test } from "vitest";
import { isCardGoing, isWalletGoing } from "./history-filter.ts";

test("cards go the way that they say", () => {
  expect(isCardGoing({ TransactionFor: "in" }, "in")).toBe(true);
  expect(isCardGoing({ TransactionFor: "in" }, "out")).toBe(false);
  expect(isCardGoing({ TransactionFor: "out" }, "out")).toBe(true);
});

test("wallet payments are in when they succeeded, in any letter case", () => {
  for (const Status of ["success", "Success", "SUCCESS"]) {
    expect(isWalletGoing({ Status }, "in")).toBe(true);
    expect(isWalletGoing({ Status }, "out")).toBe(false);
  }
});

test("wallet payments are out as long as they have not, and when they were declined", () => {
  for (const Status of ["pending", "declined"]) {
    expect(isWalletGoing({ Status }, "out")).toBe(true);
    expect(isWalletGoing({ Status }, "in")).toBe(false);
  }
});
