import type * as api from "@hunarmand/api/contracts/contracts";
import { inquiryStatus } from "@hunarmand/api/inquiries/steps";
import { getSettings } from "../domain/settings/settings.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { actorsOf } from "../services/login/actors.ts";
import { AppError } from "../values/app-error.ts";
import { toAgreedQuote, toContractRecord, toHistory } from "./contract-wire.ts";
import { findContract, selectHistory, selectOwnComplaints } from "./contracts.queries.ts";
import { toMoney } from "./money/contract-money.ts";
import { selectMoney, selectPayments } from "./money/money.queries.ts";
import { selectNamed } from "./quotes/named/named.queries.ts";

export const getContract: UseCase<typeof api.getContract> = async ({ db, clock }, caller, { params }) => {
  const row = await findContract(db, params.id, caller.accountId);
  if (!row) throw new AppError("contract-not-found");
  const quoteIds = row.quoteId === null ? [] : [row.quoteId];
  const [events, complaints, sums, payments, settings, named] = await Promise.all([
    selectHistory(db, row.id),
    selectOwnComplaints(db, row.id, caller.accountId),
    selectMoney(db, [row.id]),
    selectPayments(db, row.id),
    getSettings(db),
    selectNamed(db, quoteIds),
  ]);
  const money = toMoney(sums.get(row.id), payments, clock.now());
  return {
    ...toContractRecord(row, actorsOf(caller, "contractor")),
    history: toHistory(events, row.accountId),
    quote: toAgreedQuote(row),
    named: quoteIds.flatMap((quoteId) => named.get(quoteId) ?? []),
    money: money && { ...money, payTo: settings.contractAccount },
    complaints: complaints.map(({ createdAt, dueAt, wantsReplacement, ...rest }) => ({
      ...rest,
      createdDate: createdAt.toISOString(),
      callBy: wantsReplacement && rest.status !== inquiryStatus.resolved ? dueAt.toISOString() : null,
    })),
  };
};
