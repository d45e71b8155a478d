import { randomUUID } from "node:crypto";
import type * as api from "@hunarmand/api/payments/payer";
import { asOpenAccount } from "../../domain/account/hold-open-account.ts";
import { assertOwnEmail } from "../../domain/account/own-account.ts";
import type { UseCase } from "../../http/serve.ts";
import { markOf } from "../../services/cards/cards.ts";
import { AppError } from "../../values/app-error.ts";
import { getReplies } from "../../values/replies.ts";
import { readExpiry } from "./card-expiry.ts";

export const addCard: UseCase<typeof api.addCard> = async ({ db, clock, cards }, caller, { body }) => {
  const { email, ...card } = body;
  assertOwnEmail(caller, email);
  const now = clock.now();
  const { month, year } = readExpiry(card.expiryDate, now);
  const outcome = await cards.tokenise({ ...card, cvv: card.cvv });
  if (outcome.kind === "off") throw new AppError("card-saving-off");
  if (outcome.kind === "declined") throw new AppError("card-declined");
  const { brand, lastFour } = markOf(card.cardNumber);
  const id = randomUUID();
  const expiry = { expiryMonth: month, expiryYear: year };
  const { accountId } = caller;
  const row = { id, accountId, brand, lastFour, ...expiry, gatewayToken: outcome.token, createdAt: now };
  await asOpenAccount(db, accountId, (transaction) => transaction.insertInto("savedCards").values(row).execute());
  return { message: getReplies().addCard, card: { id, CardType: brand, lastFour, expiryDate: card.expiryDate } };
};
