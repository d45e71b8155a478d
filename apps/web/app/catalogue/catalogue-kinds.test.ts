import { describe, expect, it } from "vitest";
import { entrySchema } from "./catalogue-kinds.ts";

const missing = (...[kind, isNew, entry]: [...Parameters<typeof entrySchema>, object]) => {
  const { error } = entrySchema(kind, isNew).safeParse({ name: "Solar Cleaning", ...entry });
  return error?.issues.map(({ path }) => path.join(".")) ?? [];
};

describe("an entry of the catalogue", () => {
  it("has the fields that its kind requires", () => {
    expect(missing("cities", true, { latitude: "" })).toEqual(["latitude", "longitude"]);
    expect(missing("areas", true, { parentId: "" })).toEqual(["parentId"]);
    expect(missing("skills", true, { parentId: "1" })).toEqual(["description", "priceFrom", "priceTo"]);
    expect(missing("sub-skills", true, { parentId: "3" })).toEqual([]);
  });

  it("keeps its parent, and its price may be zero", () => {
    expect(missing("areas", false, {})).toEqual([]);
    expect(missing("skills", false, { description: "Free", priceFrom: "0", priceTo: "0" })).toEqual([]);
  });
});
