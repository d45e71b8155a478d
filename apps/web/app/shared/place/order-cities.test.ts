import { expect, test } from "vitest";
import { orderCities } from "./order-cities.ts";

test("cities are in one order, and others come after them as they were", () => {
  const cities = ["Karachi", "Multan", "Lahore", "Quetta", "Rawalpindi", "Islamabad"];
  expect(orderCities(cities, (city) => city)).toEqual([
    ...["Islamabad", "Rawalpindi", "Lahore", "Karachi"],
    ...["Multan", "Quetta"],
  ]);
});
