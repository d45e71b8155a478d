import type { Services } from "../../services/services.ts";
import { getKnownCharge } from "../cards/card-transactions.queries.ts";
import { claimPendingRefunds } from "./payment-returns.queries.ts";
import { settleReturn } from "./settle-return.ts";

/** Longer than any refund can take, so that two tries do not overlap. */
const pauseMilliseconds = 60_000;
const refundsARound = 20;

/**
 * Asks the gateway again about refunds without a reply. A gateway that cannot recognise a repeated refund is only inquired. Returns the
 * number of refunds it asked about.
 */
export async function repeatRefunds(services: Pick<Services, "db" | "clock" | "cards">): Promise<number> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - pauseMilliseconds);
  const refunds = await claimPendingRefunds(services.db, { before, now, limit: refundsARound });
  for (const { id, charge, amountPaisa, hasOthers } of refunds) {
    const known = await getKnownCharge(services.db, charge);
    const outcome = await services.cards.refund({ reference: id, charge: known, amountPaisa, repeat: { hasOthers } });
    await settleReturn(services, id, outcome);
  }
  return refunds.length;
}
