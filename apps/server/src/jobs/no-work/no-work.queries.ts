import type { Database } from "../../database/database.ts";
import { type Caller, isOffice } from "../../services/login/caller.ts";

/** Returns what ending a job without work depends on, for its two sides and the office. */
export const findEndable = (db: Database, jobId: string, caller: Caller) =>
  db
    .selectFrom("jobs")
    .select(["status", "pricePaisa", "cancelledBy", "noWorkReason", "startedByCode"])
    .where("id", "=", jobId)
    .$if(!isOffice(caller), (query) =>
      query.where(caller.role === "Customer" ? "customerId" : "providerId", "=", caller.accountId),
    )
    .executeTakeFirst();
