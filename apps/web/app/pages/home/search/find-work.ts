import { listCategories, listSkills } from "@hunarmand/api/lookups/lookups";
import { callApi } from "../../../shared/calls/call-api.ts";

export interface Work {
  category: string;
  skill: string;
}

/** Every kind of work in the catalogue, in its order. */
export async function listWork(): Promise<Work[]> {
  const categories = await callApi(listCategories);
  const lists = await Promise.all(
    categories.map(async ({ id, name }) => {
      const skills = await callApi(listSkills, { params: { categoryId: id } });
      return skills.map((skill) => ({ category: name, skill }));
    }),
  );
  return lists.flat();
}
