import { payoutSteps } from "@hunarmand/api/payouts/steps";
import type { Database } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { postTransactions } from "../../domain/payments/ledger.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { insertIntoHistories, listPayoutsOfBatch } from "../payouts.queries.ts";
import { findBatchStatus } from "./batches.queries.ts";
import { movePayouts } from "./move-payouts.queries.ts";
import { payoutEntries } from "./payout-entries.ts";

type PayoutDecision = { id: string } & ({ step: "pay" } | { step: "cancel"; reason: string });

const messages = { pay: "decideOnPayoutsPay", cancel: "decideOnPayoutsCancel" } as const;

/** Decision, ledger lines, histories and audit row stand together or not at all. Repeating a decision gets the same reply. */
export async function decideOnPayouts({ db, clock }: Services, caller: Caller, decision: PayoutDecision) {
  const { id, step } = decision;
  const {
    from: [before],
    to: status,
  } = payoutSteps[step];
  const reason = decision.step === "cancel" ? decision.reason : undefined;
  const now = clock.now();
  const isDecided = await db.transaction().execute(async (transaction) => {
    const move = { step, id, reason: reason ?? null, decidedBy: caller.accountId, now };
    const batch = await movePayouts(transaction, move);
    if (!batch) return false;
    if (step === "pay") await postPayouts(transaction, id, now);
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: `payout.${step}`,
      subjectType: "payout-batch",
      subjectId: id,
      before: { status: before },
      after: { status, payouts: batch.payouts, totalPkr: toPkr(batch.totalPaisa) },
      ...(reason ? { reason } : {}),
    });
    return true;
  });
  if (!isDecided) {
    const batch = await findBatchStatus(db, id);
    if (!batch) throw new AppError("payout-not-found");
    if (batch.status !== status) throw new AppError("payout-state");
  }
  return { message: getReplies()[messages[step]], status };
}

async function postPayouts(db: Database, batchId: string, now: Date): Promise<void> {
  const payouts = await listPayoutsOfBatch(db, batchId);
  const entries = payouts.flatMap((payout) => payoutEntries(payout, now));
  const posted = await postTransactions(db, entries);
  if (posted !== entries.length) throw new Error(`${entries.length - posted} payouts of a batch were posted before`);
  await insertIntoHistories(db, batchId, now);
}
