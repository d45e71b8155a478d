import { home } from "./job-replies.ts";

const degreesPerMeter = 1 / 111_195;

/**
 * Sets the browser's position so many metres north of the customer. "refused": no permission. Undefined: no
 * geolocation.
 */
export function standAt(meters: number | "refused" | undefined): void {
  const value = meters === undefined ? undefined : { getCurrentPosition: findPosition(meters) };
  Object.defineProperty(navigator, "geolocation", { value, configurable: true });
}

const findPosition =
  (meters: number | "refused") =>
  (found: PositionCallback, failed: PositionErrorCallback): void => {
    if (meters === "refused") {
      failed({ code: 1 } as GeolocationPositionError);
      return;
    }
    const coords = { latitude: home.latitude + meters * degreesPerMeter, longitude: home.longitude, accuracy: 8 };
    found({ coords } as GeolocationPosition);
  };
