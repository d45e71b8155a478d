import type * as api from "@hunarmand/api/customers/office";
import { type CustomerStatus, customerSteps } from "@hunarmand/api/customers/steps";
import { moveCustomer } from "../../domain/customers/move-customer.queries.ts";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import type { Caller } from "../../services/login/caller.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { getReplies } from "../../values/replies.ts";
import { findCustomerStatus } from "./customers-desk.queries.ts";

interface CustomerDecision {
  id: string;
  decision: "block" | "unblock";
  reason: string;
}

const messages = { block: "decideOnCustomerBlock", unblock: "decideOnCustomerUnblock" } as const;

/** Moves the customer, and ends their sessions if they are blocked. */
async function decideOnCustomer(
  services: Services,
  caller: Caller,
  { id, decision, reason }: CustomerDecision,
): Promise<{ message: string; status: CustomerStatus }> {
  const { to } = customerSteps[decision];
  await takeDecision(services, caller, {
    ...{ noun: "customer", to, reason },
    move: (db, now) => moveCustomer(db, { step: decision, id, reason, now }),
    audit: (before) => ({
      action: `customer.${decision}`,
      subjectType: "customer",
      subjectId: id,
      before: { status: before },
      after: { status: to },
    }),
    follow: async (db) => {
      if (decision === "block") await endAccountSessions({ ...services, db }, id);
      const kind = decision === "block" ? "account-blocked" : "account-unblocked";
      await logSecurity({ ...services, db }, { kind, accountId: id, actorId: caller.accountId });
    },
    find: (db) => findCustomerStatus(db, id),
  });
  services.callers.forgetAccount(id);
  return { message: getReplies()[messages[decision]], status: to };
}

export const blockCustomer: UseCase<typeof api.blockCustomer> = (services, caller, { params, body }) =>
  decideOnCustomer(services, caller, { id: params.id, decision: "block", reason: body.reason });

export const unblockCustomer: UseCase<typeof api.unblockCustomer> = (services, caller, { params, body }) =>
  decideOnCustomer(services, caller, { id: params.id, decision: "unblock", reason: body.reason });
