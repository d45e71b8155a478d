import { expect, test } from "vitest";
import { ContractAccountForm, toContractAccount } from "./contract-account-form.ts";

const account = { bank: "Meezan Bank", title: "Hunarmand", number: "PK36 MEZN 0001 1201 0123 4567" };

test("three filled fields are the account, three empty ones are none", () => {
  expect(toContractAccount(ContractAccountForm.parse(account))).toEqual(account);
  expect(toContractAccount(ContractAccountForm.parse({ bank: "", title: " ", number: "" }))).toBeNull();
});

test("each field that is missing beside another is named", () => {
  const { error } = ContractAccountForm.safeParse({ ...account, bank: "", number: "" });
  expect(error?.issues.map(({ path }) => path)).toEqual([["bank"], ["number"]]);
});
