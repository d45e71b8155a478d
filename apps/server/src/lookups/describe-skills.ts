import type * as api from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { toPkr } from "../values/money.ts";
import { selectDescribedSkills } from "./lookups.queries.ts";

export const describeSkills: UseCase<typeof api.describeSkills> = async ({ db }, _caller, { params }) => {
  const skills = await selectDescribedSkills(db, params.categoryId);
  return skills.map(({ priceFromPaisa, priceToPaisa, ...skill }) => ({
    ...skill,
    priceFrom: toPkr(priceFromPaisa),
    priceTo: toPkr(priceToPaisa),
  }));
};
