import { describe, expect, it } from "vitest";
import { checkArrival } from "./arrival-check.ts";

const customer = { latitude: 33.6891, longitude: 73.0299 };
const earthRadiusMeters = 6_371_000;

/** Returns a position so many metres north of the customer. */
const standAt = (meters: number, accuracyMeters = 10) => ({
  latitude: customer.latitude + (meters / earthRadiusMeters) * (180 / Math.PI),
  longitude: customer.longitude,
  accuracyMeters,
});

describe("marking the arrival", () => {
  it.each([0, 30, 49.9])("is allowed at %f m", (meters) => {
    expect(checkArrival(standAt(meters), customer).isWithinRange).toBe(true);
  });

  it.each([50.1, 80, 5_000])("is refused at %f m", (meters) => {
    expect(checkArrival(standAt(meters), customer).isWithinRange).toBe(false);
  });

  it("never shows 50 m beside a disabled button", () => {
    expect(checkArrival(standAt(50.2), customer)).toMatchObject({ shownMeters: 51, isWithinRange: false });
  });

  it("is allowed with a poor accuracy, with a warning", () => {
    expect(checkArrival(standAt(20, 300), customer)).toMatchObject({ isWithinRange: true, isTooRough: true });
    expect(checkArrival(standAt(20, 12), customer).isTooRough).toBe(false);
  });

  it("asks for a better position only where the place may be nearer than it seems", () => {
    expect(checkArrival(standAt(120, 90), customer)).toMatchObject({ isWithinRange: false, isTooRough: true });
    expect(checkArrival(standAt(1_213, 90), customer)).toMatchObject({ isWithinRange: false, isTooRough: false });
  });
});
