import { randomUUID } from "node:crypto";
import type { InputOf } from "@hunarmand/api/call";
import { limits } from "@hunarmand/api/limits";
import type * as api from "@hunarmand/api/payments/payer";
import { walletPaymentStatus } from "@hunarmand/api/payments/steps";
import type { Insertable } from "kysely";
import { isDuplicate } from "../../database/database.ts";
import type { WalletPaymentsTable } from "../../database/tables/payment-tables.ts";
import { assertOwnEmail } from "../../domain/account/own-account.ts";
import type { UseCase } from "../../http/serve.ts";
import { insertWrittenFile, type WrittenFile, writeImage } from "../../services/files/files.ts";
import type { Caller } from "../../services/login/caller.ts";
import type { Services } from "../../services/services.ts";
import { AppError, invalidField, makeIssue } from "../../values/app-error.ts";
import { addDays, dayOf, startOfDay } from "../../values/karachi-days.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { checkPayableJob, insertPending } from "../payer/check-payable-job.ts";
import { normaliseTransactionId, replaceLookAlikes } from "./transaction-id.ts";
import { findOpenTransaction, insertWalletPayment } from "./wallet-payments.queries.ts";
import { toWalletTransaction } from "./wallet-wire.ts";

type Body = InputOf<typeof api.submitWalletPayment>["body"];

const taken = () => new AppError("wallet-transaction-taken", [makeIssue("transactionId", "wallet-transaction-taken")]);

export const submitWalletPayment: UseCase<typeof api.submitWalletPayment> = async (services, caller, input) => {
  const { db, clock } = services;
  const { body, files } = input;
  assertOwnEmail(caller, body.email);
  const upload = files.transactionImage;
  if (!upload) throw invalidField("transactionImage", "receipt-picture");
  const now = clock.now();
  const payment = readPayment(body, caller, now);
  await checkPayableJob(db, caller, { jobId: body.jobId, amountPaisa: payment.amountPaisa });
  if (await findOpenTransaction(db, payment.walletType, payment.transactionKey)) throw taken();
  const ownerId = caller.accountId;
  const image = await writeImage(services, { ownerId, kind: "payment-proof", upload, isPrivate: true });
  const row = await insertWithPicture(services, { caller, payment }, { ...image, now });
  return { message: getReplies().submitWalletPayment, transaction: toWalletTransaction(row) };
};

type NewPayment = Omit<Insertable<WalletPaymentsTable>, "imageFileId" | "imageHash">;

/** @throws AppError invalid-input if the date is in the future, or too long ago to be looked up in the wallet */
function readPayment(body: Body, caller: Caller, now: Date): NewPayment {
  const { walletType, amount, transactionId, senderName, sentDate, jobId = null } = body;
  const sentAt = sentDate.includes("T") ? new Date(sentDate) : startOfDay(sentDate);
  if (sentAt > now) throw invalidField("sentDate", "date-ahead");
  if (sentAt < startOfDay(addDays(dayOf(now), -limits.walletReceiptDays)))
    throw invalidField("sentDate", "receipt-age", { days: limits.walletReceiptDays });
  const transactionKey = normaliseTransactionId(transactionId);
  return {
    id: randomUUID(),
    accountId: caller.accountId,
    walletType,
    amountPaisa: toPaisa(amount),
    transactionId,
    transactionKey,
    transactionLook: replaceLookAlikes(transactionKey),
    senderName,
    sentAt,
    jobId,
    status: walletPaymentStatus.pending,
    createdAt: now,
  };
}

/** Stores the payment's row and its picture's row together. Unique keys decide between two concurrent ones. */
async function insertWithPicture(
  { db, files }: Services,
  { caller, payment }: { caller: Caller; payment: NewPayment },
  image: WrittenFile & { now: Date },
) {
  const paid = { jobId: payment.jobId ?? undefined, amountPaisa: payment.amountPaisa };
  const insert = insertPending(db, { caller, payment: paid }, async (transaction) => {
    const { id: imageFileId, sha256: imageHash } = await insertWrittenFile(transaction, image);
    return insertWalletPayment(transaction, { ...payment, imageFileId, imageHash });
  });
  return insert.catch(async (error) => {
    const isTaken = isDuplicate(error, "wallet_payments_transaction_unique");
    if (isTaken || error instanceof AppError) await files.remove(image.storedName).catch(() => {});
    throw isTaken ? taken() : error;
  });
}
