import { type CustomerStatus, type CustomerStep, customerSteps } from "@hunarmand/api/customers/steps";
import type { Database } from "../../database/database.ts";
import { takeStep } from "../../database/take-step.ts";

export interface CustomerMove {
  step: Exclude<CustomerStep, "signUp">;
  id: string;
  reason: string | null;
  now: Date;
}

/**
 * Takes one step of a customer's account, and allows or blocks their login. Call it in a transaction. Returns the former status, or nothing
 * if the step was not possible.
 */
export async function moveCustomer(
  db: Database,
  { step, id, reason, now }: CustomerMove,
): Promise<CustomerStatus | undefined> {
  const former = await takeStep(db, "customers", {
    rule: customerSteps[step],
    which: { accountId: id },
    set: { statusReason: reason },
  });
  if (!former) return undefined;
  await db
    .updateTable("accounts")
    .set({ disabledAt: step === "unblock" ? null : now })
    .where("id", "=", id)
    .execute();
  return former.status;
}
