import { listMyQuotes, type Quote } from "@hunarmand/api/contracts/quotes";
import { callPage } from "../../shared/calls/call-api.ts";
import type { Page } from "../../shared/calls/use-more-pages.ts";
import { readOwnEmail } from "../../shared/contracts/own-email.ts";

export type QuotesPage = Page<Quote>;

export async function loadQuotes(cursor?: string): Promise<QuotesPage> {
  const { items, nextCursor } = await callPage(listMyQuotes, { query: { email: readOwnEmail(), cursor } });
  return { items: items.data, nextCursor };
}
