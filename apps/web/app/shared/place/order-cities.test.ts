import { expect, test } from "vitest";
import { splitCities } from "./order-cities.ts";

test("cities are in one order, and others come after them as they were", () => {
  const cities = ["Karachi", "Multan", "Lahore", "Quetta", "Rawalpindi", "Islamabad"];
  const [all, none] = splitCities(cities, undefined);
  expect(none).toEqual([]);
  expect(all).toEqual([...["Islamabad", "Rawalpindi", "Lahore", "Karachi"], ...["Multan", "Quetta"]]);
});

test("cities where somebody does the work lead, and none is left out", () => {
  const cities = ["Karachi", "Lahore", "Rawalpindi", "Islamabad"];
  expect(splitCities(cities, ["Rawalpindi", "Islamabad"])).toEqual([
    ["Islamabad", "Rawalpindi"],
    ["Lahore", "Karachi"],
  ]);
  expect(splitCities(cities, []), "nobody does it anywhere").toEqual([
    ["Islamabad", "Rawalpindi", "Lahore", "Karachi"],
    [],
  ]);
});
