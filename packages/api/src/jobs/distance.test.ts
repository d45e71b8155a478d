import { describe, expect, it } from "vitest";
import { measureDistanceMeters } from "./distance.ts";

describe("the distance between two points", () => {
  it("is zero at the same point", () => {
    const point = { latitude: 33.6891, longitude: 73.0299 };
    expect(measureDistanceMeters(point, point)).toBe(0);
  });

  it("is 111.19 km for a degree of latitude, with the spec's earth radius of 6371000 m", () => {
    const distance = measureDistanceMeters({ latitude: 33, longitude: 73 }, { latitude: 34, longitude: 73 });
    expect(distance).toBeCloseTo((Math.PI / 180) * 6_371_000, 3);
  });

  it("is half the earth's circumference at the opposite point", () => {
    const distance = measureDistanceMeters({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 });
    expect(distance).toBeCloseTo(Math.PI * 6_371_000, 3);
  });

  it("distinguishes 30 m from 80 m", () => {
    const home = { latitude: 33.6891, longitude: 73.0299 };
    expect(measureDistanceMeters({ ...home, latitude: 33.68937 }, home)).toBeLessThan(50);
    expect(measureDistanceMeters({ ...home, latitude: 33.68982 }, home)).toBeGreaterThan(50);
  });
});
