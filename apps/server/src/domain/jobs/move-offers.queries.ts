import { type OfferStep, offerStatus, offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { columnsOf } from "../../database/take-step.ts";

export interface OffersMove {
  step: OfferStep;
  /** A condition that selects the offers. Their status is checked besides. */
  which: RawBuilder<unknown>;
  now: Date;
}

/** Returns the statement of a step of offers. It moves the selected offers whose status allows the step. */
export function moveOffersStatement({ step, which, now }: OffersMove): RawBuilder<{ jobId: string }> {
  const rule = offerSteps[step];
  return sql`update offers set ${columnsOf<"offers">(rule, { decidedAt: now })}
    where ${which} and ${isOneOf("status", rule.from)} returning job_id`;
}

/** Moves offers and returns their number. The caller has locked the job (decision 2026-11-22-0101). */
export async function moveOffers(db: Database, move: OffersMove): Promise<number> {
  const { rows } = await moveOffersStatement(move).execute(db);
  return rows.length;
}

/** Withdraws the open offers of these providers. Accepted ones stay. */
export const withdrawOpenOffers = (db: Database, providerIds: readonly string[], now: Date) => {
  const which = sql`provider_id = any(${[...providerIds]}::uuid[]) and ${isOneOf("status", [offerStatus.offered])}`;
  return moveOffers(db, { step: "withdraw", which, now });
};
