import type { ProviderStatus } from "@hunarmand/api/providers/providers";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { findProviderStatus, moveProvider, withdrawOpenOffers } from "./providers.queries.ts";

/** The office's decisions on an application, with the states they start from (docs/product.md P1). */
const decisions = {
  verify: { from: ["Pending", "SentBack"], to: "Verified", message: "The provider is verified." },
  "send-back": { from: ["Pending"], to: "SentBack", message: "The application was sent back." },
  reject: { from: ["Pending", "SentBack"], to: "Rejected", message: "The application was rejected." },
  suspend: { from: ["Verified"], to: "Suspended", message: "The provider is suspended." },
  reinstate: { from: ["Suspended"], to: "Verified", message: "The provider may work again." },
} as const satisfies Record<string, { from: readonly ProviderStatus[]; to: ProviderStatus; message: string }>;

export interface ProviderDecision {
  id: string;
  decision: keyof typeof decisions;
  reason?: string;
}

/** Moves the provider and writes the audit row in one transaction. Repeating a decision gets the same reply. */
export async function decideOnProvider(
  services: Services,
  caller: Caller,
  { id, decision, reason }: ProviderDecision,
): Promise<{ message: string; status: ProviderStatus }> {
  const { db, clock } = services;
  const { from, to, message } = decisions[decision];
  const now = clock.now();
  const hasMoved = await db.transaction().execute(async (transaction) => {
    const before = await moveProvider(transaction, { id, from, to, reason: reason ?? null, now });
    if (!before) return false;
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: `provider.${decision}`,
      subjectType: "provider",
      subjectId: id,
      before: { status: before },
      after: { status: to },
      ...(reason ? { reason } : {}),
    });
    if (decision === "suspend") await withdrawOpenOffers(transaction, id, now);
    return true;
  });
  // The home page's number of handymen is among what is remembered.
  if (hasMoved) services.replyMemory.forget();
  if (to === "Suspended") await endAccountSessions(services, id);
  if (!hasMoved) {
    const provider = await findProviderStatus(db, id);
    if (!provider) throw new AppError("provider-not-found");
    if (provider.status !== to) throw new AppError("provider-state");
  }
  return { message, status: to };
}
