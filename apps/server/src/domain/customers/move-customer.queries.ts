import { type CustomerStatus, type CustomerStep, customerSteps } from "@hunarmand/api/customers/steps";
import { sql } from "kysely";
import { type Database, isOneOf } from "../../database/database.ts";

export interface CustomerMove {
  step: Exclude<CustomerStep, "signUp">;
  id: string;
  reason: string | null;
  now: Date;
}

/**
 * Takes one step of a customer's account, and opens or shuts its doors with it; call it in a transaction. Returns the former status,
 * or nothing where the customer does not stand where the step needs them.
 */
export async function moveCustomer(
  db: Database,
  { step, id, reason, now }: CustomerMove,
): Promise<CustomerStatus | undefined> {
  const { from, to } = customerSteps[step];
  const { rows } = await sql<{ before: CustomerStatus }>`
    update customers set status = ${to}, status_reason = ${reason}
    from (select account_id, status from customers where account_id = ${id} for update) old
    where customers.account_id = old.account_id and ${isOneOf("old.status", from)}
    returning old.status as before`.execute(db);
  const [moved] = rows;
  if (!moved) return undefined;
  await db
    .updateTable("accounts")
    .set({ disabledAt: step === "unblock" ? null : now })
    .where("id", "=", id)
    .execute();
  return moved.before;
}
