import { randomUUID } from "node:crypto";
import { quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type * as api from "@hunarmand/api/contracts/quotes";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { assertOwnEmail } from "../../domain/account/own-account.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { insertQuote } from "./quotes.queries.ts";

export const requestQuote: UseCase<typeof api.requestQuote> = async ({ db, clock }, caller, { body }) => {
  const { email, details = null, ...wish } = body;
  assertOwnEmail(caller, email);
  const id = randomUUID();
  const { accountId } = caller;
  const quote = { ...wish, id, accountId, details, status: quoteSteps.request.to, requestedAt: clock.now() };
  await asOpenAccount(db, accountId, (transaction) => insertQuote(transaction, quote));
  return { message: getReplies().requestQuote, id };
};
