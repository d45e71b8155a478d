import type * as api from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { toPkr } from "../values/money.ts";
import { toExactPrice } from "./exact-price.ts";
import { selectCategoryPrices, selectDescribedSkills } from "./lookups.queries.ts";

export const describeSkills: UseCase<typeof api.describeSkills> = async ({ db }, _caller, { params }) => {
  const skills = await selectDescribedSkills(db, params.categoryId);
  const exactPrices = Map.groupBy(await selectCategoryPrices(db, params.categoryId), ({ skillId }) => skillId);
  return skills.map(({ id, priceFromPaisa, priceToPaisa, ...skill }) => ({
    ...skill,
    exactPrices: (exactPrices.get(id) ?? []).map(toExactPrice),
    priceFrom: toPkr(priceFromPaisa),
    priceTo: toPkr(priceToPaisa),
  }));
};
