import { expect, it } from "vitest";
import { listComingChoices } from "./coming-minutes.ts";

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
  expect(listComingChoices(new Date(byDay), offer)).toEqual({ minutes, morning: null, first });
});

it.each([
  [lateEvening, "2026-05-02T03:00:00.000Z", 510],
  [night, "2026-05-02T03:00:00.000Z", 410],
])("in the night it is 8 in the morning: %s", (now, morning, first) => {
  expect(listComingChoices(new Date(now), far)).toEqual({ minutes, morning, first });
});
