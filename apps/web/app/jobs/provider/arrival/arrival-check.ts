import { measureDistanceMeters, type Position } from "@hunarmand/api/jobs/distance";
import { limits } from "@hunarmand/api/limits";

/** A position as the phone reports it. */
export interface Fix extends Position {
  accuracyMeters: number;
}

export interface ArrivalCheck {
  /** Rounded up, so that nobody reads "50 m" beside a button that says no. */
  shownMeters: number;
  isWithinRange: boolean;
  isRough: boolean;
}

/** May the arrival be marked from here? Distance alone decides, as on the server. */
export function checkArrival(fix: Fix, customer: Position): ArrivalCheck {
  const distanceMeters = measureDistanceMeters(fix, customer);
  return {
    shownMeters: Math.ceil(distanceMeters),
    isWithinRange: distanceMeters <= limits.arrivalRadiusMeters,
    isRough: fix.accuracyMeters > limits.arrivalRadiusMeters,
  };
}
