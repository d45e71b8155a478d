import type * as api from "@hunarmand/api/payouts/payouts";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { postTransaction } from "../../domain/payments/ledger.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findPayout, insertReturnIntoHistory, markPayoutReturned } from "../payouts.queries.ts";
import { returnEntry } from "./payout-entries.ts";

/** Changes state, ledger, history and audit in one transaction. A repeat gets the same reply. */
export const returnPayout: UseCase<typeof api.returnPayout> = async ({ db, clock }, caller, { params, body }) => {
  const { payoutId: id, reason } = body;
  const place = { id, batchId: params.id };
  const now = clock.now();
  const returned = await db.transaction().execute(async (transaction) => {
    const payout = await markPayoutReturned(transaction, { ...place, reason, now });
    if (!payout) return undefined;
    if (!(await postTransaction(transaction, returnEntry(payout, now))))
      throw new Error("the return of a payout was posted before");
    await insertReturnIntoHistory(transaction, payout, now);
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "payout.return",
      subjectType: "payout-batch",
      subjectId: params.id,
      before: { payout: id, status: payoutStatus.paid },
      after: { payout: id, status: "returned", amountPkr: toPkr(payout.amountPaisa) },
      reason,
    });
    return payout;
  });
  const payout = returned ?? (await findPayout(db, place));
  if (!payout) throw new AppError("payout-not-found");
  if (payout.status !== "returned") throw new AppError("payout-not-paid");
  return { message: getReplies().returnPayout, amount: toPkr(payout.amountPaisa) };
};
