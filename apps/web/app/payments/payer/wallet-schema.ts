import { WalletPaymentBody } from "@hunarmand/api/payments/payer";
import { z } from "zod";
import payments from "../../locales/en/payments.json";
import { getMessages } from "../../shared/texts/messages.ts";

/** The call's wallet payment with its picture. The screen adds e-mail and job. */
export const WalletForm = WalletPaymentBody.omit({ email: true, jobId: true }).extend({
  transactionImage: z.instanceof(File, { error: () => getMessages(payments).wallet.imageMissing }),
});
export type WalletForm = z.output<typeof WalletForm>;

export const emptyWalletPayment = {
  walletType: "",
  amount: "",
  transactionId: "",
  senderName: "",
  sentDate: "",
  transactionImage: null as File | null,
};
