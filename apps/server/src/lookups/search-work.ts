import type * as api from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { toPkr } from "../values/money.ts";

export const searchWork: UseCase<typeof api.searchWork> = async ({ workWords }, _caller, { query }) => {
  const works = await workWords.find(query.words);
  return works.map(({ category, skill, priceFromPaisa, priceToPaisa }) => ({
    category,
    skill,
    priceFrom: toPkr(priceFromPaisa),
    priceTo: toPkr(priceToPaisa),
  }));
};
