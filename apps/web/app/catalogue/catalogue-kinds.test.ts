import type { CatalogueEntry, CatalogueKind } from "@hunarmand/api/catalogue/catalogue";
import { describe, expect, it } from "vitest";
import { entrySchema } from "./catalogue-kinds.ts";

const missingOf = (typed: object, kind: CatalogueKind, entry?: object) => {
  const { error } = entrySchema(kind, entry as CatalogueEntry | undefined).safeParse({ name: "Cleaning", ...typed });
  return [...new Set(error?.issues.map(({ path }) => path.join(".")))];
};
const missing = (kind: CatalogueKind, typed: object) => missingOf(typed, kind);
const missingAgain = (kind: CatalogueKind, typed: object, entry: object = {}) => missingOf(typed, kind, entry);

describe("an entry of the catalogue", () => {
  it("has the fields that its kind requires", () => {
    expect(missing("cities", { latitude: "" })).toEqual(["latitude", "longitude"]);
    expect(missing("areas", { parentId: "" })).toEqual(["parentId"]);
    expect(missing("skills", { parentId: "1" })).toEqual(["description", "priceFrom", "priceTo"]);
    expect(missing("sub-skills", { parentId: "3" })).toEqual([]);
  });

  it("may be without Urdu, but an Urdu text is changed and not removed", () => {
    expect(missingAgain("areas", { urduName: "" })).toEqual([]);
    expect(missingAgain("areas", { urduName: "" }, { urduName: "لاہور" })).toEqual(["urduName"]);
    expect(missingAgain("areas", { urduName: "Lahore" })).toEqual(["urduName"]);
    expect(missingAgain("areas", { urduName: "لاہور" }, { urduName: "لاہو" })).toEqual([]);
  });

  it("keeps its parent, and its price may be zero", () => {
    expect(missingAgain("areas", {})).toEqual([]);
    expect(missingAgain("skills", { description: "Free", priceFrom: "0", priceTo: "0" })).toEqual([]);
  });

  it("has both ends of a price, and a sub-skill may be without", () => {
    const band = { priceFrom: 1_000, priceTo: 2_000 };
    expect(missing("sub-skills", { parentId: "3", priceFrom: "1000" })).toEqual(["priceTo"]);
    expect(missingAgain("sub-skills", { priceFrom: "", priceTo: "" })).toEqual([]);
    expect(missingAgain("sub-skills", { priceFrom: "", priceTo: "" }, band)).toEqual(["priceFrom", "priceTo"]);
    expect(missingAgain("sub-skills", { priceFrom: "900", priceTo: "800" }, band)).toEqual(["priceTo"]);
  });
});
