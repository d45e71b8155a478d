import { randomUUID } from "node:crypto";
import { quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type * as api from "@hunarmand/api/contracts/quotes/request";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { assertOwnEmail } from "../../domain/account/own-account.ts";
import { getSettings } from "../../domain/settings/settings.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { toPaisa } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { assertSoon } from "../start-day.ts";
import { toStoredCrew } from "./crew-rows.ts";
import { priceRequest } from "./price-request.ts";
import { promisePrice } from "./quote-wire.ts";
import { insertQuote, publishPricedQuote } from "./quotes.queries.ts";

export const requestQuote: UseCase<typeof api.requestQuote> = async ({ db, clock }, caller, { body }) => {
  const { email, details = null, startDate, crew = [], ownDayPrice, address = null, ...wish } = body;
  assertOwnEmail(caller, email);
  const [id, now] = [randomUUID(), clock.now()];
  assertSoon(startDate, now);
  const { accountId } = caller;
  const settings = await getSettings(db);
  const price = await priceRequest(db, body, settings, now);
  const quote = {
    ...wish,
    startDay: startDate ?? null,
    ownDayPricePaisa: ownDayPrice === undefined ? null : toPaisa(ownDayPrice),
    crew: await toStoredCrew(db, crew, price?.tradePrices),
    address,
    id,
    accountId,
    details,
    status: quoteSteps[price ? "requestPriced" : "request"].to,
    ...price?.set,
    requestedAt: now,
  };
  await asOpenAccount(db, accountId, async (transaction) => {
    await insertQuote(transaction, quote);
    if (price) await publishPricedQuote(transaction, id);
  });
  const promisedDate = price ? undefined : promisePrice(now, settings.visits);
  return { message: getReplies().requestQuote, id, promisedDate };
};
