import { offerStatus } from "@hunarmand/contract/jobs/offer-steps";
import {
  type ProviderStatus,
  type ProviderStep,
  providerStatus,
  providerSteps,
} from "@hunarmand/contract/providers/steps";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { isOneOf } from "../../database/is-one-of.ts";
import { moveOffers } from "../offer/move-offers.queries.ts";

export interface ProviderMove {
  step: Exclude<ProviderStep, "signUp">;
  id: string;
  reason: string | null;
  now: Date;
}

/**
 * Takes one step of an application; whoever is suspended has their open offers withdrawn, while their jobs go on. Call it in a
 * transaction. Returns the former status, or nothing where the provider does not stand where the step needs them.
 */
export async function moveProvider(
  db: Database,
  { step, id, reason, now }: ProviderMove,
): Promise<ProviderStatus | undefined> {
  const { from, to } = providerSteps[step];
  const { rows } = await sql<{ before: ProviderStatus }>`
    update providers set status = ${to}, status_reason = ${reason},
      verified_at = case when ${to} = ${sql.lit(providerStatus.verified)} then ${now} else verified_at end
    from (select account_id, status from providers where account_id = ${id} for update) old
    where providers.account_id = old.account_id and ${isOneOf("old.status", from)}
    returning old.status as before`.execute(db);
  const before = rows[0]?.before;
  if (before && step === "suspend") {
    const isOpen = isOneOf("status", [offerStatus.offered]);
    await moveOffers(db, { step: "withdraw", which: sql`provider_id = ${id} and ${isOpen}`, now });
  }
  return before;
}
