import type * as contract from "@hunarmand/api/providers/providers";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";

export const setAvailability: UseCase<typeof contract.setAvailability> = async ({ db }, caller, { body }) => {
  const { available } = body;
  await db.updateTable("providers").set({ isAvailable: available }).where("accountId", "=", caller.accountId).execute();
  return { message: available ? getReplies().availabilityOn : getReplies().availabilityOff, available };
};
