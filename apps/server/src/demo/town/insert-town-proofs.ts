import { randomUUID } from "node:crypto";
import { walletPaymentStatus, walletPaymentSteps } from "@hunarmand/api/payments/steps";
import { takeStep } from "../../database/take-step.ts";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import { postPayment } from "../../domain/payments/post-payment.ts";
import { normaliseTransactionId, replaceLookAlikes } from "../../payments/wallets/transaction-id.ts";
import { insertWalletPayment } from "../../payments/wallets/wallet-payments.queries.ts";
import { toPaisa } from "../../values/money.ts";
import type { TownGround, TownPeople } from "./town-ground.ts";
import { minutesAfter } from "./town-times.ts";

interface Proof {
  receipt: string;
  /** The index of the provider who pays their dues. */
  payer: number;
  walletType: "easypaisa" | "jazzcash" | "nayapay" | "sadapay";
  rupees: number;
  transactionId: string;
  hoursAgo: number;
  decision?: "approve" | "decline";
}

/** One correct, one with a similar number, two with the same picture, one declined. */
const proofs: readonly Proof[] = [
  {
    receipt: "approved",
    payer: 1,
    walletType: "jazzcash",
    rupees: 2_500,
    transactionId: "JC77120018",
    hoursAgo: 70,
    decision: "approve",
  },
  {
    receipt: "declined",
    payer: 5,
    walletType: "sadapay",
    rupees: 3_000,
    transactionId: "SP10020",
    hoursAgo: 50,
    decision: "decline",
  },
  { receipt: "alike", payer: 3, walletType: "jazzcash", rupees: 2_500, transactionId: "JC77I20O18", hoursAgo: 20 },
  { receipt: "first", payer: 4, walletType: "nayapay", rupees: 900, transactionId: "NP5530071", hoursAgo: 8 },
  { receipt: "again", payer: 7, walletType: "nayapay", rupees: 900, transactionId: "NP5530072", hoursAgo: 6 },
  { receipt: "clean", payer: 0, walletType: "easypaisa", rupees: 1_200, transactionId: "EP20418873", hoursAgo: 3 },
];
const declineReason = "The receipt does not show the date. Please send it again.";

export type Receipts = ReadonlyMap<string, { id: string; sha256: string }>;

/** Inserts payments that the payments desk must check, and payments that it has decided. */
export async function insertTownProofs(ground: TownGround, people: TownPeople, receipts: Receipts): Promise<void> {
  const { db, now } = ground;
  for (const { receipt, payer, walletType, rupees, transactionId, hoursAgo, decision } of proofs) {
    const image = receipts.get(receipt);
    const accountId = people.providers[payer]?.id;
    if (!image || !accountId) throw new Error(`The town has no receipt ${receipt}.`);
    const createdAt = minutesAfter(now, -hoursAgo * 60);
    const transactionKey = normaliseTransactionId(transactionId);
    const payment = await insertWalletPayment(db, {
      ...{ id: randomUUID(), accountId, walletType, amountPaisa: toPaisa(rupees), transactionId, transactionKey },
      ...{
        transactionLook: replaceLookAlikes(transactionKey),
        senderName: "As on the receipt",
        jobId: null,
        status: walletPaymentStatus.pending,
      },
      ...{ sentAt: minutesAfter(createdAt, -30), createdAt, imageFileId: image.id, imageHash: image.sha256 },
    });
    if (!decision) continue;
    const at = minutesAfter(createdAt, 90);
    const reason = decision === "decline" ? declineReason : null;
    await takeStep(db, "walletPayments", {
      rule: walletPaymentSteps[decision],
      which: { id: payment.id },
      set: { declineReason: reason, decidedBy: people.staff.Finance, decidedAt: at },
    });
    if (decision === "approve") await postPayment(db, { ...payment, kind: "wallet-payment" }, at);
    await writeAudit(db, {
      ...{ at, actorId: people.staff.Finance, action: `wallet-payment.${decision}`, subjectType: "wallet-payment" },
      ...{ subjectId: payment.id, before: { status: walletPaymentStatus.pending }, ...(reason ? { reason } : {}) },
      after: { status: decision === "approve" ? walletPaymentStatus.success : walletPaymentStatus.declined },
    });
  }
}
