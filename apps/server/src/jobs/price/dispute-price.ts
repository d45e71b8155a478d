import type * as api from "@hunarmand/api/jobs/price";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findPrice, judgePrice } from "./judge-price.ts";

/** The same objection again changes nothing. */
export const disputePrice: UseCase<typeof api.disputePrice> = async ({ db, clock }, caller, { params, body }) => {
  const [jobId, amountPaisa, { words }] = [params.id, toPaisa(body.amount), body];
  const party = { column: "customerId", id: caller.accountId } as const;
  await db.transaction().execute(async (transaction) => {
    const former = await findPrice(transaction, jobId, party);
    if (former?.priceStatus === "disputed" && former.priceObjection === words) return;
    const hasMoved = await judgePrice(transaction, {
      step: "disputePrice",
      jobId,
      by: { as: "customer", accountId: caller.accountId },
      now: clock.now(),
      set: { disputedPricePaisa: amountPaisa, priceObjection: words },
      amountPaisa,
      detail: { amountPaisa, words },
    });
    if (!hasMoved) throw new AppError("job-state");
  });
  return { message: getReplies().disputePrice, priceStatus: "disputed" };
};
