import type { Quote } from "@hunarmand/api/contracts/quotes";
import { toPkr } from "../../values/money.ts";
import type { QuoteRow } from "./quotes.queries.ts";

export const toQuote = ({ accountId: _, amountPaisa, validUntil, requestedAt, ...quote }: QuoteRow): Quote => ({
  ...quote,
  amount: toPkr(amountPaisa),
  validUntil: validUntil?.toISOString() ?? null,
  requestedDate: requestedAt.toISOString(),
});
