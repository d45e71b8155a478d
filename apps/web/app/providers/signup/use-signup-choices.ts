import { listAreas, listCategories, listCities, listSkills, listSubSkills } from "@hunarmand/api/lookups/lookups";
import { useEffect } from "react";
import { callApi } from "../../shared/calls/call-api.ts";
import { useChoices } from "../../shared/calls/use-choices.ts";
import { pruneChoices } from "./prune-choices.ts";
import type { SignupContractForm } from "./signup-fields.ts";

/**
 * The five lists of the signup form. Each depends on the choice before it, and choices that no longer fit are removed.
 */
export function useSignupChoices({ form }: SignupContractForm) {
  const { City, Area, Category, Skill, SubSkill } = form.values;
  const cities = useChoices("all", (_, signal) => callApi(listCities, { signal }));
  const categories = useChoices("all", (_, signal) => callApi(listCategories, { signal }));
  const cityId = cities.items.find(({ name }) => name === City)?.id;
  const categoryId = categories.items.find(({ name }) => name === Category)?.id;
  const areas = useChoices(cityId, (cityId, signal) => callApi(listAreas, { params: { cityId }, signal }));
  const skills = useChoices(categoryId, (categoryId, signal) =>
    callApi(listSkills, { params: { categoryId }, signal }),
  );
  const subSkills = useChoices(Skill.join() || undefined, (skills, signal) =>
    callApi(listSubSkills, { params: { skills }, signal }),
  );

  const prune = (name: "Skill" | "SubSkill", chosen: readonly string[], offered: readonly string[]) => {
    const kept = pruneChoices(chosen, offered);
    if (kept !== chosen) form.setFieldValue(name, [...kept]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new list can invalidate a choice
  useEffect(() => {
    if (Area !== "" && !areas.loading && !areas.items.some(({ name }) => name === Area)) form.setFieldValue("Area", "");
  }, [areas.items, areas.loading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!skills.loading) prune("Skill", Skill, skills.items);
  }, [skills.items, skills.loading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!subSkills.loading) prune("SubSkill", SubSkill, subSkills.items);
  }, [subSkills.items, subSkills.loading]);
  return { cities, areas, categories, skills, subSkills };
}

export type SignupChoices = ReturnType<typeof useSignupChoices>;
