import { describe, expect, it } from "vitest";
import { startPortal } from "../../test/portal.ts";
import catalogue from "./catalogue.json" with { type: "json" };
import { loadCatalogue } from "./load-catalogue.ts";

const portal = await startPortal();
const { db } = portal;

const subSkill = "Tap and Mixer Repair";
const readBand = async (name = subSkill) => {
  const row = await db
    .selectFrom("subSkills")
    .select(["priceFromPaisa", "priceToPaisa"])
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return [row.priceFromPaisa, row.priceToPaisa];
};
const setBand = (priceFromPaisa: number | null, priceToPaisa: number | null) =>
  db.updateTable("subSkills").set({ priceFromPaisa, priceToPaisa }).where("name", "=", subSkill).execute();

describe("the shipped prices of sub-skills", () => {
  it("exist for each, are narrower than two and a half times, and reach an empty catalogue", async () => {
    const all = catalogue.categories.flatMap(({ skills }) => skills.flatMap(({ subSkills }) => subSkills));
    expect(
      all.filter(({ priceFromPkr: from, priceToPkr: to }) => !(from > 0 && from < to && to <= from * 2.5)),
    ).toEqual([]);
    expect(await readBand()).toEqual([80_000, 180_000]);
  });

  it("fill a catalogue of an earlier version, and leave what the office wrote", async () => {
    await setBand(null, null);
    await loadCatalogue(db);
    expect(await readBand()).toEqual([80_000, 180_000]);
    await setBand(100_000, 150_000);
    await loadCatalogue(db);
    expect(await readBand()).toEqual([100_000, 150_000]);
  });

  it("do not fill a renamed sub-skill, nor one whose skill has another price", async () => {
    await setBand(null, null);
    await db.updateTable("subSkills").set({ name: "Tap Repair" }).where("name", "=", subSkill).execute();
    await loadCatalogue(db);
    expect(await readBand("Tap Repair")).toEqual([null, null]);
    await db.updateTable("subSkills").set({ name: subSkill }).where("name", "=", "Tap Repair").execute();
    await db.updateTable("skills").set({ priceToPaisa: 900_000 }).where("name", "=", "Plumbing Repair").execute();
    await loadCatalogue(db);
    expect(await readBand()).toEqual([null, null]);
  });
});
