import type * as contract from "@hunarmand/contract/payouts";
import type { UseCase } from "../http/serve.ts";
import { type Mail, queueMail } from "../services/mail.ts";
import { maskNumber, readPayoutNumber } from "./payout-number.ts";
import { putPayoutAccount } from "./payouts.queries.ts";

export const updatePayoutAccount: UseCase<typeof contract.updatePayoutAccount> = async (services, caller, { body }) => {
  const { db, clock } = services;
  const { kind, holderName } = body;
  const account = { kind, holderName, number: readPayoutNumber(kind, body.number) };
  await db.transaction().execute(async (transaction) => {
    await putPayoutAccount(transaction, caller.accountId, { account, now: clock.now() });
    if (caller.email) await queueMail({ ...services, db: transaction }, writeChangeMail(caller.email, account.number));
  });
  return { message: "Your payouts go there from now on.", account };
};

const writeChangeMail = (to: string, number: string): Mail => ({
  to,
  subject: "Your payout account was changed",
  text: `From now on your payouts go to the account that ends with ${maskNumber(number)}.\n\nIf you did not change this, please change your password and call our office at once.`,
});
