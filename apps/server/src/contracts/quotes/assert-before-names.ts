import { findLatestPriceDay } from "@hunarmand/api/contracts/quotes/last-price-day";
import type { Database } from "../../database/database.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import { invalidField } from "../../values/app-error.ts";
import { dayOf } from "../../values/karachi-days.ts";
import { findQuote } from "./quotes.queries.ts";

/** @throws AppError invalid-input if a price could be accepted after the day by which its owner reads all names (docs/product.md Q1) */
export async function assertBeforeNames(db: Database, id: string, validUntil: Date, now: Date): Promise<void> {
  const { startDate = null } = (await findQuote(db, id, now)) ?? {};
  const { days } = (await getSettings(db)).visits;
  const latest = findLatestPriceDay({ startDate, today: dayOf(now), openDays: days });
  if (latest !== undefined && dayOf(validUntil) > latest)
    throw invalidField("validUntil", "price-day", { day: latest });
}
