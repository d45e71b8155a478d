import { listCategories, listSkills, listSubSkills } from "@hunarmand/api/lookups/lookups";
import { callApi } from "../../../../shared/calls/call-api.ts";
import { useChoices } from "../../../../shared/calls/use-choices.ts";
import { findId } from "../../../../shared/place/use-place-choices.ts";

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
