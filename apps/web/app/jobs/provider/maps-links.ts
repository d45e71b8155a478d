import type { Job } from "@hunarmand/api/jobs/job";
import type { Position } from "../../shared/maps/location-map.tsx";
import { mapsLink } from "../../shared/maps/maps-link.ts";
import { fullAddress } from "../../shared/place/shown-address.ts";

type Place = Pick<Job, "address" | "area" | "city" | "pinLocationLatitude" | "pinLocationLongitude">;

/** Returns the customer's pin, if there is one. */
export function findPin({ pinLocationLatitude, pinLocationLongitude }: Place): Position | undefined {
  if (pinLocationLatitude === null || pinLocationLongitude === null) return undefined;
  return { latitude: pinLocationLatitude, longitude: pinLocationLongitude };
}

/** Returns a search link for the maps app, by the pin or else by the address. */
export function searchLink(job: Place): string {
  const pin = findPin(job);
  return pin
    ? mapsLink(pin)
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(fullAddress(job))}`;
}

/** Returns a link with the route from the phone's position. */
export function directionsLink(job: Place): string {
  const pin = findPin(job);
  const destination = pin ? `${pin.latitude},${pin.longitude}` : encodeURIComponent(fullAddress(job));
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
