import { type ProviderStatus, type ProviderStep, providerStatus, providerSteps } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";

export interface ProviderMove {
  step: Exclude<ProviderStep, "signUp">;
  id: string;
  reason: string | null;
  now: Date;
}

/**
 * Takes one step of an application. Returns the former status, or nothing where the provider does not stand where the step needs them.
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
  return rows[0]?.before;
}
