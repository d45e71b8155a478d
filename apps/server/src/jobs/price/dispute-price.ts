import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/jobs/price";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { findPrice, judgePrice } from "./judge-price.ts";

/** The same objection again changes nothing. An offered amount counts as agreed once it is the price (docs/product.md J20). */
export const disputePrice: UseCase<typeof api.disputePrice> = async ({ db, clock }, caller, { params, body }) => {
  const { id: jobId } = params;
  const answer = toAnswer(body);
  const party = { column: "customerId", id: caller.accountId } as const;
  await db.transaction().execute(async (transaction) => {
    const former = await findPrice(transaction, jobId, party);
    if (former?.priceStatus === "disputed" && isSame(former, answer)) return;
    const hasMoved = await judgePrice(transaction, {
      step: "disputePrice",
      jobId,
      by: { as: "customer", accountId: caller.accountId },
      now: clock.now(),
      set: answer,
      amountPaisa: answer.disputedPricePaisa,
      detail: toDetail(answer),
    });
    if (!hasMoved) throw new AppError("job-state");
  });
  return { message: getReplies().disputePrice, priceStatus: "disputed" };
};

interface Answer {
  disputedPricePaisa: number;
  agreedPricePaisa: number | null;
  priceObjection: string | null;
}

const toAnswer = ({ amount, words, offer }: InputOf<typeof api.disputePrice>["body"]): Answer => ({
  disputedPricePaisa: toPaisa(amount),
  agreedPricePaisa: offer === undefined ? null : toPaisa(offer),
  priceObjection: words ?? null,
});

const toDetail = ({
  disputedPricePaisa: amountPaisa,
  agreedPricePaisa: offerPaisa,
  priceObjection: words,
}: Answer) => ({
  amountPaisa,
  ...(offerPaisa === null ? {} : { offerPaisa }),
  ...(words === null ? {} : { words }),
});

type FormerPrice = NonNullable<Awaited<ReturnType<typeof findPrice>>>;

const isSame = (former: FormerPrice, answer: Answer): boolean =>
  former.disputedPricePaisa === answer.disputedPricePaisa &&
  former.agreedPricePaisa === answer.agreedPricePaisa &&
  former.priceObjection === answer.priceObjection;
