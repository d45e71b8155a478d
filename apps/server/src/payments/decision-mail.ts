import type { Database } from "../database/database.ts";
import { toPkr } from "../money.ts";
import type { Mail } from "../services/mail.ts";
import type { WalletPaymentRow } from "./wallet-payments.queries.ts";

/** What the payer is told of the desk's decision, with its reason and the next step; nothing for a payer without e-mail. */
export async function findDecisionMail(db: Database, payment: WalletPaymentRow): Promise<Mail | undefined> {
  const { accountId, amountPaisa, transactionId, walletType, declineReason } = payment;
  const payer = await db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirst();
  if (!payer?.email) return undefined;
  const named = `Your ${walletType} payment ${transactionId} of PKR ${toPkr(amountPaisa)}`;
  if (declineReason === null) {
    return {
      to: payer.email,
      subject: "Your payment is approved",
      text: `${named} is approved and counts from now on.`,
    };
  }
  return {
    to: payer.email,
    subject: "Your payment was declined",
    text: `${named} was declined.\nReason: ${declineReason}\nYou may hand it in again with a better proof, or ask our support.`,
  };
}
