import type * as api from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { selectSkills } from "./lookups.queries.ts";

export const listSkills: UseCase<typeof api.listSkills> = async ({ db }, _caller, { params }) =>
  (await selectSkills(db, params.categoryId)).map(({ name }) => name);
