import type * as api from "@hunarmand/api/contracts/quotes";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { actorsOf } from "../../services/login/actors.ts";
import { AppError } from "../../values/app-error.ts";
import { selectNamed } from "./named/named.queries.ts";
import { toQuote } from "./quote-wire.ts";
import { findQuote } from "./quotes.queries.ts";

/** Returns one of the caller's own quotes with its next steps. Another person's quote counts as not found. */
export const getQuote: UseCase<typeof api.getQuote> = async ({ db, clock }, caller, { params }) => {
  const quote = await findQuote(db, params.id, clock.now());
  if (quote?.accountId !== caller.accountId) throw new AppError("quote-not-found");
  // The account that requested the quote acts as its contractor.
  const { visits } = await getSettings(db);
  const named = (await selectNamed(db, [quote.id])).get(quote.id) ?? [];
  return { ...toQuote(quote, { actors: actorsOf(caller, "contractor"), hours: visits }), named };
};
