import type { Database } from "../../database/database.ts";
import { toPkr } from "../../values/money.ts";

/** Returns the usual price of a day by trade, in PKR, of the trades that have one. */
export async function selectDayPrices(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("skills")
    .select(["name", "dayPricePaisa"])
    .where("dayPricePaisa", "is not", null)
    .orderBy("id")
    .execute();
  return new Map(rows.map(({ name, dayPricePaisa }) => [name, toPkr(dayPricePaisa ?? 0)]));
}
