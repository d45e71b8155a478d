import type * as contract from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { selectSkills } from "./lookups.queries.ts";

export const listSkills: UseCase<typeof contract.listSkills> = async ({ db }, _caller, { params }) =>
  (await selectSkills(db, params.categoryId)).map(({ name }) => name);
