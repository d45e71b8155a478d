import { randomUUID } from "node:crypto";
import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/payouts/payouts";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { toPayoutBatch } from "./batch-wire.ts";
import { findBatch, insertBatch, lockBatches } from "./batches.queries.ts";

export const preparePayouts: UseCase<typeof api.preparePayouts> = async ({ db, clock }, caller, { body }) => {
  const minimumPaisa = toPaisa(body.minimum ?? limits.payoutMinimumPkr);
  const now = clock.now();
  const id = randomUUID();
  return db.transaction().execute(async (transaction) => {
    await lockBatches(transaction);
    const wish = { id, minimumPaisa, payoutsMax: limits.payoutsInBatchMax, createdBy: caller.accountId, now };
    const made = await insertBatch(transaction, wish);
    const row = made && (await findBatch(transaction, id));
    if (!row) throw new AppError("payout-nothing-due");
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "payout.prepare",
      subjectType: "payout-batch",
      subjectId: id,
      after: {
        status: payoutStatus.prepared,
        payouts: made.payouts,
        totalPkr: toPkr(made.totalPaisa),
        minimumPkr: toPkr(minimumPaisa),
      },
    });
    return {
      message: getReplies().preparePayouts,
      batch: toPayoutBatch(row, caller),
      withoutAccount: made.withoutAccount,
    };
  });
};
