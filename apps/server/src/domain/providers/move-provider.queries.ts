import { type ProviderStatus, type ProviderStep, providerStatus, providerSteps } from "@hunarmand/api/providers/steps";
import type { Database } from "../../database/database.ts";
import { takeStep } from "../../database/take-step.ts";

export interface ProviderMove {
  step: Exclude<ProviderStep, "signUp">;
  /** The provider's account. */
  id: string;
  reason: string | null;
  now: Date;
}

/** Changes a provider's status by one step of the table. Returns the former status, or undefined if the step was not possible. */
export async function moveProvider(
  db: Database,
  { step, id, reason, now }: ProviderMove,
): Promise<ProviderStatus | undefined> {
  const rule = providerSteps[step];
  const former = await takeStep(db, "providers", {
    rule,
    which: { accountId: id },
    set: { statusReason: reason, verifiedAt: rule.to === providerStatus.verified ? now : undefined },
  });
  return former?.status;
}
