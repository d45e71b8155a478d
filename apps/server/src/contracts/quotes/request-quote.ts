import { randomUUID } from "node:crypto";
import { quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type * as contract from "@hunarmand/api/contracts/quotes";
import { assertOwnEmail } from "../../domain/account/own-account.ts";
import type { UseCase } from "../../http/serve.ts";
import { getReplies } from "../../values/replies.ts";
import { insertQuote } from "./quotes.queries.ts";

export const requestQuote: UseCase<typeof contract.requestQuote> = async ({ db, clock }, caller, { body }) => {
  const { email, details = null, ...wish } = body;
  assertOwnEmail(caller, email);
  const id = randomUUID();
  const { accountId } = caller;
  await insertQuote(db, { ...wish, id, accountId, details, status: quoteSteps.request.to, requestedAt: clock.now() });
  return { message: getReplies().requestQuote, id };
};
