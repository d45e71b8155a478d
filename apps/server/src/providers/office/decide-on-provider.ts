import { offerStatus } from "@hunarmand/api/jobs/offer-steps";
import { type ProviderStatus, type ProviderStep, providerSteps } from "@hunarmand/api/providers/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { moveOffers } from "../../domain/jobs/move-offers.queries.ts";
import { moveProvider } from "../../domain/providers/move-provider.queries.ts";
import { findProviderProfile } from "../../domain/providers/provider-profile.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { assertAsRead, type Facts } from "../../values/as-read.ts";
import { getReplies } from "../../values/replies.ts";
import { selectDocuments } from "./provider-record.queries.ts";
import { findProviderStatus } from "./providers.queries.ts";

type Decision = Exclude<ProviderStep, "signUp" | "resubmit" | "close">;

const messages = {
  verify: "decideOnProviderVerify",
  "send-back": "decideOnProviderSendBack",
  reject: "decideOnProviderReject",
  suspend: "decideOnProviderSuspend",
  reinstate: "decideOnProviderReinstate",
} as const satisfies Record<Decision, string>;

export interface ProviderDecision {
  id: string;
  decision: Decision;
  reason?: string;
  /** Of an application: what the desk has looked at. */
  read?: Facts;
}

/** Moves the provider and writes the audit row in one transaction. Repeating a decision gets the same reply. */
export async function decideOnProvider(
  services: Services,
  caller: Caller,
  { id, decision, reason, read }: ProviderDecision,
): Promise<{ message: string; status: ProviderStatus }> {
  const { db, clock } = services;
  const { to } = providerSteps[decision];
  const now = clock.now();
  const hasMoved = await db.transaction().execute(async (transaction) => {
    const before = await moveProvider(transaction, { step: decision, id, reason: reason ?? null, now });
    if (!before) return false;
    if (read) await assertLookedAt(transaction, id, read);
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
  if (hasMoved) {
    // Their next call is judged by the new status, and the home page's number of handymen is among what is remembered.
    services.callers.forgetAccount(id);
    services.replyMemory.forget();
  }
  if (!hasMoved) {
    const provider = await findProviderStatus(db, id);
    if (!provider) throw new AppError("provider-not-found");
    if (provider.status !== to) throw new AppError("provider-state");
  }
  // A repeat ends what was begun since; a refusal touches nobody: the id may be anyone's.
  if (decision === "suspend") await endAccountSessions(services, id);
  return { message: getReplies()[messages[decision]], status: to };
}

/** Holds those facts that were read; a paper is the one that was sent then. */
async function assertLookedAt(db: Database, id: string, read: Facts): Promise<void> {
  const [profile, documents] = [await findProviderProfile(db, id), await selectDocuments(db, id)];
  const papers = documents.map(({ uploadedDate }) => uploadedDate);
  const name = `${profile?.firstName} ${profile?.lastName}`;
  const now = { name, cnic: profile?.cnic ?? null, papers };
  assertAsRead(read, "cnic" in read ? now : { papers });
}

/** Offers that a suspended provider can no longer take; their jobs go on with the others. */
const withdrawOpenOffers = (db: Database, id: string, now: Date) => {
  const which = sql`provider_id = ${id} and ${isOneOf("status", [offerStatus.offered])}`;
  return moveOffers(db, { step: "withdraw", which, now });
};
