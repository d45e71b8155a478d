import type * as api from "@hunarmand/api/account/language";
import type { UseCase } from "../http/serve.ts";
import { getReplies } from "../values/replies.ts";

export const setOwnLanguage: UseCase<typeof api.setOwnLanguage> = async ({ db }, { accountId }, { body }) => {
  await db.updateTable("accounts").set({ language: body.language }).where("id", "=", accountId).execute();
  return { message: getReplies().languageSaved };
};
