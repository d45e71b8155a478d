import type * as contract from "@hunarmand/contract/quotes";
import { AppError, invalidField } from "../app-error.ts";
import { writeAudit } from "../database/audit.queries.ts";
import type { UseCase } from "../http/serve.ts";
import { toPaisa, toPkr } from "../money.ts";
import { queueMail } from "../services/mail.ts";
import { findQuote, priceQuote } from "./quotes.queries.ts";

export const answerQuote: UseCase<typeof contract.answerQuote> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const { id } = params;
  const { amount, note = null } = body;
  const now = clock.now();
  const validUntil = new Date(body.validUntil);
  if (validUntil <= now) throw invalidField("validUntil", "Please choose a time that is still to come.");
  const isAnswered = await db.transaction().execute(async (transaction) => {
    const before = await priceQuote(transaction, { id, amountPaisa: toPaisa(amount), validUntil, note, now });
    if (!before) return false;
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "quote.answer",
      subjectType: "quote",
      subjectId: id,
      before: { status: before.status, amount: toPkr(before.amountPaisa), validUntil: before.validUntil },
      after: { status: "Quoted", amount, validUntil },
      ...(note ? { reason: note } : {}),
    });
    const quote = await findQuote(transaction, id, now);
    if (quote?.email) await queueMail({ ...services, db: transaction }, answerMail(quote.email, amount, validUntil));
    return true;
  });
  if (!isAnswered) throw new AppError((await findQuote(db, id, now)) ? "quote-state" : "quote-not-found");
  return { message: "The quote is answered.", status: "Quoted" };
};

const answerMail = (to: string, amountPkr: number, validUntil: Date) => ({
  to,
  subject: "Your quote is ready",
  text: `We offer your crew for PKR ${amountPkr}, valid until ${validUntil.toISOString()}.\nPlease accept or decline it on the contracts page.`,
});
