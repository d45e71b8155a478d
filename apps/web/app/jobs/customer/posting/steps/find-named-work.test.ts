import { expect, test } from "vitest";
import { findNamedWork } from "./find-named-work.ts";

const plumbing = ["Tap and Mixer Repair", "Pipe Leakage Repair", "Drain Unblocking", "Flush Tank Repair"];

test.each([
  ["my tap is leeking", "Tap and Mixer Repair"],
  ["Drain, is full", "Drain Unblocking"],
  // Said of several.
  ["repair the tap and the pipe", undefined],
  ["please repair it", undefined],
  // No whole word, no word of the work, and too short ones.
  ["taper and more", undefined],
  ["a to b", undefined],
  ["", undefined],
])("a search for “%s” names %s", (words, found) => {
  expect(findNamedWork(words, plumbing)).toBe(found);
});
