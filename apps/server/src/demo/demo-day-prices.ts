import type { Database } from "../database/database.ts";
import { toPaisa } from "../values/money.ts";

/** In PKR, for one handyman and day. Other trades have none: the office prices their crews. */
const dayPrices: Readonly<Record<string, number>> = {
  Masonry: 2_700,
  Plastering: 2_700,
  "Steel Fixing": 2_800,
  "Concrete and Shuttering Work": 2_900,
  "Tile and Marble Work": 3_200,
  "House Painting": 2_600,
  Carpentry: 3_000,
  "Electrical Wiring": 3_000,
  "Electrical Repair": 3_000,
  "Plumbing Installation": 2_900,
  "Plumbing Repair": 2_900,
  "General Helper": 1_800,
};

export async function setDemoDayPrices(db: Database): Promise<void> {
  for (const [name, pkr] of Object.entries(dayPrices)) {
    await db
      .updateTable("skills")
      .set({ dayPricePaisa: toPaisa(pkr) })
      .where("name", "=", name)
      .execute();
  }
}
