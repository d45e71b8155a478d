import { toJobNumber } from "@hunarmand/api/jobs/job-number";
import * as api from "@hunarmand/api/payments/receipts";
import { auditJobReading } from "../../domain/audit/audit-reading.ts";
import type { UseCase } from "../../http/serve.ts";
import { type Caller, isOffice } from "../../services/login/caller.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { findReceipt, type ReceiptRow, selectSettledReturns } from "./receipts.queries.ts";

export const getReceipt: UseCase<typeof api.getReceipt> = async (services, caller, { params }) => {
  const row = await findReceipt(services, params.id);
  if (!row || !isTheirs(row, caller)) throw new AppError("receipt-not-found");
  await auditJobReading(services, caller, { jobId: row.id, action: "job.read-receipt" });
  const returns = await selectSettledReturns(services.db, row.entryId);
  return {
    number: api.toReceiptNumber(row.receiptNumber),
    jobId: row.id,
    jobNumber: toJobNumber(row.number),
    date: row.postedAt.toISOString(),
    method: toMethod(row.kind),
    category: row.category,
    skill: row.skill,
    city: row.city,
    area: row.area,
    customerName: `${row.customerFirstName} ${row.customerLastName}`.trim(),
    providerName: `${row.providerFirstName} ${row.providerLastName}`.trim(),
    returns: returns.map(({ kind, amountPaisa, settledAt, createdAt }) => ({
      kind,
      date: (settledAt ?? createdAt).toISOString(),
      amount: toPkr(amountPaisa),
    })),
    ...toAmounts(row, caller),
  };
};

const isTheirs = ({ customerId, providerId }: ReceiptRow, caller: Caller): boolean =>
  isOffice(caller) || [customerId, providerId].includes(caller.accountId);

function toMethod(kind: ReceiptRow["kind"]): api.Receipt["method"] {
  if (kind === "card-payment") return "card";
  return kind === "wallet-payment" ? "wallet" : "cash";
}

/** The customer does not see the fee: it is between the handyman and the portal. */
function toAmounts({ pricePaisa, feePaisa, returnedPaisa, returnedFeePaisa, customerId }: ReceiptRow, caller: Caller) {
  const leftPaisa = pricePaisa - (returnedPaisa ?? 0);
  const paid = { amount: toPkr(pricePaisa), amountLeft: toPkr(leftPaisa) };
  if (caller.accountId === customerId) return { ...paid, fee: null, net: null, netLeft: null };
  const netLeftPaisa = leftPaisa - (feePaisa - (returnedFeePaisa ?? 0));
  return { ...paid, fee: toPkr(feePaisa), net: toPkr(pricePaisa - feePaisa), netLeft: toPkr(netLeftPaisa) };
}
