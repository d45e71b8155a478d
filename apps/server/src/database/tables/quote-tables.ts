import type { PayTime } from "@hunarmand/api/contracts/contract-money";
import type { PriceReason, QuoteObjection } from "@hunarmand/api/contracts/quote-steps";
import type { Quote, QuoteStatus } from "@hunarmand/api/contracts/quotes";
import type { ColumnType, Generated } from "kysely";

/** A trade of a quote. The price is that of one handyman for a day. */
export interface StoredTrade {
  tradeId: number;
  handymen: number;
  dayPricePaisa?: number;
  /** What its owner asks for. */
  ownDayPricePaisa?: number;
}

export interface QuotesTable {
  id: string;
  accountId: string;
  totalHandymen: number;
  /** Counts instead of `totalHandymen`. */
  exactHandymen: ColumnType<number | null, number | null | undefined>;
  duration: Quote["duration"];
  /** Counts instead of `duration`. */
  durationDays: ColumnType<number | null, number | null | undefined>;
  /** Trades with their numbers. Their sum is `exactHandymen`. */
  crew: ColumnType<StoredTrade[] | null, string | null | undefined, string | null>;
  /** How the price is paid. Null in older quotes. */
  payTime: ColumnType<PayTime | null, PayTime | null | undefined>;
  objection: ColumnType<QuoteObjection | null, QuoteObjection | null | undefined>;
  objectionWords: ColumnType<string | null, string | null | undefined>;
  ownPricePaisa: ColumnType<number | null, number | null | undefined>;
  /** What its owner asks for, of one handyman and day. */
  ownDayPricePaisa: ColumnType<number | null, number | null | undefined>;
  /** How many come from the near city. Null while the office has not said it. */
  nearHandymen: ColumnType<number | null, number | null | undefined>;
  /** Why the price is above that. */
  priceReason: ColumnType<PriceReason | null, PriceReason | null | undefined>;
  /** When its owner asked for another price. */
  askedAgainAt: ColumnType<Date | null, Date | null | undefined>;
  /** Written as 2026-03-02, read with to_char. */
  startDay: ColumnType<string | null, string | null | undefined>;
  city: Quote["city"];
  /** Where the work is, if its owner has said so. */
  address: ColumnType<string | null, string | null | undefined>;
  /** Whether the portal has made the price. The next price of the office ends it. */
  pricedAtOnce: Generated<boolean>;
  phone: string;
  details: string | null;
  /** Expired is not stored: it is Quoted after `validUntil`. */
  status: Exclude<QuoteStatus, "Expired">;
  amountPaisa: number | null;
  validUntil: Date | null;
  note: string | null;
  requestedAt: Date;
  quotedAt: Date | null;
  decidedAt: Date | null;
  /** The `validUntil` for which the owner was notified of the expiry. */
  expiryNotifiedFor: Generated<Date | null>;
}

/** A handyman named with the price of a quote, for one of its trades. `leads`: the foreman. */
export interface QuoteHandymenTable {
  quoteId: string;
  providerId: string;
  tradeId: number;
  leads: boolean;
}
