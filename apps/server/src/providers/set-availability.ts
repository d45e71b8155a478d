import type * as api from "@hunarmand/api/providers/providers";
import { asOpenAccount } from "../domain/account/hold-open-account.ts";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";

/** docs/product.md P7 */
export const setAvailability: UseCase<typeof api.setAvailability> = async ({ db }, caller, { body }) => {
  const { available, workHours } = body;
  const { accountId } = caller;
  const changed = await asOpenAccount(db, accountId, (transaction) =>
    transaction
      .updateTable("providers")
      .set({ isAvailable: available, workHours })
      .where("accountId", "=", accountId)
      .returning("isAvailable")
      .executeTakeFirstOrThrow(),
  );
  const { availabilityOn, availabilityOff, hoursSaved } = getReplies();
  const message = available === undefined ? hoursSaved : available ? availabilityOn : availabilityOff;
  return { message, available: changed.isAvailable };
};
