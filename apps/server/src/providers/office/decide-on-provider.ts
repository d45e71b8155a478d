import type * as api from "@hunarmand/api/providers/office";
import { type ProviderStatus, type ProviderStep, providerSteps } from "@hunarmand/api/providers/steps";
import type { Database } from "../../database/database.ts";
import { type FactsRead, takeDecision } from "../../domain/decisions/take-decision.ts";
import { withdrawOpenOffers } from "../../domain/jobs/move-offers.queries.ts";
import { moveProvider } from "../../domain/providers/move-provider.queries.ts";
import { findProviderProfile } from "../../domain/providers/provider-profile.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import type { Facts } from "../../values/as-read.ts";
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

interface ProviderDecision {
  id: string;
  decision: Decision;
  reason?: string;
  /** The facts of an application that the desk has read. */
  read?: Facts;
}

/** Moves the provider. Suspension ends their sessions and withdraws their open offers. Accepted jobs stay theirs. */
async function decideOnProvider(
  services: Services,
  caller: Caller,
  { id, decision, reason, read }: ProviderDecision,
): Promise<{ message: string; status: ProviderStatus }> {
  const { to } = providerSteps[decision];
  const former = await takeDecision(services, caller, {
    ...{ noun: "provider", to, reason },
    move: async (db, now) => {
      if (decision === "verify") await assertWhole(db, id);
      return moveProvider(db, { step: decision, id, reason: reason ?? null, now });
    },
    facts: (db) => (read ? readFacts(db, id, read) : undefined),
    audit: (before) => ({
      action: `provider.${decision}`,
      subjectType: "provider",
      subjectId: id,
      before: { status: before },
      after: { status: to },
    }),
    follow: async (db, _, now) => {
      if (decision === "suspend") await withdrawOpenOffers(db, [id], now);
    },
    find: (db) => findProviderStatus(db, id),
  });
  if (former) {
    // Their next call depends on the new status, and the home page's cached number of handymen may change.
    services.callers.forgetAccount(id);
    services.replyMemory.forget();
  }
  // A repeat also ends newer sessions. A refused decision ends none: the id may be anyone's.
  if (decision === "suspend") await endAccountSessions(services, id);
  return { message: getReplies()[messages[decision]], status: to };
}

/**
 * Once typed, these fields can only be replaced, never emptied.
 *
 * @throws AppError application-incomplete
 */
async function assertWhole(db: Database, id: string): Promise<void> {
  const profile = await findProviderProfile(db, id);
  if (profile && [profile.cnic, profile.fatherName, profile.gender].includes(""))
    throw new AppError("application-incomplete");
}

/** Returns only the facts that were read. A document is identified by the time of its upload. */
async function readFacts(db: Database, id: string, read: Facts): Promise<FactsRead> {
  const [profile, documents] = [await findProviderProfile(db, id), await selectDocuments(db, id)];
  const papers = documents.map(({ uploadedDate }) => uploadedDate);
  const name = `${profile?.firstName} ${profile?.lastName}`.trim();
  const now = { name, cnic: profile?.cnic ?? null, papers };
  return { read, now: "cnic" in read ? now : { papers } };
}

export const verifyProvider: UseCase<typeof api.verifyProvider> = (services, caller, { params, body }) =>
  decideOnProvider(services, caller, { id: params.id, decision: "verify", read: body.read });

export const sendBackProvider: UseCase<typeof api.sendBackProvider> = (services, caller, { params, body }) =>
  decideOnProvider(services, caller, { id: params.id, decision: "send-back", ...body });

export const rejectProvider: UseCase<typeof api.rejectProvider> = (services, caller, { params, body }) =>
  decideOnProvider(services, caller, { id: params.id, decision: "reject", ...body });

export const suspendProvider: UseCase<typeof api.suspendProvider> = (services, caller, { params, body }) =>
  decideOnProvider(services, caller, { id: params.id, decision: "suspend", reason: body.reason });

export const reinstateProvider: UseCase<typeof api.reinstateProvider> = (services, caller, { params, body }) =>
  decideOnProvider(services, caller, { id: params.id, decision: "reinstate", reason: body.reason });
