import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { JobMove } from "../../domain/jobs/job-move.ts";
import { priceStatus } from "../../domain/jobs/job-needs.ts";
import { lockJob } from "../../domain/jobs/lock-job.queries.ts";
import { moveJob } from "../../domain/jobs/move-job.queries.ts";
import { AppError } from "../../values/app-error.ts";

/** Returns the state of a job's price, for one party or, without a party, for the office. */
export const findPrice = (db: Database, jobId: string, party?: { column: "customerId" | "providerId"; id: string }) =>
  db
    .selectFrom("jobs as job")
    .select([
      "job.pricePaisa",
      "job.materialsPaisa",
      "job.agreedPricePaisa",
      "job.disputedPricePaisa",
      "job.priceObjection",
    ])
    .select(priceStatus.as("priceStatus"))
    .where("job.id", "=", jobId)
    .$if(party !== undefined, (query) => query.where(`job.${party?.column ?? "customerId"}`, "=", party?.id ?? ""))
    .executeTakeFirst();

type PriceStep = "agreePrice" | "disputePrice";

export type PriceAnswer = JobMove<PriceStep> & {
  amountPaisa: number;
  /** The part for materials, if they name what they have read of it. */
  materialsPaisa?: number | null | undefined;
};

/**
 * Records the customer's agreement or objection to a price. It only applies to the amount that they name: if the price changes at the same
 * moment, they agree to what they have read, or to nothing. Returns whether the job moved.
 *
 * @throws AppError job-not-found, price-changed
 */
export async function judgePrice(
  db: Database,
  { amountPaisa, materialsPaisa, ...move }: PriceAnswer,
): Promise<boolean> {
  await lockJob(db, move.jobId);
  const price = await findPrice(db, move.jobId, { column: "customerId", id: move.by.accountId });
  if (!price) throw new AppError("job-not-found");
  const hasOtherParts = materialsPaisa !== undefined && materialsPaisa !== price.materialsPaisa;
  if (price.pricePaisa !== null && (price.pricePaisa !== amountPaisa || hasOtherParts)) {
    throw new AppError("price-changed");
  }
  const isSamePrice = sql<boolean>`job.price_paisa = ${amountPaisa}`;
  const onlyIf =
    materialsPaisa === undefined
      ? isSamePrice
      : sql<boolean>`(${isSamePrice} and job.materials_paisa is not distinct from ${materialsPaisa}::bigint)`;
  return moveJob(db, { ...move, onlyIf });
}
