import { limits } from "@hunarmand/api/limits";
import type { Database } from "../../database/database.ts";
import { dayOf, findWeekday } from "../../values/karachi-days.ts";
import { toPkr } from "../../values/money.ts";
import { getSettings } from "../settings/settings.queries.ts";

interface Payee {
  owedPaisa: number;
  hasAccount: boolean;
}

/** Whether the next usual batch includes a handyman (docs/product.md B3). */
const isInNextBatch = ({ owedPaisa, hasAccount }: Payee): boolean =>
  hasAccount && toPkr(owedPaisa) >= limits.payoutMinimumPkr;

/** Returns the next day on which payouts are sent, today included. Null for a handyman whom the next usual batch leaves out. */
export async function findPayDay(db: Database, payee: Payee, now: Date): Promise<string | null> {
  if (!isInNextBatch(payee)) return null;
  const { payoutWeekday } = await getSettings(db, now);
  return findWeekday(dayOf(now), payoutWeekday);
}
