import type * as api from "@hunarmand/api/payments/payer";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { readStoredFile } from "../../services/files/files.ts";
import { isOffice } from "../../services/login/caller.ts";
import { AppError } from "../../values/app-error.ts";
import { findWalletPayment } from "../wallets/wallet-payments.queries.ts";

/** For its owner, and for the payments desk with an audit row each time. */
export const getPaymentProof: UseCase<typeof api.getPaymentProof> = async (services, caller, { params }) => {
  const { db, clock } = services;
  const payment = await findWalletPayment(db, params.id);
  const isOwn = payment?.accountId === caller.accountId;
  if (!payment || !(isOwn || isOffice(caller))) throw new AppError("payment-not-found");
  if (!isOwn) {
    await writeAudit(db, {
      at: clock.now(),
      actorId: caller.accountId,
      action: "wallet-payment.read-proof",
      subjectType: "wallet-payment",
      subjectId: payment.id,
    });
  }
  if (!payment.imageFileId) throw new AppError("not-found");
  return readStoredFile(services, payment.imageFileId);
};
