import { z } from "zod";
import { defineCall } from "../call.ts";
import { ActionReply, Id, OwnEmail, PageQuery } from "../fields.ts";
import { payTimes } from "./contract-money.ts";
import { CrewTrade, NearHandymen, quoteDurations } from "./exact-crew.ts";
import { priceReasons, QuoteNextSteps, quoteObjections, quoteStatus } from "./quote-steps.ts";
import { NamedHandyman } from "./quotes/named.ts";
import { contractStatus } from "./steps.ts";

/** Quotes for a crew: requested by any signed-in person, answered by the office with a price (docs/product.md Q1). */

export const QuoteStatus = z.enum(quoteStatus);
export type QuoteStatus = z.infer<typeof QuoteStatus>;
export const quoteStatuses = QuoteStatus.options;

export const quoteCities = ["Karachi", "Lahore", "Islamabad", "Rawalpindi", "Other"] as const;

/**
 * `amount` in PKR for the whole crew and duration, and `payTime`: how it is paid. Null until the office answers. `promisedDate`: until when
 * the office has promised its price (docs/product.md Q1). Null once it has answered or the request was taken back.
 */
export const Quote = z.object({
  id: Id,
  totalHandymen: z.int(),
  exactHandymen: z.int().nullable(),
  duration: z.enum(quoteDurations),
  durationDays: z.int().nullable(),
  /** Empty if the person named no trades. */
  crew: z.array(CrewTrade),
  startDate: z.iso.date().nullable(),
  city: z.enum(quoteCities),
  phone: z.string(),
  details: z.string().nullable(),
  status: QuoteStatus,
  amount: z.number().nullable(),
  validUntil: z.iso.datetime().nullable(),
  note: z.string().nullable(),
  payTime: z.enum(payTimes).nullable(),
  /** What its owner found wrong with the last price that they refused. */
  objection: z.enum(quoteObjections).nullable(),
  objectionWords: z.string().nullable(),
  /** What they would pay, in PKR. */
  ownPrice: z.number().nullable(),
  /** What they asked for, of one handyman and day, in PKR. Replies that a phone stored before have neither this nor `near`. */
  ownDayPrice: z.number().nullish(),
  near: NearHandymen.nullish(),
  /** Why the price is above the one that they asked for. */
  priceReason: z.enum(priceReasons).nullish(),
  /** Whether the portal has priced it by the usual prices of its trades: the office has not yet looked for the crew. */
  isPricedAtOnce: z.boolean().nullish(),
  /** Where the work is, if its owner has said so. */
  address: z.string().nullish(),
  requestedDate: z.iso.datetime(),
  promisedDate: z.iso.datetime().nullable(),
  /** The proposal that is based on it. */
  contractId: Id.nullable(),
  /** Where that is now, and when it was sent. Replies that a phone stored before have neither this nor `decidedDate`. */
  contract: z.object({ status: z.enum(contractStatus), requestedDate: z.iso.datetime() }).nullish(),
  /** When its owner accepted or declined it. */
  decidedDate: z.iso.datetime().nullish(),
  /** Those of the crew whom the office has named. Absent for the office, and in replies that a phone stored before. */
  named: z.array(NamedHandyman).optional(),
  nextSteps: QuoteNextSteps,
});
export type Quote = z.infer<typeof Quote>;

export const listMyQuotes = defineCall({
  method: "GET",
  path: "/Contracts/quotes",
  summary: "The caller's quote requests with the office's answers, newest first.",
  access: "signed-in",
  query: PageQuery.extend({ email: OwnEmail.optional() }),
  paged: true,
  reply: ActionReply.extend({ data: z.array(Quote) }),
  errors: ["not-your-account"],
});

export const getQuote = defineCall({
  method: "GET",
  path: "/Contracts/quotes/:id",
  summary: "One of the caller's quote requests.",
  access: "signed-in",
  params: z.object({ id: Id }),
  reply: Quote,
  errors: ["quote-not-found"],
});

export const OfficeQuote = Quote.omit({ named: true }).extend({ name: z.string(), email: z.string().nullable() });

export const QuoteFilter = z.object({ status: QuoteStatus.optional() });

export const listQuotes = defineCall({
  method: "GET",
  path: "/Admin/quotes",
  summary: "All quote requests, newest first.",
  access: ["Dispatcher"],
  query: PageQuery.extend(QuoteFilter.shape),
  paged: true,
  reply: z.array(OfficeQuote),
});
