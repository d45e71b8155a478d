import type * as api from "@hunarmand/api/lookups/lookups";
import type * as namedWork from "@hunarmand/api/lookups/named-work";
import type { UseCase } from "../http/serve.ts";
import { toPkr } from "../values/money.ts";
import { selectExactPrices, selectExamples } from "./lookups.queries.ts";
import { selectSkill } from "./nearby/nearby.queries.ts";

/** Three are read at a glance. */
const examplesMost = 3;

export const searchWork: UseCase<typeof api.searchWork> = async ({ db, workWords }, _caller, { query }) => {
  const works = await (query.for === "crew" ? workWords.findForCrew(query.words) : workWords.find(query.words));
  const exactPrices = await selectExactPrices(
    db,
    works.flatMap(({ exactWork }) => exactWork?.id ?? []),
  );
  const examples = await selectExamples(
    db,
    works.map(({ skill }) => skill),
    examplesMost,
  );
  return works.map(({ category, skill, exactWork, priceFromPaisa, priceToPaisa }) => {
    const exact = exactPrices.find(({ subSkillId }) => subSkillId === exactWork?.id);
    return {
      category,
      skill,
      subSkill: exactWork?.name ?? null,
      priceFrom: toPkr(exact?.fromPaisa ?? priceFromPaisa),
      priceTo: toPkr(exact?.toPaisa ?? priceToPaisa),
      examples: examples.get(skill) ?? [],
    };
  });
};

export const findNamedWork: UseCase<typeof namedWork.findNamedWork> = async ({ db, workWords }, _caller, { body }) => {
  const skill = await selectSkill(db, body.skill);
  const named = skill && (await workWords.findNamed(skill.id, body.words));
  return { subSkill: named?.name ?? null };
};
