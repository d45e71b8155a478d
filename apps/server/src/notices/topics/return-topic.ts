import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import type { EventToNotify } from "./events-to-notify.queries.ts";
import { formatAmount } from "./format-amount.ts";
import { type Draft, makeTopic } from "./topic.ts";

/** What was returned, of which payment, and for which job. */
const loadReturns = (db: Database, ids: string[]) =>
  db
    .selectFrom("paymentReturns as back")
    .innerJoin("ledgerTransactions as entry", "entry.id", "back.entryId")
    .leftJoin("walletPayments as wallet", "wallet.id", "entry.sourceId")
    .leftJoin("jobs as job", "job.id", "entry.jobId")
    .leftJoin("skills as skill", "skill.id", "job.skillId")
    .select(["back.id", "back.kind", "back.amountPaisa", "back.reason", "entry.kind as paidBy", "entry.jobId"])
    .select(["wallet.walletType", "wallet.transactionId", "job.providerId", "skill.name as skill"])
    .where(sql<boolean>`back.id = any(${ids}::uuid[])`)
    .execute();

type ReturnFact = Awaited<ReturnType<typeof loadReturns>>[number];

type Outline = Pick<Draft, "kind" | "link">;

/** A refund of a job's payment also takes the handyman's share. A handyman who paid their own dues is the payer. */
function outline({ accountId }: EventToNotify, fact: ReturnFact): Outline {
  const isRefund = fact.kind === "refund";
  if (fact.providerId === accountId)
    return { kind: isRefund ? "job-refunded" : "job-payment-corrected", link: "/statement" };
  if (!isRefund) return { kind: "payment-corrected", link: fact.jobId ? `/jobs/${fact.jobId}` : "/paymenthistory" };
  return { kind: fact.paidBy === "card-payment" ? "card-refunded" : "wallet-refunded", link: "/paymenthistory" };
}

export const returnTopic = makeTopic(["return-"], loadReturns, (event, fact) => ({
  ...outline(event, fact),
  values: {
    amount: formatAmount(fact.amountPaisa),
    job: fact.skill ?? "",
    skill: fact.skill ?? "",
    wallet: fact.walletType ?? "",
    transaction: fact.transactionId ?? "",
  },
  reason: fact.reason,
}));
