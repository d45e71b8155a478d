import type * as api from "@hunarmand/api/contracts/quotes/named-handymen";
import type { UseCase } from "../../../http/serve.ts";
import { AppError } from "../../../values/app-error.ts";
import { findQuote } from "../quotes.queries.ts";
import { selectCandidates } from "./named.queries.ts";

export const listQuoteCandidates: UseCase<typeof api.listQuoteCandidates> = async ({ db, clock }, _caller, input) => {
  const quote = await findQuote(db, input.params.id, clock.now());
  if (!quote) throw new AppError("quote-not-found");
  const rows = await selectCandidates(db, quote.id, quote.city);
  return rows.map(({ tradeId: _, firstName, lastName, ...row }) => ({
    ...row,
    name: `${firstName} ${lastName}`.trim(),
  }));
};
