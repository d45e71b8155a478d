import type { KeptAddress } from "@hunarmand/api/customers/addresses";
import type { TypedPlace } from "../../../../shared/place/pin.ts";

/** As it would be typed: the landmark is a line of the address that the handyman reads. */
export const toPlace = ({ city, area, address, landmark, ...pin }: KeptAddress): TypedPlace => ({
  city,
  area,
  address: landmark ? `${address}\n${landmark}` : address,
  pinLocationLatitude: String(pin.pinLocationLatitude ?? ""),
  pinLocationLongitude: String(pin.pinLocationLongitude ?? ""),
});

/** The kept address that is typed here, to the letter. */
export const findKept = (kept: readonly KeptAddress[], values: TypedPlace): KeptAddress | undefined =>
  kept.find((address) =>
    Object.entries(toPlace(address)).every(([name, value]) => values[name as keyof TypedPlace] === value),
  );
