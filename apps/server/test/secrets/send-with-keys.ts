import { listMyQuotes } from "@hunarmand/api/contracts/quotes";
import { requestQuote } from "@hunarmand/api/contracts/quotes/request";
import { quoteForm } from "../forms.ts";
import type { Person, Portal } from "../portal.ts";

/** Requests for quotes with Idempotency-Keys, and their results. */
export const sendWithKeys = (portal: Portal) => ({
  ask: (person: Person, key: string, body: object = {}) =>
    portal.as(person).call(requestQuote, { body: { ...quoteForm, ...body } }, { "idempotency-key": key }),
  countQuotes: async (person: Person) => (await portal.as(person).call(listMyQuotes, { query: {} })).body.data.length,
  keptKeys: () => portal.db.selectFrom("idempotencyKeys").selectAll().execute(),
});
