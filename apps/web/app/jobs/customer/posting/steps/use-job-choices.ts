import { listAreas, listCategories, listCities, listSkills, listSubSkills } from "@hunarmand/api/lookups/lookups";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { type Choices, useChoices } from "../../../../shared/calls/use-choices.ts";

/** Category, then its skills, then the skill's sub-skills. */
export function useWorkChoices({ category, skill }: { category: string; skill: string }) {
  const categories = useChoices("all", (_, signal) => callApi(listCategories, { signal }));
  const skills = useChoices(findId(categories, category), (categoryId, signal) =>
    callApi(listSkills, { params: { categoryId }, signal }),
  );
  const subSkills = useChoices(skill || undefined, (skills, signal) =>
    callApi(listSubSkills, { params: { skills }, signal }),
  );
  return { categories, skills, subSkills };
}

/** City, then its areas. */
export function usePlaceChoices({ city }: { city: string }) {
  const cities = useChoices("all", (_, signal) => callApi(listCities, { signal }));
  const areas = useChoices(findId(cities, city), (cityId, signal) =>
    callApi(listAreas, { params: { cityId }, signal }),
  );
  return { cities, areas };
}

function findId({ items }: Choices<{ id: number; name: string }>, chosen: string): number | undefined {
  return items.find(({ name }) => name === chosen)?.id;
}
