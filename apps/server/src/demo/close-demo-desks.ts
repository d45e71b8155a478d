import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { contractStatus, openContracts } from "@hunarmand/api/contracts/steps";
import { inquiryStatus, inquirySteps } from "@hunarmand/api/inquiries/steps";
import { walletPaymentStatus, walletPaymentSteps } from "@hunarmand/api/payments/steps";
import { payoutStatus } from "@hunarmand/api/payouts/steps";
import { moveContract } from "../contracts/move-contract.queries.ts";
import { moveQuote } from "../contracts/quotes/move-quote.queries.ts";
import type { Database } from "../database/database.ts";
import { takeStep } from "../database/take-step.ts";
import { cancelBookedVisit } from "../domain/providers/booked-visit.queries.ts";
import { withdrawRequest } from "../domain/providers/identity-requests.queries.ts";
import { movePayouts } from "../payouts/office/move-payouts.queries.ts";

interface Removal {
  ids: readonly string[];
  reason: string;
  now: Date;
}

/** Decides what waits at the office's desks for the demo's people, because they will not come. Call it in a transaction. */
export async function closeDemoDesks(db: Database, removal: Removal): Promise<void> {
  await closePayments(db, removal);
  await closeContracts(db, removal);
  await closeInquiries(db, removal);
  for (const id of removal.ids) {
    await cancelBookedVisit(db, id, removal.now);
    await withdrawRequest(db, id, removal.now);
  }
}

async function closePayments(db: Database, { ids, reason, now }: Removal): Promise<void> {
  const payments = db.selectFrom("walletPayments").select(["id", "accountId"]).where("accountId", "in", ids);
  for (const { id, accountId: decidedBy } of await payments.where("status", "=", walletPaymentStatus.pending).execute())
    await takeStep(db, "walletPayments", {
      rule: walletPaymentSteps.decline,
      which: { id },
      set: { declineReason: reason, decidedBy, decidedAt: now },
    });
  const batches = db.selectFrom("payoutBatches").select(["id", "createdBy"]).where("createdBy", "in", ids);
  for (const { id, createdBy: decidedBy } of await batches.where("status", "=", payoutStatus.prepared).execute())
    await movePayouts(db, { step: "cancel", id, reason, decidedBy, now });
}

async function closeContracts(db: Database, { ids, reason, now }: Removal): Promise<void> {
  const contracts = db.selectFrom("contracts").select(["id", "status", "accountId"]).where("accountId", "in", ids);
  for (const { id, status, accountId: actorId } of await contracts.where("status", "in", openContracts).execute())
    await moveContract(db, {
      step: status === contractStatus.active ? "complete" : "reject",
      id,
      actorId,
      reason,
      now,
    });
  // These have no answer yet, so they can be deleted.
  await db.deleteFrom("quotes").where("accountId", "in", ids).where("status", "=", quoteStatus.new).execute();
  // An expired quote cannot be declined, so its time is extended first.
  await db
    .updateTable("quotes")
    .set({ validUntil: new Date(now.getTime() + 1) })
    .where("accountId", "in", ids)
    .where("status", "=", quoteStatus.quoted)
    .execute();
  const quotes = db.selectFrom("quotes").select(["id", "accountId"]).where("accountId", "in", ids);
  for (const { id, accountId } of await quotes.where("status", "=", quoteStatus.quoted).execute())
    await moveQuote(db, { step: "decline", id, accountId, now, set: { decidedAt: now } });
}

async function closeInquiries(db: Database, { ids, reason: answer, now: resolvedAt }: Removal): Promise<void> {
  const inquiries = db.selectFrom("inquiries").select("id").where("accountId", "in", ids);
  for (const { id } of await inquiries.where("status", "<>", inquiryStatus.resolved).execute())
    await takeStep(db, "inquiries", { rule: inquirySteps.resolve, which: { id }, set: { answer, resolvedAt } });
}
