import type * as api from "@hunarmand/api/payouts/payouts";
import { getOwed } from "../../domain/payments/owed.queries.ts";
import { findPayDay } from "../../domain/payments/pay-day.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { suggestAccount } from "../payout-number.ts";
import { findOwner, findPayoutAccount } from "../payouts.queries.ts";

export const getPayoutAccount: UseCase<typeof api.getPayoutAccount> = async ({ db, clock }, caller) => {
  const account = (await findPayoutAccount(db, caller.accountId)) ?? null;
  const owner = account ? undefined : await findOwner(db, caller.accountId);
  const owedPaisa = await getOwed(db, caller.accountId);
  return {
    account,
    suggested: owner ? suggestAccount(owner) : null,
    owed: toPkr(owedPaisa),
    payDay: await findPayDay(db, owedPaisa, clock.now()),
  };
};
