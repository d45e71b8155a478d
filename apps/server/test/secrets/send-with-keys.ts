import { listMyQuotes, requestQuote } from "@hunarmand/api/contracts/quotes";
import { quoteForm } from "../forms.ts";
import type { Person, Portal } from "../portal.ts";

/** Asking for quotes under Idempotency-Keys, and what comes of it. */
export const sendWithKeys = (portal: Portal) => ({
  ask: (person: Person, key: string, body: object = {}) =>
    portal.as(person).call(requestQuote, { body: { ...quoteForm, ...body } }, { "idempotency-key": key }),
  countQuotes: async (person: Person) => (await portal.as(person).call(listMyQuotes, { query: {} })).body.data.length,
  keptKeys: () => portal.db.selectFrom("idempotencyKeys").selectAll().execute(),
});
