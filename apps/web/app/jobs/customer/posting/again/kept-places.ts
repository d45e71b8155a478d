import type { KeptAddress } from "@hunarmand/api/customers/addresses";
import type { TypedPlace } from "../../../../shared/place/pin.ts";

/** The form's values. The landmark is a line of the address that the handyman reads. */
export const toPlace = ({ city, area, address, landmark, ...pin }: KeptAddress): TypedPlace => ({
  city,
  area,
  address: landmark ? `${address}\n${landmark}` : address,
  pinLocationLatitude: String(pin.pinLocationLatitude ?? ""),
  pinLocationLongitude: String(pin.pinLocationLongitude ?? ""),
});

/** Returns the kept address that equals the typed one. */
export const findKept = (kept: readonly KeptAddress[], values: TypedPlace): KeptAddress | undefined =>
  kept.find((address) =>
    Object.entries(toPlace(address)).every(([name, value]) => values[name as keyof TypedPlace] === value),
  );
