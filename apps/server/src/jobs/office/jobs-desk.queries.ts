import { providerStatus } from "@hunarmand/api/providers/steps";
import type { Database } from "../../database/database.ts";
import { isHeldOpen } from "../../domain/account/hold-open-account.ts";
import { AppError } from "../../values/app-error.ts";

/** The job to move, the member of staff and the time. */
export interface DeskMove {
  jobId: string;
  by: { as: "Dispatcher"; accountId: string };
  now: Date;
}

export const findJob = (db: Database, jobId: string) =>
  db
    .selectFrom("jobs")
    .select(["status", "providerId", "arrivalVerified", "pricePaisa", "proposedTime", "proposedBy"])
    .where("id", "=", jobId)
    .executeTakeFirst();

/**
 * Locks the provider, so that they are not suspended or closed while they get a job. @throws AppError provider-not-found, provider-state
 */
export async function lockProvider(db: Database, providerId: string): Promise<void> {
  const isOpen = await isHeldOpen(db, providerId);
  const provider = await db
    .selectFrom("providers")
    .select("status")
    .where("accountId", "=", providerId)
    .forShare()
    .executeTakeFirst();
  if (!provider) throw new AppError("provider-not-found");
  if (!isOpen || provider.status !== providerStatus.verified) throw new AppError("provider-state");
}
