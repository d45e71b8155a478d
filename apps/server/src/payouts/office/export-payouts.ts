import type * as api from "@hunarmand/api/payouts/payouts";
import { payoutSteps } from "@hunarmand/api/payouts/steps";
import { isPossible } from "@hunarmand/api/steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { makeCsv } from "../../http/replies/csv-reply.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { AppError } from "../../values/app-error.ts";
import { dayOf } from "../../values/karachi-days.ts";
import { toPkr } from "../../values/money.ts";
import { toBankNumber } from "../payout-number.ts";
import { listPayoutsOfBatch } from "../payouts.queries.ts";
import { metBy } from "./batch-wire.ts";
import { findBatchStatus } from "./batches.queries.ts";

const pkrDecimals = 2;

export const exportPayouts: UseCase<typeof api.exportPayouts> = async ({ db, clock }, caller, { params: { id } }) => {
  const batch = await findBatchStatus(db, id);
  if (!batch) throw new AppError("payout-not-found");
  if (batch.needsApproval) throw new AppError("payout-unapproved");
  // Someone could still take the file of a cancelled batch to the bank.
  const standing = { status: batch.status, met: metBy(batch, caller) };
  if (!isPossible(payoutSteps.export, standing, actorsOf(caller))) throw new AppError("payout-state");
  const payouts = await listPayoutsOfBatch(db, id);
  await writeAudit(db, {
    at: clock.now(),
    actorId: caller.accountId,
    action: "payout.export",
    subjectType: "payout-batch",
    subjectId: id,
  });
  return makeCsv(
    `payouts-${dayOf(batch.createdAt)}.csv`,
    payouts.map((payout) => ({
      Reference: payout.id,
      Beneficiary: payout.holderName,
      Account: toBankNumber(payout.number),
      Channel: payout.kind,
      Currency: "PKR",
      Amount: toPkr(payout.amountPaisa).toFixed(pkrDecimals),
    })),
  );
};
