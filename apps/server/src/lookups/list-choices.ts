import type * as api from "@hunarmand/api/lookups/lookups";
import { splitNames } from "../domain/catalogue/choices.queries.ts";
import { selectDayPrices } from "../domain/catalogue/day-prices.queries.ts";
import { getSettings } from "../domain/settings/settings.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { selectAreas, selectCategories, selectCities, selectSkills, selectSubSkills } from "./lookups.queries.ts";

export const listCities: UseCase<typeof api.listCities> = ({ db }) => selectCities(db);

export const listAreas: UseCase<typeof api.listAreas> = ({ db }, _caller, { params }) => selectAreas(db, params.cityId);

export const listCategories: UseCase<typeof api.listCategories> = ({ db }) => selectCategories(db);

export const listSkills: UseCase<typeof api.listSkills> = async ({ db }, _caller, { params }) =>
  (await selectSkills(db, params.categoryId)).map(({ name }) => name);

export const listSubSkills: UseCase<typeof api.listSubSkills> = async ({ db }, _caller, { params }) => {
  const skills = splitNames(params.skills);
  return skills.length === 0 ? [] : (await selectSubSkills(db, skills)).map(({ name }) => name);
};

export const listDayPrices: UseCase<typeof api.listDayPrices> = async ({ db }) => {
  const { pricedCrewMax: handymenMax } = await getSettings(db);
  const prices = await selectDayPrices(db);
  return { handymenMax, trades: [...prices].map(([trade, dayPrice]) => ({ trade, dayPrice })) };
};
