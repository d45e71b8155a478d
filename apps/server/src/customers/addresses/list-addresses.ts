import type * as api from "@hunarmand/api/customers/addresses";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectAddresses } from "./addresses.queries.ts";

export const listAddresses: UseCase<typeof api.listAddresses> = async (services, caller, { query }) => {
  const { limit } = query;
  const place = { accountId: caller.accountId, limit, cursor: decodeCursor(query.cursor) };
  return pageOf(await selectAddresses(services, place), limit, {
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
    item: ({ id, label, city, area, address, landmark, latitude, longitude }) => ({
      ...{ id, label, city, area, address, landmark },
      pinLocationLatitude: latitude,
      pinLocationLongitude: longitude,
    }),
  });
};
