import { expect, test } from "vitest";
import { namesSeveral } from "./names-several.ts";

test.each([
  "I need 12 masons and 4 electricians in Rawalpindi",
  "2 plumber and 1 electrician, 2 painters",
  "12mason",
  "\u06F1\u06F2 مستری",
  "mason 3, painter",
  "plumbers,12",
  "a dozen masons",
  "two masons and one painter, do plumber",
  "پانچ مستری",
])("words that name three or more may mean a crew: %s", (typed) => {
  expect(namesSeveral(typed)).toBe(true);
});

test.each([
  "plumber",
  "1 plumber",
  "2 fans",
  "two masons",
  "teen din se pani nahi",
  "do you repair fans",
  "my tap leaks, G-9/2",
  "tap in g9",
  "AC 1.5 ton",
  "0.75 ton",
  "PKR 1,500",
  "03001234567",
  "",
])("one or two things, a sector or an amount is no crew: %j", (typed) => {
  expect(namesSeveral(typed)).toBe(false);
});
