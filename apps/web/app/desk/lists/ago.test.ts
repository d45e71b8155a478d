import { expect, test } from "vitest";
import { formatAgo, formatWhen } from "./ago.tsx";

const now = new Date("2026-03-10T12:00:00Z").getTime();

test.each([
  ["2026-03-10T11:48:00Z", "12 min"],
  ["2026-03-10T09:00:00Z", "3 hr"],
  ["2026-03-08T11:00:00Z", "2 days"],
  ["2026-03-10T11:59:10Z", "just now"],
  // This clock is a little behind the server's.
  ["2026-03-10T12:00:20Z", "just now"],
])("%s is shown as %s", (at, said) => {
  expect(formatAgo(at, now, "en")).toContain(said);
});

test("a time more than a week ago is shown as a day", () => {
  expect(formatAgo("2026-03-03T11:00:00Z", now, "en")).toBeUndefined();
});

test("a time less than a minute ahead is shown as in a minute", () => {
  expect(formatWhen("2026-03-10T12:00:20Z", now, "en")).toContain("in 1 min");
});
