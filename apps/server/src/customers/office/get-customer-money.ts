import type * as api from "@hunarmand/api/customers/office";
import { getPayerTotals } from "../../domain/payments/ledger.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError } from "../../values/app-error.ts";
import { toPkr } from "../../values/money.ts";
import { findCustomerStatus, sumPendingAmounts } from "./customers-desk.queries.ts";

export const getCustomerMoney: UseCase<typeof api.getCustomerMoney> = async ({ db }, _caller, { params }) => {
  const { id } = params;
  if (!(await findCustomerStatus(db, id))) throw new AppError("customer-not-found");
  const { duePaisa, creditPaisa, paidPaisa } = await getPayerTotals(db, id);
  const { waitingPaisa, returnedPaisa, heldPaisa } = await sumPendingAmounts(db, id);
  return {
    due: toPkr(duePaisa),
    credit: toPkr(creditPaisa),
    paid: toPkr(paidPaisa),
    waiting: toPkr(waitingPaisa),
    returned: toPkr(returnedPaisa),
    returning: toPkr(heldPaisa - returnedPaisa),
  };
};
