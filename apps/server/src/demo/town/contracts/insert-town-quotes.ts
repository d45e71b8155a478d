import { randomUUID } from "node:crypto";
import { quoteStatus } from "@hunarmand/api/contracts/quote-steps";
import { moveQuote } from "../../../contracts/quotes/move-quote.queries.ts";
import { insertQuote } from "../../../contracts/quotes/quotes.queries.ts";
import { writeAudit } from "../../../domain/audit/audit.queries.ts";
import { toPaisa } from "../../../values/money.ts";
import type { TownGround, TownPeople } from "../town-ground.ts";
import { daysBefore } from "../town-times.ts";

interface TownQuote {
  totalHandymen: number;
  duration: "1 Day" | "2 Days" | "1 Week" | "1 Month";
  daysAgo: number;
  rupees?: number;
  /** How many come from the near city. */
  near?: number;
  decision?: "accept" | "decline";
}

const quotes: readonly TownQuote[] = [
  { totalHandymen: 5, duration: "1 Week", daysAgo: 0.2 },
  { totalHandymen: 10, duration: "1 Month", daysAgo: 2, rupees: 810_000, near: 4 },
  { totalHandymen: 3, duration: "2 Days", daysAgo: 9, rupees: 27_000, near: 0, decision: "accept" },
  { totalHandymen: 20, duration: "1 Month", daysAgo: 25, rupees: 1_620_000, near: 8, decision: "decline" },
];
const validDays = 14;

export async function insertTownQuotes({ db, now }: TownGround, { contractorId, staff }: TownPeople): Promise<void> {
  for (const { daysAgo, rupees, near, decision, ...quote } of quotes) {
    const requestedAt = daysBefore(now, daysAgo);
    const id = randomUUID();
    await insertQuote(db, {
      ...{ ...quote, id, accountId: contractorId, city: "Islamabad", phone: "03041234567", details: null },
      ...{
        status: quoteStatus.new,
        amountPaisa: null,
        validUntil: null,
        note: null,
        requestedAt,
        quotedAt: null,
        decidedAt: null,
      },
    });
    if (rupees === undefined) continue;
    const quotedAt = daysBefore(requestedAt, -0.3);
    const priced = {
      amountPaisa: toPaisa(rupees),
      validUntil: daysBefore(quotedAt, -validDays),
      note: "Tools included.",
      nearHandymen: near ?? null,
      quotedAt,
    };
    await moveQuote(db, { step: "price", id, now: quotedAt, set: priced });
    const entry = {
      at: quotedAt,
      actorId: staff.Dispatcher,
      action: "quote.answer",
      subjectType: "quote",
      subjectId: id,
    };
    await writeAudit(db, { ...entry, after: { amountPkr: rupees } });
    const decidedAt = daysBefore(quotedAt, -1);
    if (decision)
      await moveQuote(db, { step: decision, id, accountId: contractorId, now: decidedAt, set: { decidedAt } });
  }
}
