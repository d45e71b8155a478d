import type { ReplyOf } from "@hunarmand/api/call";
import type { listQuotes } from "@hunarmand/api/contracts/quotes";

export type OfficeQuote = ReplyOf<typeof listQuotes>[number];
