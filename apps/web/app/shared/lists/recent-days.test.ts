import { expect, test } from "vitest";
import { recentDays } from "./recent-days.ts";

test("the recent days are thirty including today, by Pakistan's calendar", () => {
  expect(recentDays(new Date("2026-11-21T18:59:00Z"))).toEqual({ from: "2026-10-23", to: "2026-11-21" });
  expect(recentDays(new Date("2026-11-21T19:00:00Z"))).toEqual({ from: "2026-10-24", to: "2026-11-22" });
});
