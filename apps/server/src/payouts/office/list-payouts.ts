import type * as api from "@hunarmand/api/payouts/payouts";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { maskNumber } from "../payout-number.ts";
import { selectPayouts } from "../payouts.queries.ts";
import { findBatchStatus } from "./batches.queries.ts";

export const listPayouts: UseCase<typeof api.listPayouts> = async ({ db }, _caller, { params, query }) => {
  const { limit } = query;
  const cursor = decodeCursor(query.cursor);
  if (!(await findBatchStatus(db, params.id))) throw new AppError("payout-not-found");
  const rows = await selectPayouts(db, params.id, { limit, cursor });
  return pageOf(rows, limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: ({ firstName, lastName, number, amountPaisa, setOffPaisa, ...payout }) => ({
      id: payout.id,
      providerId: payout.providerId,
      providerName: `${firstName} ${lastName}`.trim(),
      kind: payout.kind,
      holderName: payout.holderName,
      numberMasked: maskNumber(number),
      amount: toPkr(amountPaisa),
      setOff: toPkr(setOffPaisa),
      bankReference: payout.bankReference,
      confirmedDate: payout.confirmedAt?.toISOString() ?? null,
      returnReason: payout.returnReason,
    }),
  });
};
