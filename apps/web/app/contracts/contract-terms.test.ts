import { expect, test } from "vitest";
import { firstDayOf } from "./contract-terms.ts";

const started = (at: string) => ({
  history: [{ kind: "activated" as const, at, by: "office" as const, member: null, reason: null }],
});
const proposal = { startDate: "2026-12-07", requestedDate: "2026-11-28T08:00:00.000Z" };

test("the work begins on its wished day, also when the office starts the contract before it", () => {
  expect(firstDayOf(proposal)).toBe("2026-12-07");
  expect(firstDayOf({ ...proposal, ...started("2026-11-30T08:00:00.000Z") })).toBe("2026-12-07");
});

test("work that the office starts later begins then, and work without a wished day with its start or proposal", () => {
  expect(firstDayOf({ ...proposal, ...started("2026-12-09T08:00:00.000Z") })).toBe("2026-12-09");
  expect(firstDayOf({ ...proposal, startDate: null, ...started("2026-11-30T08:00:00.000Z") })).toBe("2026-11-30");
  expect(firstDayOf({ ...proposal, startDate: null })).toBe("2026-11-28");
});
