import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/contracts/contracts";
import { contractDurations } from "@hunarmand/api/contracts/contracts";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { contractSteps } from "@hunarmand/api/contracts/steps";
import type { Database } from "../database/database.ts";
import { asOpenAccount } from "../domain/account/hold-open-account.ts";
import { assertOwnEmail } from "../domain/account/own-account.ts";
import { getPhone } from "../domain/account/registration.ts";
import type { UseCase } from "../http/serve.ts";
import { AppError, invalidField } from "../values/app-error.ts";
import { normaliseCnic } from "../values/identifiers.ts";
import { toPaisa } from "../values/money.ts";
import { getReplies } from "../values/replies.ts";
import { insertContract } from "./contracts.queries.ts";
import { findTrades } from "./find-trades.ts";
import { assertSoon } from "./start-day.ts";

export const proposeContract: UseCase<typeof api.proposeContract> = async ({ db, clock }, caller, { body }) => {
  const { email, phoneNumber, cnic, contractDetails, expectedPrice, startDate, trades, ...proposal } = body;
  const { quoteId = null } = body;
  assertOwnEmail(caller, email);
  const [id, now] = [randomUUID(), clock.now()];
  assertSoon(startDate, now);
  const row = {
    ...proposal,
    id,
    accountId: caller.accountId,
    phone: getPhone(phoneNumber, "phoneNumber"),
    cnic: normaliseCnic(cnic),
    details: contractDetails,
    status: contractSteps.propose.to,
    requestedAt: now,
    quoteId,
    expectedPricePaisa: expectedPrice === undefined || quoteId ? null : toPaisa(expectedPrice),
    startDay: startDate ?? null,
    tradeIds: (await findTrades(db, trades ?? [], "trades")).map((skill) => skill.id),
  };
  await asOpenAccount(db, caller.accountId, async (transaction) => {
    const quoted = quoteId ? await useQuote(transaction, quoteId, caller.accountId) : undefined;
    assertDuration(body.duration, quoted?.duration);
    await insertContract(transaction, { ...row, ...quoted?.size });
  });
  return { message: getReplies().proposeContract, id, requestedDate: now.toISOString() };
};

/** @throws AppError invalid-input if only a quote for another time would allow this duration */
function assertDuration(duration: string, quoted: string | undefined): void {
  const isOfAny = contractDurations.some((known) => known === duration);
  if (!isOfAny && duration !== quoted) throw invalidField("duration", "duration-quote");
}

/** Locks the quote, so that of two concurrent proposals only one uses it. Returns its duration, and the crew for which its price was agreed. */
async function useQuote(db: Database, id: string, accountId: string) {
  const quote = await db
    .selectFrom("quotes")
    .select(["status", "duration", "totalHandymen", "exactHandymen", "durationDays"])
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!quote) throw new AppError("quote-not-found");
  if (quote.status !== quoteStatus.accepted) throw new AppError("quote-state");
  const proposal = await db.selectFrom("contracts").select("id").where("quoteId", "=", id).executeTakeFirst();
  if (proposal) throw new AppError("quote-proposed");
  const { duration, totalHandymen, exactHandymen, durationDays } = quote;
  return { duration, size: { handymen: exactHandymen ?? totalHandymen, durationDays } };
}
