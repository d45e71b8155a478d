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

export function toWalletBody(form: WalletForm, payer: { email: string; jobId: string | undefined }): FormData {
  const body = new FormData();
  const { transactionImage, ...texts } = { ...form, ...payer };
  for (const [name, value] of Object.entries(texts)) if (value !== undefined) body.set(name, String(value));
  body.set("transactionImage", transactionImage);
  return body;
}
