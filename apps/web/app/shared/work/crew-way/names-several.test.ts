import { expect, test } from "vitest";
import { namesSeveral } from "./names-several.ts";

test.each([
  "I need 12 masons and 4 electricians in Rawalpindi",
  "2 plumber",
  "12mason",
  "\u06F1\u06F2 مستری",
  "mason 3, painter",
  "plumbers,12",
])("words with a whole number from 2 on may mean a crew: %s", (typed) => {
  expect(namesSeveral(typed)).toBe(true);
});

test.each(["plumber", "1 plumber", "AC 1.5 ton", "0.75 ton", "PKR 1,500", "03001234567", ""])(
  "one handyman is not a crew: %j",
  (typed) => {
    expect(namesSeveral(typed)).toBe(false);
  },
);
