import { type OfferStep, offerStatus, offerSteps } from "@hunarmand/api/jobs/offer-steps";
import { type RawBuilder, sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { columnsOf } from "../../database/take-step.ts";

export interface OffersMove {
  step: OfferStep;
  /** Which offers, beside their status. */
  which: RawBuilder<unknown>;
  now: Date;
}

/** The one statement that moves offers: of those meant, the ones that stand where the step needs them. */
export function moveOffersStatement({ step, which, now }: OffersMove): RawBuilder<{ jobId: string }> {
  const rule = offerSteps[step];
  return sql`update offers set ${columnsOf<"offers">(rule, { decidedAt: now })}
    where ${which} and ${isOneOf("status", rule.from)} returning job_id`;
}

/** Returns how many moved. Call it with the job locked (decision 2026-11-22-0101). */
export async function moveOffers(db: Database, move: OffersMove): Promise<number> {
  const { rows } = await moveOffersStatement(move).execute(db);
  return rows.length;
}

/** Offers that these providers can no longer accept; what they have accepted stays. */
export const withdrawOpenOffers = (db: Database, providerIds: readonly string[], now: Date) => {
  const which = sql`provider_id = any(${[...providerIds]}::uuid[]) and ${isOneOf("status", [offerStatus.offered])}`;
  return moveOffers(db, { step: "withdraw", which, now });
};
