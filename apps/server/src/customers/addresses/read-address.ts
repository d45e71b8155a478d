import type { InputOf } from "@hunarmand/api/call";
import type * as api from "@hunarmand/api/customers/addresses";
import type { Database } from "../../database/database.ts";
import { getPlace } from "../../domain/catalogue/choices.queries.ts";
import { readPin } from "../../values/pin.ts";

/** Returns an address in its stored form. @throws AppError invalid-input naming the field */
export async function readAddress(db: Database, body: InputOf<typeof api.addAddress>["body"]) {
  const { label, address, landmark = null } = body;
  const { latitude = null, longitude = null } = readPin(body) ?? {};
  const place = await getPlace(db, body, { city: "city", area: "area" });
  return { label, address, landmark, latitude, longitude, ...place };
}
