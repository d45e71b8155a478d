import { expect, it } from "vitest";
import { findArea, findAreas, findMeantArea, findNamedArea } from "./find-areas.ts";

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

it("an address names an area in whole words, and the longest name counts", () => {
  const known = ["G-9", "G-10", "DHA", "DHA Phase 2", "Satellite Town"].map((name) => ({ name }));
  const find = (address: string) => findNamedArea(known, address)?.name;
  for (const address of ["House 4, G-9/1", "h 4 g9/1", "G 9 Markaz, shop 3", "Street 9\nG-9-2"])
    expect(find(address)).toBe("G-9");
  expect(find("House 4, G-10/1")).toBe("G-10");
  expect(find("Plot 7, dha phase 2 extension")).toBe("DHA Phase 2");
  expect(find("House 31, satellite-town, Block F")).toBe("Satellite Town");
});

it("an address that names several areas, or only a part of a word, names none", () => {
  const known = ["G-9", "F-8", "Saddar"].map((name) => ({ name }));
  for (const address of ["G-9, near F-8", "House G, 9 Street", "G-91", "Saddarpur", "House 12", ""])
    expect(findNamedArea(known, address)).toBeUndefined();
  expect(findNamedArea([{ name: "Saddar", label: "صدر" }], "مکان 4، صدر")?.name).toBe("Saddar");
});

it("a long address is read in linear time", () => {
  const address = "g ".repeat(200_000);
  expect(findNamedArea([{ name: "G-9" }], address)).toBeUndefined();
});
