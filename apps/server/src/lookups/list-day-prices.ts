import type * as api from "@hunarmand/api/lookups/lookups";
import { selectDayPrices } from "../domain/catalogue/day-prices.queries.ts";
import { getSettings } from "../domain/settings/settings.queries.ts";
import type { UseCase } from "../http/serve.ts";

export const listDayPrices: UseCase<typeof api.listDayPrices> = async ({ db }) => {
  const { pricedCrewMax: handymenMax } = await getSettings(db);
  const prices = await selectDayPrices(db);
  return { handymenMax, trades: [...prices].map(([trade, dayPrice]) => ({ trade, dayPrice })) };
};
