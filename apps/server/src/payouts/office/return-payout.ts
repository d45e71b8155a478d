import type * as api from "@hunarmand/api/payouts/payouts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findPayout, markPayoutReturned } from "../payouts.queries.ts";
import { auditReturn, postReturns } from "../post-returns.ts";

/** Changes state, ledger, history and audit in one transaction. A repeat gets the same reply. */
export const returnPayout: UseCase<typeof api.returnPayout> = async ({ db, clock }, caller, { params, body }) => {
  const { payoutId: id, reason } = body;
  const place = { id, batchId: params.id };
  const now = clock.now();
  const returned = await db.transaction().execute(async (transaction) => {
    const payout = await markPayoutReturned(transaction, { ...place, reason, now });
    if (!payout) return undefined;
    await postReturns(transaction, [payout], now);
    await writeAudit(transaction, { at: now, actorId: caller.accountId, ...auditReturn(payout, reason) });
    return payout;
  });
  const payout = returned ?? (await findPayout(db, place));
  if (!payout) throw new AppError("payout-not-found");
  if (payout.status !== "returned") throw new AppError("payout-not-paid");
  return { message: getReplies().returnPayout, amount: toPkr(payout.amountPaisa) };
};
