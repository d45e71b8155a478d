import type { Position } from "../maps/location-map.tsx";

/** A place in a form; unknown values are empty strings. */
export interface TypedPlace {
  city: string;
  area: string;
  address: string;
  pinLocationLatitude: string;
  pinLocationLongitude: string;
}

type Typed = Pick<TypedPlace, "pinLocationLatitude" | "pinLocationLongitude">;

export function toPin({ pinLocationLatitude, pinLocationLongitude }: Typed): Position | undefined {
  if (pinLocationLatitude === "" || pinLocationLongitude === "") return undefined;
  return { latitude: Number(pinLocationLatitude), longitude: Number(pinLocationLongitude) };
}

export const toTypedPin = (pin: Position | undefined): Typed => ({
  pinLocationLatitude: pin ? String(pin.latitude) : "",
  pinLocationLongitude: pin ? String(pin.longitude) : "",
});

const capital = { latitude: 33.6844, longitude: 73.0479 };

/** Where the map opens without a pin. It is only the first view; the customer sets the pin. */
const cityCentres: Readonly<Record<string, Position>> = {
  Islamabad: capital,
  Rawalpindi: { latitude: 33.5973, longitude: 73.0479 },
  Lahore: { latitude: 31.5204, longitude: 74.3587 },
  Karachi: { latitude: 24.8607, longitude: 67.0011 },
};

export function findCityCentre(city: string): Position {
  return cityCentres[city] ?? capital;
}
