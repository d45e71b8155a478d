import { measureDistanceMeters, type Position } from "@hunarmand/api/jobs/distance";
import { limits } from "@hunarmand/api/limits";

/** A position from the phone. */
export interface Fix extends Position {
  accuracyMeters: number;
}

export interface ArrivalCheck {
  /** Rounded up, so that a disabled button is never beside "50 m". */
  shownMeters: number;
  isWithinRange: boolean;
  /** Whether only a rough position may keep the button closed. Who is far away has to go closer first. */
  isTooRough: boolean;
}

/** Returns whether the arrival can be marked from here. Only the distance decides, as on the server. */
export function checkArrival(fix: Fix, customer: Position): ArrivalCheck {
  const distanceMeters = measureDistanceMeters(fix, customer);
  return {
    shownMeters: Math.ceil(distanceMeters),
    isWithinRange: distanceMeters <= limits.arrivalRadiusMeters,
    isTooRough:
      fix.accuracyMeters > limits.arrivalRadiusMeters &&
      distanceMeters - fix.accuracyMeters <= limits.arrivalRadiusMeters,
  };
}
