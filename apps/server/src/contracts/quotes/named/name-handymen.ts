import type { NamedBody } from "@hunarmand/api/contracts/quotes/named-handymen";
import type { z } from "zod";
import type { Database } from "../../../database/database.ts";
import { AppError, invalidField } from "../../../values/app-error.ts";
import type { QuoteRow } from "../quotes.queries.ts";
import { replaceNamed, selectCandidates } from "./named.queries.ts";

type Named = NonNullable<z.output<typeof NamedBody>>;

/**
 * Stores those whom the office names with a price, in place of the former ones. Call it in the transaction of the price.
 * @throws AppError invalid-input if there are more than the quote asks for, provider-state if one cannot be named
 */
export async function nameHandymen(
  db: Database,
  { id, city, crew }: Pick<QuoteRow, "id" | "city" | "crew">,
  named: Named,
): Promise<void> {
  const isTooMany = crew.some(({ trade, handymen }) => named.filter((row) => row.trade === trade).length > handymen);
  if (isTooMany) throw invalidField("named", "value-invalid");
  const free = named.length > 0 ? await selectCandidates(db, id, city) : [];
  const rows = named.map(({ providerId, trade, leads }) => {
    const candidate = free.find((one) => one.providerId === providerId && one.trade === trade);
    if (!candidate) throw new AppError("provider-state");
    return { quoteId: id, providerId, tradeId: candidate.tradeId, leads };
  });
  await replaceNamed(db, id, rows);
}
