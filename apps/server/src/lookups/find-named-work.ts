import type * as api from "@hunarmand/api/lookups/lookups";
import type { UseCase } from "../http/serve.ts";
import { selectSkill } from "./nearby/nearby.queries.ts";

export const findNamedWork: UseCase<typeof api.findNamedWork> = async ({ db, workWords }, _caller, { body }) => {
  const skill = await selectSkill(db, body.skill);
  const named = skill && (await workWords.findNamed(skill.id, body.words));
  return { subSkill: named?.name ?? null };
};
