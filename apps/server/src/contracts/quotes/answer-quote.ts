import { quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type * as api from "@hunarmand/api/contracts/quotes";
import { writeAudit } from "../../domain/audit/audit.queries.ts";
import type { UseCase } from "../../http/serve.ts";
import { AppError, invalidField } from "../../values/app-error.ts";
import { assertAsRead } from "../../values/as-read.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { moveQuote } from "./move-quote.queries.ts";
import { findQuote } from "./quotes.queries.ts";

const { to: status } = quoteSteps.price;

export const answerQuote: UseCase<typeof api.answerQuote> = async (services, caller, { params, body }) => {
  const { db, clock } = services;
  const { id } = params;
  const { amount, note = null } = body;
  const now = clock.now();
  const validUntil = new Date(body.validUntil);
  if (validUntil <= now) throw invalidField("validUntil", "time-past");
  const isAnswered = await db.transaction().execute(async (transaction) => {
    const set = { amountPaisa: toPaisa(amount), validUntil, note, quotedAt: now };
    const before =
      (await moveQuote(transaction, { step: "price", id, now, set })) ??
      (await moveQuote(transaction, { step: "reprice", id, now, set }));
    if (!before) return false;
    const isRepeated =
      before.amountPaisa === set.amountPaisa && before.note === note && isSameTime(before.validUntil, validUntil);
    if (!isRepeated) assertAsRead(body.read, { amount: toPkr(before.amountPaisa) });
    await writeAudit(transaction, {
      at: now,
      actorId: caller.accountId,
      action: "quote.answer",
      subjectType: "quote",
      subjectId: id,
      before: { status: before.status, amount: toPkr(before.amountPaisa), validUntil: before.validUntil },
      after: { status, amount, validUntil },
      ...(note ? { reason: note } : {}),
    });
    return true;
  });
  if (!isAnswered) throw new AppError((await findQuote(db, id, now)) ? "quote-state" : "quote-not-found");
  return { message: getReplies().answerQuote, status };
};

const isSameTime = (one: Date | null, other: Date): boolean => one?.getTime() === other.getTime();
