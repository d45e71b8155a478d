import type * as api from "@hunarmand/api/contracts/crew/own-crews";
import { decodeCursor, pageOf } from "../../http/replies/page.ts";
import type { UseCase } from "../../http/serve.ts";
import { selectOwnCrews } from "./crew.queries.ts";

export const listOwnCrews: UseCase<typeof api.listOwnCrews> = async ({ db }, { accountId }, { query }) => {
  const { limit, cursor } = query;
  const rows = await selectOwnCrews(db, { accountId, limit, cursor: decodeCursor(cursor) });
  return pageOf(rows, limit, {
    place: ({ addedAt, contractId }) => ({ at: addedAt, id: contractId }),
    item: ({ addedAt, phone, ...crew }) => ({ ...crew, phoneNumber: phone, addedDate: addedAt.toISOString() }),
  });
};
