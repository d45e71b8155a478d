import { invalidField } from "./app-error.ts";

interface SentPin {
  pinLocationLatitude?: number | undefined;
  pinLocationLongitude?: number | undefined;
}

/** Both coordinates or neither. @throws AppError invalid-input naming the missing one */
export function readPin({ pinLocationLatitude: latitude, pinLocationLongitude: longitude }: SentPin) {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (latitude === undefined && longitude === undefined) return undefined;
  const missing = latitude === undefined ? "pinLocationLatitude" : "pinLocationLongitude";
  throw invalidField(missing, "coordinates-pair");
}
