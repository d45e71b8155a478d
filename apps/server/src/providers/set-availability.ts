import type * as api from "@hunarmand/api/providers/providers";
import { asOpenAccount } from "../domain/account/hold-open-account.ts";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";

export const setAvailability: UseCase<typeof api.setAvailability> = async ({ db }, caller, { body }) => {
  const { available } = body;
  const { accountId } = caller;
  await asOpenAccount(db, accountId, (transaction) =>
    transaction.updateTable("providers").set({ isAvailable: available }).where("accountId", "=", accountId).execute(),
  );
  return { message: available ? getReplies().availabilityOn : getReplies().availabilityOff, available };
};
