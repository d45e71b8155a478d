import type { Database } from "../../database/database.ts";
import { newestFirst, type PagePlace } from "../../http/replies/page.ts";

export const selectJobNotes = (db: Database, { jobId, limit, cursor }: PagePlace & { jobId: string }) =>
  db
    .selectFrom("jobNotes as note")
    .innerJoin("accounts as author", "author.id", "note.authorId")
    .select(["note.id", "note.words", "note.createdAt", "author.firstName", "author.lastName"])
    .where("note.jobId", "=", jobId)
    .$call((list) => newestFirst(list, ["note.createdAt", "note.id"], { limit, cursor }))
    .execute();

/** Returns the job if people may write about it: a note about an erased customer would never be erased. */
export const findNotableJob = (db: Database, jobId: string) =>
  db
    .selectFrom("jobs as job")
    .innerJoin("accounts as customer", "customer.id", "job.customerId")
    .select("job.id")
    .where("job.id", "=", jobId)
    .where("customer.erasedAt", "is", null)
    .executeTakeFirst();
