import { expect, test } from "vitest";
import { toPakistanDay } from "./pakistan-day.ts";

test("a day ends at midnight in Pakistan, five hours before midnight in UTC", () => {
  expect(toPakistanDay("2026-03-01T18:59:59Z")).toBe("2026-03-01");
  expect(toPakistanDay(new Date("2026-03-01T19:00:00Z"))).toBe("2026-03-02");
});
