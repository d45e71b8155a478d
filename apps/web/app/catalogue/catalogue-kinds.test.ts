import type { CatalogueKind } from "@hunarmand/api/catalogue/catalogue";
import { describe, expect, it } from "vitest";
import { entrySchema, type UrduField } from "./catalogue-kinds.ts";

const missing = (...[kind, isNew, entry, translated]: [CatalogueKind, boolean, object, UrduField[]?]) => {
  const { error } = entrySchema(kind, isNew, translated).safeParse({ name: "Solar Cleaning", ...entry });
  return error?.issues.map(({ path }) => path.join(".")) ?? [];
};

describe("an entry of the catalogue", () => {
  it("has the fields that its kind requires", () => {
    expect(missing("cities", true, { latitude: "" })).toEqual(["latitude", "longitude"]);
    expect(missing("areas", true, { parentId: "" })).toEqual(["parentId"]);
    expect(missing("skills", true, { parentId: "1" })).toEqual(["description", "priceFrom", "priceTo"]);
    expect(missing("sub-skills", true, { parentId: "3" })).toEqual([]);
  });

  it("may be without Urdu, but an Urdu text is changed and not removed", () => {
    expect(missing("areas", false, { urduName: "" })).toEqual([]);
    expect(missing("areas", false, { urduName: "" }, ["urduName"])).toEqual(["urduName"]);
    expect(missing("areas", false, { urduName: "Lahore" })).toEqual(["urduName"]);
    expect(missing("areas", false, { urduName: "لاہور" }, ["urduName"])).toEqual([]);
  });

  it("keeps its parent, and its price may be zero", () => {
    expect(missing("areas", false, {})).toEqual([]);
    expect(missing("skills", false, { description: "Free", priceFrom: "0", priceTo: "0" })).toEqual([]);
  });
});
