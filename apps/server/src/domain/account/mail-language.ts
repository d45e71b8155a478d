import type { Language } from "@hunarmand/texts/catalogue";
import type { Database } from "../../database/database.ts";

/** Returns the language of mails to this person. */
export async function getMailLanguage(db: Database, accountId: string): Promise<Language> {
  const account = await db.selectFrom("accounts").select("language").where("id", "=", accountId).executeTakeFirst();
  return account?.language ?? "en";
}
