import { limits } from "@hunarmand/api/limits";
import type { Database } from "../../database/database.ts";
import { dayOf, findWeekday } from "../../values/karachi-days.ts";
import { toPkr } from "../../values/money.ts";
import { getSettings } from "../settings/settings.queries.ts";

/**
 * Returns the next day on which payouts are sent, today included. Null for a handyman who is owed less than the smallest payout, whom the next
 * usual batch leaves out (docs/product.md B3). One without an account can still name it before that day.
 */
export async function findPayDay(db: Database, owedPaisa: number, now: Date): Promise<string | null> {
  if (toPkr(owedPaisa) < limits.payoutMinimumPkr) return null;
  const { payoutWeekday } = await getSettings(db, now);
  return findWeekday(dayOf(now), payoutWeekday);
}
