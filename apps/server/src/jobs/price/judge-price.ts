import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { JobMove } from "../../domain/jobs/job-move.ts";
import { priceStatus } from "../../domain/jobs/job-needs.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import { AppError } from "../../values/app-error.ts";

/** How the parties of a job stand about its price, for one of them or, without a name, for the office. */
export const findPrice = (db: Database, jobId: string, party?: { column: "customerId" | "providerId"; id: string }) =>
  db
    .selectFrom("jobs as job")
    .select(["job.pricePaisa", "job.agreedPricePaisa", "job.priceObjection", priceStatus.as("priceStatus")])
    .where("job.id", "=", jobId)
    .$if(party !== undefined, (query) => query.where(`job.${party?.column ?? "customerId"}`, "=", party?.id ?? ""))
    .executeTakeFirst();

type PriceStep = "agreePrice" | "disputePrice";
export type PriceWord = JobMove<PriceStep> & { amountPaisa: number };

/**
 * The customer's word on a price: it holds for the amount that they name, so that a customer who agrees while the price is being changed
 * agrees to what they have read, or to nothing. Returns whether it moved.
 *
 * @throws AppError job-not-found, price-changed
 */
export async function judgePrice(db: Database, { amountPaisa, ...move }: PriceWord): Promise<boolean> {
  await lockJob(db, move.jobId);
  const price = await findPrice(db, move.jobId, { column: "customerId", id: move.by.accountId });
  if (!price) throw new AppError("job-not-found");
  if (price.pricePaisa !== null && price.pricePaisa !== amountPaisa) throw new AppError("price-changed");
  return moveJob(db, { ...move, onlyIf: sql<boolean>`job.price_paisa = ${amountPaisa}` });
}
