import { expect, test } from "vitest";
import { sayAgo } from "./ago.tsx";

const now = new Date("2026-03-10T12:00:00Z").getTime();

test.each([
  ["2026-03-10T11:48:00Z", "12 min"],
  ["2026-03-10T09:00:00Z", "3 hr"],
  ["2026-03-08T11:00:00Z", "2 days"],
  // A clock that is a little behind the server's.
  ["2026-03-10T12:00:20Z", "0 min"],
])("%s is so long ago: %s", (at, said) => {
  expect(sayAgo(at, now, "en")).toContain(said);
});

test("what is longer ago than a week is said by its day", () => {
  expect(sayAgo("2026-03-03T11:00:00Z", now, "en")).toBeUndefined();
});
