import { listAreas, listCategories, listCities, listSkills, listSubSkills } from "@hunarmand/contract/lookups";
import { useEffect } from "react";
import { callApi } from "../shared/call-api.ts";
import { pruneChoices } from "./prune-choices.ts";
import type { SignupContractForm } from "./signup-fields.ts";
import { useChoices } from "./use-choices.ts";

/** The five lists of the signup form, each following the choice before it, with choices that no longer fit removed. */
export function useSignupChoices({ form }: SignupContractForm) {
  const { City, Area, Category, Skill, SubSkill } = form.values;
  const cities = useChoices("all", (signal) => callApi(listCities, { signal }));
  const categories = useChoices("all", (signal) => callApi(listCategories, { signal }));
  const cityId = cities.items.find(({ name }) => name === City)?.id;
  const categoryId = categories.items.find(({ name }) => name === Category)?.id;
  const areas = useChoices(toKey(cityId), (signal) => callApi(listAreas, { params: idParam({ cityId }), signal }));
  const skills = useChoices(toKey(categoryId), (signal) =>
    callApi(listSkills, { params: idParam({ categoryId }), signal }),
  );
  const subSkills = useChoices(Skill.join(), (signal) =>
    callApi(listSubSkills, { params: { skills: Skill.join() }, signal }),
  );

  const prune = (name: "Skill" | "SubSkill", chosen: readonly string[], offered: readonly string[]) => {
    const kept = pruneChoices(chosen, offered);
    if (kept !== chosen) form.setFieldValue(name, [...kept]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list can make a choice unfit
  useEffect(() => {
    if (Area !== "" && !areas.loading && !areas.items.some(({ name }) => name === Area)) form.setFieldValue("Area", "");
  }, [areas]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!skills.loading) prune("Skill", Skill, skills.items);
  }, [skills]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!subSkills.loading) prune("SubSkill", SubSkill, subSkills.items);
  }, [subSkills]);
  return { cities, areas, categories, skills, subSkills };
}

export type SignupChoices = ReturnType<typeof useSignupChoices>;

function toKey(id: number | undefined): string {
  return id === undefined ? "" : String(id);
}

/** The contract's type asks for both ids of its two calls; each takes only its own. */
function idParam(param: { cityId?: unknown; categoryId?: unknown }) {
  return param as { cityId: unknown; categoryId: unknown };
}
