import type * as api from "@hunarmand/api/payouts/payouts";
import { payoutSteps } from "@hunarmand/api/payouts/steps";
import type { Database } from "../../database/database.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import { postTransactions } from "../../domain/payments/ledger.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { insertIntoHistories, listPayoutsOfBatch } from "../payouts.queries.ts";
import { findBatchStatus } from "./batches.queries.ts";
import { movePayouts } from "./move-payouts.queries.ts";
import { payoutEntries } from "./payout-entries.ts";

interface PayoutDecision {
  id: string;
  step: "pay" | "cancel";
  reason?: string;
}

const messages = { pay: "decideOnPayoutsPay", cancel: "decideOnPayoutsCancel" } as const;

/** Decides on a batch. A paid batch is posted to the ledger and to the providers' histories. */
async function decideOnPayouts(services: Services, caller: Caller, { id, step, reason }: PayoutDecision) {
  const { to } = payoutSteps[step];
  await takeDecision(services, caller, {
    ...{ noun: "payout", to, reason },
    move: (db, now) => movePayouts(db, { step, id, reason: reason ?? null, decidedBy: caller.accountId, now }),
    audit: ({ status, payouts, totalPaisa }) => ({
      action: `payout.${step}`,
      subjectType: "payout-batch",
      subjectId: id,
      before: { status },
      after: { status: to, payouts, totalPkr: toPkr(totalPaisa) },
    }),
    follow: async (db, _, now) => {
      if (step === "pay") await postPayouts(db, id, now);
    },
    find: async (db) => {
      const found = await findBatchStatus(db, id);
      if (step === "pay" && found?.needsApproval) throw new AppError("payout-unapproved");
      return found;
    },
  });
  return { message: getReplies()[messages[step]], status: to };
}

async function postPayouts(db: Database, batchId: string, now: Date): Promise<void> {
  const payouts = await listPayoutsOfBatch(db, batchId);
  const entries = payouts.flatMap((payout) => payoutEntries(payout, now));
  const posted = await postTransactions(db, entries);
  if (posted !== entries.length) throw new Error(`${entries.length - posted} payouts of a batch were posted before`);
  await insertIntoHistories(db, batchId, now);
}

export const payPayouts: UseCase<typeof api.payPayouts> = (services, caller, { params }) =>
  decideOnPayouts(services, caller, { id: params.id, step: "pay" });

export const cancelPayouts: UseCase<typeof api.cancelPayouts> = (services, caller, { params, body }) =>
  decideOnPayouts(services, caller, { id: params.id, step: "cancel", reason: body.reason });
