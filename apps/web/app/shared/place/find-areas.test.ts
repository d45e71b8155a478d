import { expect, it } from "vitest";
import { findArea, findAreas } from "./find-areas.ts";

const areas = ["F-10", "G-9", "G-10", "G-11", "Bahria Town", "Blue Area", "DHA Phase 1"].map((name) => ({ name }));
const names = (typed: string) => findAreas(areas, typed).map(({ name }) => name);

it("an area is found without its dash, in any letter case", () => {
  for (const typed of ["G-9", "g9", " g 9 "]) expect(findArea(areas, typed)?.name).toBe("G-9");
  expect(findArea(areas, "G")).toBeUndefined();
  expect(findArea(areas, "")).toBeUndefined();
});

it("areas that begin with the typed text are before areas that contain it", () => {
  expect(names("b")).toEqual(["Bahria Town", "Blue Area"]);
  expect(names("1")).toEqual(["F-10", "G-10", "G-11", "DHA Phase 1"]);
  expect(names("a")).toEqual(["Bahria Town", "Blue Area", "DHA Phase 1"]);
  expect(names("town")).toEqual(["Bahria Town"]);
  expect(names("xyz")).toEqual([]);
  expect(names("-")).toEqual([]);
});

it("an area is found by its name in the reader's language, and by the English one", () => {
  const known = [{ name: "Blue Area", label: "بلیو ایریا" }];
  for (const typed of ["بلیو ایریا", "blue area"]) expect(findArea(known, typed)?.name).toBe("Blue Area");
  for (const typed of ["بلیو", "blue", "ایریا"]) expect(findAreas(known, typed)).toEqual(known);
});

it("at most six areas are shown", () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `G-${index}` }));
  expect(findAreas(many, "g")).toHaveLength(6);
});
