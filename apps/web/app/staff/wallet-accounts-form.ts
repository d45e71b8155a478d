import { blankAsAbsent } from "@hunarmand/api/fields";
import { nameIssue } from "@hunarmand/api/issues";
import { WalletAccount, type WalletAccounts } from "@hunarmand/api/payments/due";
import { type WalletType, walletTypes } from "@hunarmand/api/payments/payer";
import { z } from "zod";

export const titleOf = (wallet: WalletType) => `${wallet}Title` as const;
export const numberOf = (wallet: WalletType) => `${wallet}Number` as const;

const Title = blankAsAbsent(WalletAccount.shape.title);
const AccountNumber = blankAsAbsent(WalletAccount.shape.number);

/** The call's accounts as the flat fields of a form: title and number of each wallet, both or neither. */
export const WalletAccountsForm = z
  .object(
    Object.fromEntries(
      walletTypes.flatMap(
        (of) =>
          [
            [titleOf(of), Title],
            [numberOf(of), AccountNumber],
          ] as const,
      ),
    ),
  )
  .superRefine((fields, context) => {
    for (const wallet of walletTypes) {
      const [title, number] = [titleOf(wallet), numberOf(wallet)];
      const missing = fields[title] && !fields[number] ? number : !fields[title] && fields[number] ? title : undefined;
      if (missing) context.addIssue({ code: "custom", path: [missing], message: nameIssue("required") });
    }
  });

export const toAccountFields = (accounts: WalletAccounts): Record<string, string> =>
  Object.fromEntries(
    walletTypes.flatMap((wallet) => [
      [titleOf(wallet), accounts[wallet]?.title ?? ""],
      [numberOf(wallet), accounts[wallet]?.number ?? ""],
    ]),
  );

/** Returns the call's accounts. A wallet without an account receives no payments. */
export function toAccounts(fields: z.output<typeof WalletAccountsForm>): WalletAccounts {
  const accounts: WalletAccounts = {};
  for (const wallet of walletTypes) {
    const [title, number] = [fields[titleOf(wallet)], fields[numberOf(wallet)]];
    if (title && number) accounts[wallet] = { title, number };
  }
  return accounts;
}
