import { quoteSteps } from "@hunarmand/api/contracts/quote-steps";
import type * as api from "@hunarmand/api/contracts/quotes/office-answer";
import { takeDecision } from "../../domain/decisions/take-decision.ts";
import type { UseCase } from "../../http/serve.ts";
import { invalidField } from "../../values/app-error.ts";
import { toPaisa, toPkr } from "../../values/money.ts";
import { getReplies } from "../../values/replies.ts";
import { assertBeforeNames } from "./assert-before-names.ts";
import { assertNear, pricedCrew } from "./crew-rows.ts";
import { moveQuote } from "./move-quote.queries.ts";
import { nameHandymen } from "./named/name-handymen.ts";
import { findQuote } from "./quotes.queries.ts";

const { to: status } = quoteSteps.price;

/** Sets or changes the price of a quote. */
export const answerQuote: UseCase<typeof api.answerQuote> = async (services, caller, { params, body }) => {
  const { id } = params;
  const { amount, note = null, payTime, tradePrices, named, nearHandymen, priceReason = null } = body;
  const validUntil = new Date(body.validUntil);
  if (validUntil <= services.clock.now()) throw invalidField("validUntil", "time-past");
  const amountPaisa = toPaisa(amount);
  await takeDecision(services, caller, {
    ...{ noun: "quote", to: status, reason: note ?? undefined },
    move: async (db, now) => {
      await assertBeforeNames(db, id, validUntil, now);
      const crew = await pricedCrew(db, id, tradePrices);
      if (nearHandymen) await assertNear(db, id, nearHandymen);
      const near = nearHandymen === undefined ? {} : { nearHandymen };
      const set = {
        amountPaisa,
        validUntil,
        note,
        payTime,
        priceReason,
        quotedAt: now,
        pricedAtOnce: false,
        ...near,
        ...(crew && { crew }),
      };
      const former =
        (await moveQuote(db, { step: "price", id, now, set })) ??
        (await moveQuote(db, { step: "reprice", id, now, set }));
      const quote = former && named && (await findQuote(db, id, now));
      if (quote && named) await nameHandymen(db, quote, named);
      return former;
    },
    facts: (_, former) => {
      const isSame = former.amountPaisa === amountPaisa && former.note === note && former.payTime === payTime;
      if (isSame && former.validUntil?.getTime() === validUntil.getTime()) return undefined;
      return { read: body.read, now: { amount: toPkr(former.amountPaisa) } };
    },
    audit: (former) => ({
      action: "quote.answer",
      subjectType: "quote",
      subjectId: id,
      before: { status: former.status, amount: toPkr(former.amountPaisa), validUntil: former.validUntil },
      after: { status, amount, validUntil, payTime, ...(nearHandymen !== undefined && { nearHandymen }) },
    }),
    find: (db) => findQuote(db, id, services.clock.now()),
    // A repeat moves the quote again, by "reprice".
    isRepeat: () => false,
  });
  return { message: getReplies().answerQuote, status };
};
