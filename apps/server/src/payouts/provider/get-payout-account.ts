import type * as api from "@hunarmand/api/payouts/payouts";
import { getOwed } from "../../domain/payments/owed.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPkr } from "../../values/money.ts";
import { suggestAccount } from "../payout-number.ts";
import { findOwner, findPayoutAccount } from "../payouts.queries.ts";

export const getPayoutAccount: UseCase<typeof api.getPayoutAccount> = async ({ db }, caller) => {
  const account = (await findPayoutAccount(db, caller.accountId)) ?? null;
  const owner = account ? undefined : await findOwner(db, caller.accountId);
  return {
    account,
    suggested: owner ? suggestAccount(owner) : null,
    owed: toPkr(await getOwed(db, caller.accountId)),
  };
};
