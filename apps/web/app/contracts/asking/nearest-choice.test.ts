import { expect, test } from "vitest";
import { findNearestCount, findNearestDuration } from "./nearest-choice.ts";

test.each([
  [1, 1],
  [7, 5],
  [8, 10],
  [12, 10],
  [13, 15],
  [16, 15],
  [200, 30],
])("for %d handymen the nearest choice is %d", (handymen, choice) => {
  expect(findNearestCount(handymen)).toBe(choice);
});

test.each([
  [1, "1 Day"],
  [3, "2 Days"],
  [5, "1 Week"],
  [14, "1 Week"],
  [21, "1 Month"],
  [366, "1 Month"],
])("for %d days the nearest choice is %s", (days, choice) => {
  expect(findNearestDuration(days)).toBe(choice);
});
