import type { Database } from "../../database/database.ts";
import { exactPrices } from "../../domain/catalogue/exact-prices.queries.ts";
import type { Services } from "../../services/services.ts";
import type { getJobChoices } from "./job-choices.ts";

type Choices = Awaited<ReturnType<typeof getJobChoices>>;

interface Words {
  description?: string | undefined;
  isOtherWork?: boolean | undefined;
}

/**
 * Returns the choices of a new job with the only sub-skill that its description names, if the customer has chosen none (docs/product.md C2).
 * They have read the usual price of the skill, so a dearer one is not taken.
 */
export async function nameWork(
  { db, workWords }: Pick<Services, "db" | "workWords">,
  choices: Choices,
  { description, isOtherWork }: Words,
): Promise<Choices> {
  if (choices.subSkillId !== null || isOtherWork || !description) return choices;
  const named = await workWords.findNamed(choices.skillId, description);
  return named && !(await isDearer(db, named.id)) ? { ...choices, subSkillId: named.id } : choices;
}

/** Whether the usual price of a sub-skill goes beyond that of its skill. */
async function isDearer(db: Database, subSkillId: number): Promise<boolean> {
  const dearer = await db
    .selectFrom(exactPrices.as("exact"))
    .innerJoin("skills as skill", "skill.id", "exact.skillId")
    .select("exact.subSkillId")
    .where("exact.subSkillId", "=", subSkillId)
    .whereRef("exact.toPaisa", ">", "skill.priceToPaisa")
    .executeTakeFirst();
  return dearer !== undefined;
}
