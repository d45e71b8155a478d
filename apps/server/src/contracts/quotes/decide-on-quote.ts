import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { decideQuote, findQuote } from "./quotes.queries.ts";

const messages = { Accepted: "You have accepted the quote.", Declined: "You have declined the quote." };

/** The owner's yes or no; one conditional update decides, and a repeated tap gets the same reply. */
export async function decideOnQuote(
  { db, clock }: Services,
  { accountId }: Caller,
  { id, to }: { id: string; to: keyof typeof messages },
): Promise<{ message: string; status: keyof typeof messages }> {
  const now = clock.now();
  const isDecided = await decideQuote(db, { id, accountId, to, now });
  if (!isDecided) {
    const quote = await findQuote(db, id, now);
    if (quote?.accountId !== accountId) throw new AppError("quote-not-found");
    if (quote.status === "Expired") throw new AppError("quote-expired");
    if (quote.status !== to) throw new AppError("quote-state");
  }
  return { message: messages[to], status: to };
}
