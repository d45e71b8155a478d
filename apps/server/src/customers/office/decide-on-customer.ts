import { type CustomerStatus, customerSteps } from "@hunarmand/api/customers/steps";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { moveCustomer } from "../../domain/customers/move-customer.queries.ts";
import type { Caller } from "../../services/login/caller.ts";
import { endAccountSessions } from "../../services/login/sessions.ts";
import { logSecurity } from "../../services/security/security-log.ts";
import type { Services } from "../../services/services.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { findCustomerStatus } from "./customers-desk.queries.ts";

export interface CustomerDecision {
  id: string;
  decision: "block" | "unblock";
  reason: string;
}

const messages = { block: "decideOnCustomerBlock", unblock: "decideOnCustomerUnblock" } as const;

/** Moves the customer, ends their sessions and writes the audit row in one transaction. Repeating a decision gets the same reply. */
export async function decideOnCustomer(
  services: Services,
  caller: Caller,
  { id, decision, reason }: CustomerDecision,
): Promise<{ message: string; status: CustomerStatus }> {
  const { db, clock, callers } = services;
  const { to } = customerSteps[decision];
  const now = clock.now();
  const hasMoved = await db.transaction().execute(async (transaction) => {
    const before = await moveCustomer(transaction, { step: decision, id, reason, now });
    if (!before) return false;
    if (decision === "block") await endAccountSessions({ ...services, db: transaction }, id);
    const kind = decision === "block" ? "account-blocked" : "account-unblocked";
    await logSecurity({ ...services, db: transaction }, { kind, accountId: id, actorId: caller.accountId });
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: `customer.${decision}`,
      subjectType: "customer",
      subjectId: id,
      before: { status: before },
      after: { status: to },
      reason,
    });
    return true;
  });
  callers.forgetAccount(id);
  if (!hasMoved) {
    const status = await findCustomerStatus(db, id);
    if (!status) throw new AppError("customer-not-found");
    if (status !== to) throw new AppError("customer-state");
  }
  return { message: getReplies()[messages[decision]], status: to };
}
