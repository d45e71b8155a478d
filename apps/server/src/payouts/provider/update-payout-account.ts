import type * as api from "@hunarmand/api/payouts/payouts";
import type { PayoutAccount } from "@hunarmand/api/payouts/payouts";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { notifyOfChange } from "../../domain/account/notify-of-change.ts";
import { proveOwner } from "../../domain/account/prove-owner.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { maskNumber, readPayoutNumber } from "../payout-number.ts";
import { findPayoutAccount, putPayoutAccount } from "../payouts.queries.ts";

export const updatePayoutAccount: UseCase<typeof api.updatePayoutAccount> = async (
  services,
  caller,
  { body, address },
) => {
  const { db, clock } = services;
  const { kind, holderName, currentPassword } = body;
  const account = { kind, holderName, number: readPayoutNumber(kind, body.number) };
  const before = await findPayoutAccount(db, caller.accountId);
  await proveOwner(services, caller, { currentPassword, address, fields: findChangedFields(before, account) });
  await asOpenAccount(db, caller.accountId, async (transaction) => {
    await putPayoutAccount(transaction, caller.accountId, { account, now: clock.now() });
    await notifyOfChange({ ...services, db: transaction }, caller, {
      change: "payout-account-changed",
      number: maskNumber(account.number),
      ...(before ? { before: toAudit(before) } : {}),
      after: toAudit(account),
    });
  });
  return { message: getReplies().updatePayoutAccount, account };
};

const toAudit = ({ kind, holderName, number }: PayoutAccount) => ({ kind, holderName, number: maskNumber(number) });

function findChangedFields(before: PayoutAccount | undefined, after: PayoutAccount): string[] {
  return (["kind", "holderName", "number"] as const).filter((field) => before?.[field] !== after[field]);
}
