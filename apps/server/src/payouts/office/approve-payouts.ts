import type * as api from "@hunarmand/api/payouts/payouts";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findBatchStatus } from "./batches.queries.ts";
import { approveBatch } from "./move-payouts.queries.ts";

/** Approves a batch whose total is above the Owner's limit, as a second member of staff (docs/product.md B7). */
export const approvePayouts: UseCase<typeof api.approvePayouts> = async (services, caller, { params: { id } }) => {
  const { accountId: approvedBy } = caller;
  await takeDecision(services, caller, {
    noun: "payout",
    move: (db, now) => approveBatch(db, { id, approvedBy, now }),
    audit: ({ payouts, totalPaisa }) => ({
      action: "payout.approve",
      subjectType: "payout-batch",
      subjectId: id,
      after: { payouts, totalPkr: toPkr(totalPaisa) },
    }),
    find: async (db) => {
      const found = await findBatchStatus(db, id);
      if (found?.needsApproval && found.createdBy === approvedBy) throw new AppError("payout-own");
      return found;
    },
    isRepeat: (found) => found.status === payoutStatus.prepared && found.approvedBy === approvedBy,
  });
  return { message: getReplies().approvePayouts, status: payoutStatus.prepared };
};
