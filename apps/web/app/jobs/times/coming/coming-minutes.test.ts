import { expect, it } from "vitest";
import { listComingChoices, toComing } from "./coming-minutes.ts";

const far = { distanceBand: "same-city", distanceKm: null, areasApartKm: null } as const;
const minutes = [20, 30, 45, 60];
/** Pakistan is five hours ahead. */
const [byDay, lateEvening, night] = ["2026-05-01T10:00:00Z", "2026-05-01T18:30:00Z", "2026-05-01T20:10:30Z"];

it.each([
  ["in the own area", { ...far, distanceBand: "same-area" }, 30],
  ["3 to 6 km away", { ...far, distanceKm: { from: 3, to: 6 } }, 45],
  ["an area about 4 km away", { ...far, areasApartKm: 4 }, 30],
  ["an area about 20 km away", { ...far, areasApartKm: 20 }, 60],
  ["over the last band of kilometres", { ...far, distanceBand: "same-area", distanceKm: { from: 20, to: null } }, 60],
  ["an unknown distance", far, 60],
] as const)("by day the first choice fits the distance: %s", (_name, offer, first) => {
  const at = new Date(Date.parse(byDay) + first * 60_000).toISOString();
  expect(listComingChoices(new Date(byDay), offer, [])).toEqual({
    minutes,
    later: null,
    isAfterOwnJob: false,
    first: { chip: `${first}`, at },
  });
});

it.each([lateEvening, night])("in the night it is 8 in the morning: %s", (now) => {
  const morning = "2026-05-02T03:00:00.000Z";
  expect(listComingChoices(new Date(now), far, [])).toEqual({
    ...{ minutes, later: morning, isAfterOwnJob: false },
    first: { chip: morning, at: morning },
  });
});

it.each([
  ["a job in an hour", ["2026-05-01T11:00:00Z"], "2026-05-01T13:00:00.000Z"],
  ["a job at work", [null], "2026-05-01T12:00:00.000Z"],
  ["one that is past", ["2026-05-01T08:00:00Z"], "2026-05-01T12:00:00.000Z"],
  ["two after each other", ["2026-05-01T14:07:00Z", "2026-05-01T11:00:00Z"], "2026-05-01T16:10:00.000Z"],
])("the first choice is the first time that the own jobs leave, at full five minutes: %s", (_name, busy, at) => {
  const { later, first, isAfterOwnJob } = listComingChoices(new Date(byDay), far, busy);
  expect([later, first]).toEqual([at, { chip: at, at }]);
  expect(isAfterOwnJob).toBe(true);
});

it("own jobs that leave the usual time change nothing, nor do some that leave none in 12 hours", () => {
  expect(listComingChoices(new Date(byDay), far, ["2026-05-01T13:30:00Z"]).later).toBeNull();
  const full = [0, 2, 4, 6, 8, 10, 11].map((hours) => new Date(Date.parse(byDay) + hours * 3_600_000).toISOString());
  expect(listComingChoices(new Date(byDay), far, full).first.chip).toBe("60");
});

it("a tapped chip is a clock time at full five minutes, rounded up", () => {
  expect(toComing("20", new Date("2026-05-01T10:02:30Z"))).toEqual({ chip: "20", at: "2026-05-01T10:25:00.000Z" });
});
