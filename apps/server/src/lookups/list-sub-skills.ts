import type * as api from "@hunarmand/api/lookups/lookups";
import { splitNames } from "../domain/catalogue/choices.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { selectSubSkills } from "./lookups.queries.ts";

export const listSubSkills: UseCase<typeof api.listSubSkills> = async ({ db }, _caller, { params }) => {
  const skills = splitNames(params.skills);
  return skills.length === 0 ? [] : (await selectSubSkills(db, skills)).map(({ name }) => name);
};
