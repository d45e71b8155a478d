import type { Database } from "../../database/database.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export const selectProviderNotes = (db: Database, { providerId, limit, cursor }: PagePlace & { providerId: string }) =>
  db
    .selectFrom("providerNotes as note")
    .innerJoin("accounts as author", "author.id", "note.authorId")
    .select(["note.id", "note.words", "note.createdAt", "author.firstName", "author.lastName"])
    .where("note.providerId", "=", providerId)
    .$call((list) => newestFirst(list, ["note.createdAt", "note.id"], { limit, cursor }))
    .execute();
