import { ContractAccount } from "@hunarmand/api/contracts/contract-account";
import { blankAsAbsent } from "@hunarmand/api/fields";
import { nameIssue } from "@hunarmand/api/issues";
import { z } from "zod";

export const accountFields = ["bank", "title", "number"] as const;

const { bank, title, number } = ContractAccount.shape;

/** All three fields of the account, or none: without them there is no account. */
export const ContractAccountForm = z
  .object({ bank: blankAsAbsent(bank), title: blankAsAbsent(title), number: blankAsAbsent(number) })
  .superRefine((fields, context) => {
    const missing = accountFields.filter((name) => fields[name] === undefined);
    if (missing.length === accountFields.length) return;
    for (const name of missing) context.addIssue({ code: "custom", path: [name], message: nameIssue("required") });
  });

export const toContractAccount = ({ bank, title, number }: z.output<typeof ContractAccountForm>) =>
  bank && title && number ? { bank, title, number } : null;
