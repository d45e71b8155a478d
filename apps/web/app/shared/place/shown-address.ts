import { getName, joinParts } from "../texts/names.ts";

interface Place {
  address: string;
  area: string;
  /** Left out where all addresses are in one city. */
  city?: string;
}

/** Returns the address with area and city, each once, in English: for maps and for what is sent. */
export const fullAddress = (place: Place): string => [place.address, ...listUnnamed(place)].join(", ");

/** Returns the same for screens: area and city are in the reader's language. Call it where `getName` may be called. */
export const shownAddress = (place: Place): string => joinParts([place.address, ...listUnnamed(place).map(getName)]);

/** Returns area and city unless the address names them: most people type the area, as in "House 12, G-9/3". */
function listUnnamed({ address, area, city = "" }: Place): string[] {
  return [area, city].filter((name) => name && !address.toLowerCase().includes(name.toLowerCase()));
}
