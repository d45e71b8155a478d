import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/contracts/contracts";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { contractSteps } from "@hunarmand/api/contracts/steps";
import type { Database } from "../database/database.ts";
import { asOpenAccount } from "../domain/account/hold-open-account.ts";
import { assertOwnEmail } from "../domain/account/own-account.ts";
import { getPhone } from "../domain/account/registration.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError } from "../values/app-error.ts";
import { normaliseCnic } from "../values/identifiers.ts";
import { getReplies } from "../values/replies.ts";
import { insertContract } from "./contracts.queries.ts";

export const proposeContract: UseCase<typeof api.proposeContract> = async ({ db, clock }, caller, { body }) => {
  const { email, phoneNumber, cnic, contractDetails, quoteId = null, ...proposal } = body;
  assertOwnEmail(caller, email);
  const id = randomUUID();
  const row = {
    ...proposal,
    id,
    accountId: caller.accountId,
    phone: getPhone(phoneNumber, "phoneNumber"),
    cnic: normaliseCnic(cnic),
    details: contractDetails,
    status: contractSteps.propose.to,
    requestedAt: clock.now(),
    quoteId,
  };
  await asOpenAccount(db, caller.accountId, async (transaction) => {
    if (quoteId) await useQuote(transaction, quoteId, caller.accountId);
    await insertContract(transaction, row);
  });
  return { message: getReplies().proposeContract, id };
};

/** Locks the quote, so that of two concurrent proposals only one uses it. */
async function useQuote(db: Database, id: string, accountId: string): Promise<void> {
  const quote = await db
    .selectFrom("quotes")
    .select("status")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!quote) throw new AppError("quote-not-found");
  if (quote.status !== quoteStatus.accepted) throw new AppError("quote-state");
  const proposal = await db.selectFrom("contracts").select("id").where("quoteId", "=", id).executeTakeFirst();
  if (proposal) throw new AppError("quote-proposed");
}
