import type { Database } from "../database/database.ts";
import { toPaisa } from "../money.ts";
import catalogue from "./catalogue.json" with { type: "json" };

/** Fills an empty catalogue with the one that ships; a catalogue that the office has touched stays as it is. */
export async function loadCatalogue(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const [first] = await transaction.selectFrom("cities").select("id").limit(1).execute();
    if (first) return;
    await loadPlaces(transaction);
    await loadTrades(transaction);
  });
}

async function loadPlaces(db: Database): Promise<void> {
  for (const { areas, ...city } of catalogue.cities) {
    const { id: cityId } = await db.insertInto("cities").values(city).returning("id").executeTakeFirstOrThrow();
    await db
      .insertInto("areas")
      .values(areas.map((name) => ({ cityId, name })))
      .execute();
  }
}

async function loadTrades(db: Database): Promise<void> {
  for (const { skills, ...category } of catalogue.categories) {
    const { id: categoryId } = await db
      .insertInto("categories")
      .values(category)
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const { subSkills, priceFromPkr, priceToPkr, name, description } of skills) {
      const { id: skillId } = await db
        .insertInto("skills")
        .values({
          categoryId,
          name,
          description,
          priceFromPaisa: toPaisa(priceFromPkr),
          priceToPaisa: toPaisa(priceToPkr),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("subSkills")
        .values(subSkills.map((subSkill) => ({ skillId, name: subSkill })))
        .execute();
    }
  }
}
