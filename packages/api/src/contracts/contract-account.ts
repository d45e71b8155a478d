import type { z } from "zod";
import { requiredText } from "../fields.ts";
import { WalletAccount } from "../payments/due.ts";

/** The office's bank account for contracts: the bank, and title and number as the bank shows them to the sender (docs/product.md X8). */
export const ContractAccount = WalletAccount.extend({ bank: requiredText() });
export type ContractAccount = z.infer<typeof ContractAccount>;
