import type { Database } from "../database/database.ts";
import { invalidField } from "../values/app-error.ts";

/**
 * Returns the skills of the catalogue with these names. Two categories may have skills of the same name.
 * @throws AppError invalid-input for `field` if a trade is no skill of the catalogue
 */
export async function findTrades(db: Database, names: readonly string[], field: string) {
  const wanted = [...new Set(names)];
  if (wanted.length === 0) return [];
  const found = await db
    .selectFrom("skills")
    .select(["id", "name"])
    .where("name", "in", wanted)
    .orderBy("id")
    .execute();
  if (new Set(found.map(({ name }) => name)).size < wanted.length) throw invalidField(field, "trades-choice");
  return found;
}
