import type { Services } from "../../services/services.ts";
import { takePendingRefunds } from "./payment-returns.queries.ts";
import { settleReturn } from "./settle-return.ts";

/** Longer than any refund may take, so that two tries do not overtake each other. */
const pauseMilliseconds = 60_000;
const refundsARound = 20;

/**
 * Asks the gateway again for refunds without a reply: it refunds a reference once, so a repeat is the inquiry as well. Returns
 * how many it asked for.
 */
export async function repeatRefunds(services: Pick<Services, "db" | "clock" | "cards">): Promise<number> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - pauseMilliseconds);
  const refunds = await takePendingRefunds(services.db, { before, now, limit: refundsARound });
  for (const { id, charge, amountPaisa } of refunds) {
    await settleReturn(services, id, await services.cards.refund({ reference: id, charge, amountPaisa }));
  }
  return refunds.length;
}
