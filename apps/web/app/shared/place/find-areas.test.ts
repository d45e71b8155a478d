import { expect, it } from "vitest";
import { findArea, findAreas, findMeantArea } from "./find-areas.ts";

it("Urdu letters find an area, also as an Arabic keyboard writes them", () => {
  const inUrdu = [
    { name: "Karim Park", label: "کریم پارک" },
    { name: "Saddar", label: "صدر" },
    { name: "Abpara", label: "آبپارہ" },
  ];
  const findNames = (typed: string) => findAreas(inUrdu, typed).map(({ name }) => name);
  expect([findNames("ص"), findNames("كري"), findNames("اب")]).toEqual([["Saddar"], ["Karim Park"], ["Abpara"]]);
});

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

const towns = ["Satellite Town", "Bahria Town", "G-9", "G-10", "Chaklala Scheme 3"].map((name) => ({ name }));

it("a misspelled area is found, but a sector is never taken for another one", () => {
  const find = (typed: string) => findAreas(towns, typed).map(({ name }) => name);
  for (const typed of ["satelite town", "Sattelite", "satellit"]) expect(find(typed)).toEqual(["Satellite Town"]);
  expect(find("bharia town")).toEqual(["Bahria Town"]);
  expect(find("chaklla")).toEqual(["Chaklala Scheme 3"]);
  for (const typed of ["G-8", "G-19", "xyzxyz"]) expect(find(typed)).toEqual([]);
});

it("the only area that a text can mean is meant by it, also with a block behind it; a misspelled one is asked for", () => {
  for (const typed of ["satellite", "Satellite Town, Block F"])
    expect(findMeantArea(towns, typed)?.name).toBe("Satellite Town");
  expect(findMeantArea(towns, "town")).toBeUndefined();
  expect(findMeantArea(towns, "sat")).toBeUndefined();
  expect(findMeantArea(towns, "satelite")).toBeUndefined();
  for (const typed of ["g9", "G-9/2", "g-9 markaz"]) expect(findMeantArea(towns, typed)?.name).toBe("G-9");
  expect(findMeantArea(towns, "g-91")).toBeUndefined();
});
