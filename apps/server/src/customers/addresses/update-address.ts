import type * as api from "@hunarmand/api/customers/addresses";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { changeAddress } from "./addresses.queries.ts";
import { readAddress } from "./read-address.ts";

export const updateAddress: UseCase<typeof api.updateAddress> = async ({ db }, { accountId }, input) => {
  const address = await readAddress(db, input.body);
  const isChanged = await asOpenAccount(db, accountId, (transaction) =>
    changeAddress(transaction, { id: input.params.id, accountId }, address),
  );
  if (!isChanged) throw new AppError("address-not-found");
  return { message: getReplies().updateAddress };
};
