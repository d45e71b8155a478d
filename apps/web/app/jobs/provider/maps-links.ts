import type { Job } from "@hunarmand/api/jobs/job";
import type { Position } from "../../shared/maps/location-map.tsx";
import { mapsLink } from "../../shared/maps/maps-link.ts";
import { getName, joinParts } from "../../shared/texts/names.ts";

type Place = Pick<Job, "address" | "area" | "city" | "pinLocationLatitude" | "pinLocationLongitude">;

/** Returns the customer's pin, if there is one. */
export function findPin({ pinLocationLatitude, pinLocationLongitude }: Place): Position | undefined {
  if (pinLocationLatitude === null || pinLocationLongitude === null) return undefined;
  return { latitude: pinLocationLatitude, longitude: pinLocationLongitude };
}

/** The address with English names, for maps and for what is sent. */
export const fullAddress = (place: Place): string => listAddress(place).join(", ");

/** The address for screens: area and city in the reader's language. */
export function shownAddress(place: Place): string {
  const [address, ...rest] = listAddress(place);
  return joinParts([address, ...rest.map(getName)]);
}

/** Most people type the area into their address. */
function listAddress({ address, area, city }: Place): string[] {
  return [address, ...[area, city].filter((name) => !address.toLowerCase().includes(name.toLowerCase()))];
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
