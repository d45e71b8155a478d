import { expect, test } from "vitest";
import { formatCnic } from "./form-fields.tsx";

test.each([
  ["", ""],
  ["61101", "61101"],
  ["611011", "61101-1"],
  ["6110112345671", "61101-1234567-1"],
  ["61101-1234567-1999", "61101-1234567-1"],
  ["61101 abc 12", "61101-12"],
])("a CNIC typed as %j becomes %j", (typed, shown) => {
  expect(formatCnic(typed)).toBe(shown);
});
