import type { Services } from "../../services/services.ts";
import { getKnownCharge } from "../cards/card-transactions.queries.ts";
import { takePendingRefunds } from "./payment-returns.queries.ts";
import { settleReturn } from "./settle-return.ts";

/** Longer than any refund may take, so that two tries do not overtake each other. */
const pauseMilliseconds = 60_000;
const refundsARound = 20;

/**
 * Asks the gateway again about refunds without a reply; where it cannot tell two refunds apart it is only inquired. Returns how
 * many it asked about.
 */
export async function repeatRefunds(services: Pick<Services, "db" | "clock" | "cards">): Promise<number> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - pauseMilliseconds);
  const refunds = await takePendingRefunds(services.db, { before, now, limit: refundsARound });
  for (const { id, charge, amountPaisa, hasOthers } of refunds) {
    const known = await getKnownCharge(services.db, charge);
    const outcome = await services.cards.refund({ reference: id, charge: known, amountPaisa, repeat: { hasOthers } });
    await settleReturn(services, id, outcome);
  }
  return refunds.length;
}
