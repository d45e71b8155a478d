import { answerQuote } from "@hunarmand/api/contracts/quotes";
import { z } from "zod";
import desks from "../../locales/en/desks.json";
import { getMessages } from "../../shared/texts/messages.ts";

const dayAhead = { error: () => getMessages(desks).quotes.dayAhead };

/** Returns the end of a day in Pakistan, which has no summer time. */
function toEndOfDay(day: string): string {
  return `${day}T23:59:59+05:00`;
}

/** The call's body, with a day instead of an instant. */
export const QuoteForm = answerQuote.body.omit({ read: true }).extend({
  validUntil: z
    .string()
    .refine((day) => new Date(toEndOfDay(day)).getTime() > Date.now(), dayAhead)
    .transform(toEndOfDay),
});
