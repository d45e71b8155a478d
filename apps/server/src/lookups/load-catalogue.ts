import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { toPaisa } from "../values/money.ts";
import catalogue from "./catalogue.json" with { type: "json" };
import { loadAliases, loadExactAliases } from "./load-aliases.ts";
import { loadExactPrices } from "./load-exact-prices.ts";
import { loadUrduNames } from "./load-urdu-names.ts";
import { loadPeopleNames } from "./people/load-people-names.ts";

/** Fills an empty catalogue with the shipped one. A catalogue with entries only gets missing names in Urdu and of people, search words and exact prices. */
export async function loadCatalogue(db: Database): Promise<void> {
  if (!(await isFilled(db))) await fillCatalogue(db);
  await loadUrduNames(db);
  await loadPeopleNames(db);
  await loadAliases(db);
  await loadExactAliases(db);
  await loadExactPrices(db);
}

async function fillCatalogue(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // If several servers start at once on an empty database, one fills it and the others wait without a time-out.
    await sql`select set_config(name, '0', true) from unnest(array['statement_timeout', 'lock_timeout']) name`.execute(
      transaction,
    );
    await sql`lock table cities in share row exclusive mode`.execute(transaction);
    if (await isFilled(transaction)) return;
    await loadPlaces(transaction);
    await loadTrades(transaction);
  });
}

async function isFilled(db: Database): Promise<boolean> {
  const [first] = await db.selectFrom("cities").select("id").limit(1).execute();
  return first !== undefined;
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
        .values(subSkills.map(({ name }) => ({ skillId, name })))
        .execute();
    }
  }
}
