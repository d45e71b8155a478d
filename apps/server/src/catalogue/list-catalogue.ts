import type * as api from "@hunarmand/api/catalogue/catalogue";
import type { UseCase } from "../http/serve.ts";
import { toPkr } from "../values/money.ts";
import { selectEntries } from "./catalogue.queries.ts";

export const listCatalogue: UseCase<typeof api.listCatalogue> = async ({ db }, _caller, { params, query }) => {
  const rows = await selectEntries(db, params.kind, query.parentId);
  return rows.map(({ priceFromPaisa, priceToPaisa, dayPricePaisa, ...entry }) => ({
    ...entry,
    priceFrom: toPkr(priceFromPaisa),
    priceTo: toPkr(priceToPaisa),
    dayPrice: toPkr(dayPricePaisa),
  }));
};
