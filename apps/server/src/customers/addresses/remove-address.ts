import type * as api from "@hunarmand/api/customers/addresses";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { deleteAddress } from "./addresses.queries.ts";

export const removeAddress: UseCase<typeof api.removeAddress> = async ({ db }, { accountId }, { params }) => {
  await deleteAddress(db, { id: params.id, accountId });
  return { message: getReplies().removeAddress };
};
