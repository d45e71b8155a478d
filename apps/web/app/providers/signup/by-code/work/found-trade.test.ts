import { expect, test } from "vitest";
import { findCategories, findMainCategory, findSkills } from "./found-trade.ts";

const work = (category: string, skill: string) => ({
  category,
  skill,
  subSkill: null,
  priceFrom: 1_000,
  priceTo: 2_000,
});
const electrician = [
  work("Repairs", "Electrical Repair"),
  work("Installations", "Electrical Wiring"),
  work("Installations", "Fan and Lighting Installation"),
];

test("the category with the most found works is chosen, with only its works", () => {
  expect(findMainCategory(electrician)).toBe("Installations");
  expect(findSkills(electrician, "Installations")).toEqual(["Electrical Wiring", "Fan and Lighting Installation"]);
  expect(findCategories(electrician)).toEqual(["Repairs", "Installations"]);
});

test("of equal categories the one that was found best is chosen, and nothing found chooses nothing", () => {
  expect(findMainCategory(electrician.slice(0, 2))).toBe("Repairs");
  expect(findMainCategory([])).toBeUndefined();
});
