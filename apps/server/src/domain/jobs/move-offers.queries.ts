import { type OfferStep, offerStatus, offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { columnsOf } from "../../database/take-step.ts";

export interface OffersMove {
  step: OfferStep;
  /** A condition that selects the offers, besides their status. */
  which: RawBuilder<unknown>;
  now: Date;
}

/** The statement that moves those of the selected offers that have the status which the step needs. */
export function moveOffersStatement({ step, which, now }: OffersMove): RawBuilder<{ jobId: string }> {
  const rule = offerSteps[step];
  return sql`update offers set ${columnsOf<"offers">(rule, { decidedAt: now })}
    where ${which} and ${isOneOf("status", rule.from)} returning job_id`;
}

/** Returns the number of moved offers. Call it with the job locked (decision 2026-11-22-0101). */
export async function moveOffers(db: Database, move: OffersMove): Promise<number> {
  const { rows } = await moveOffersStatement(move).execute(db);
  return rows.length;
}

/** Withdraws the open offers of these providers. Accepted ones stay. */
export const withdrawOpenOffers = (db: Database, providerIds: readonly string[], now: Date) => {
  const which = sql`provider_id = any(${[...providerIds]}::uuid[]) and ${isOneOf("status", [offerStatus.offered])}`;
  return moveOffers(db, { step: "withdraw", which, now });
};
