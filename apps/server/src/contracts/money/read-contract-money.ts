import type * as api from "@hunarmand/api/contracts/payments";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { dayOf } from "../../values/karachi-days.ts";
import { isPayable, isPlannable, toMoney } from "./contract-money.ts";
import { selectMoney, selectPayments } from "./money.queries.ts";

export const readContractMoney: UseCase<typeof api.readContractMoney> = async ({ db, clock }, _caller, { params }) => {
  const [rows, payments] = await Promise.all([selectMoney(db, [params.id]), selectPayments(db, params.id)]);
  const row = rows.get(params.id);
  if (!row) throw new AppError("contract-not-found");
  return {
    money: toMoney(row, payments, clock.now()),
    acceptedDay: row.acceptedAt && dayOf(row.acceptedAt),
    canPlan: isPlannable(row),
    canEnter: isPayable(row) && row.paidPaisa < row.pricePaisa,
  };
};
