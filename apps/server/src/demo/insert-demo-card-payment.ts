import { randomUUID } from "node:crypto";
import { chargeStatus } from "@hunarmand/api/payments/steps";
import type { Database } from "../database/database.ts";
import { postPayment } from "../domain/payments/post-payment.ts";

/** Inserts the customer's payment, the provider's income and the ledger's lines. */
export async function insertDemoCardPayment(
  db: Database,
  { customerId, providerId }: { customerId: string; providerId: string },
  { jobId, amountPaisa, now }: { jobId: string; amountPaisa: number; now: Date },
): Promise<void> {
  const id = randomUUID();
  const common = {
    status: chargeStatus.success,
    amountPaisa,
    jobId,
    brand: "Visa",
    balancePaisa: 0,
    createdAt: now,
    inquiredAt: now,
    settledAt: now,
  };
  await db
    .insertInto("cardTransactions")
    .values([
      { ...common, id, accountId: customerId, direction: "out", nameOnCard: "Ayesha Siddiqui", lastFour: "4242" },
      { ...common, id: randomUUID(), accountId: providerId, payerId: customerId, direction: "in", lastFour: null },
    ])
    .execute();
  await postPayment(db, { kind: "card-payment", id, accountId: customerId, amountPaisa, jobId }, now);
}
