import type * as api from "@hunarmand/api/jobs/price";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findPrice, judgePrice } from "./judge-price.ts";

export const agreePrice: UseCase<typeof api.agreePrice> = async ({ db, clock }, caller, { params, body }) => {
  const { accountId } = caller;
  const [jobId, amountPaisa] = [params.id, toPaisa(body.amount)];
  await db.transaction().execute(async (transaction) => {
    const by = { as: "customer", accountId } as const;
    const set = { agreedPricePaisa: amountPaisa, disputedPricePaisa: null, priceObjection: null };
    const move = {
      step: "agreePrice",
      jobId,
      by,
      now: clock.now(),
      set,
      amountPaisa,
      materialsPaisa: body.materials && toPaisa(body.materials),
      detail: { amountPaisa },
    } as const;
    if (await judgePrice(transaction, move)) return;
    const price = await findPrice(transaction, jobId);
    if (price?.agreedPricePaisa !== amountPaisa) throw new AppError("job-state");
  });
  return { message: getReplies().agreePrice, priceStatus: "agreed" };
};
