import type * as api from "@hunarmand/api/contracts/contracts";
import { contractSteps } from "@hunarmand/api/contracts/steps";
import { asOpenAccount } from "../domain/account/hold-open-account.ts";
import { takeDecision } from "../domain/decisions/take-decision.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { getReplies } from "../values/replies.ts";
import { findContract } from "./contracts.queries.ts";
import { lockContract } from "./crew/move-member.queries.ts";
import { selectMoney } from "./money/money.queries.ts";
import { moveContract } from "./move-contract.queries.ts";

const { to: status } = contractSteps.withdraw;

/** Takes back the caller's own proposal, unless something was paid for it (docs/product.md X1). */
export const withdrawContract: UseCase<typeof api.withdrawContract> = async (services, caller, { params: { id } }) => {
  const { accountId } = caller;
  await takeDecision(services, caller, {
    ...{ noun: "contract", to: status },
    run: (work) => asOpenAccount(services.db, accountId, work),
    move: async (db, now) => {
      // A payment that is entered meanwhile waits for the contract.
      await lockContract(db, id);
      const money = (await selectMoney(db, [id])).get(id);
      if (money && money.paidPaisa > 0 && (await findContract(db, id, accountId))) throw new AppError("contract-state");
      return moveContract(db, { step: "withdraw", id, accountId, actorId: accountId, reason: null, now });
    },
    find: (db) => findContract(db, id, accountId),
    // Of a rejection by the office it is no repeat.
    isRepeat: (found) => found.status === status && found.statusReason === null,
  });
  return { message: getReplies().withdrawContract, status };
};
