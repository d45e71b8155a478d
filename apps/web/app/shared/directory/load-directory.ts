import { type DirectoryEntry, listDirectory } from "@hunarmand/api/providers/directory";
import { callPage } from "../calls/call-api.ts";
import type { Page } from "../calls/use-more-pages.ts";

export interface DirectoryFilter {
  category: string | undefined;
  city: string | undefined;
}

/** An entry with its position as key: entries have no id, and the list only grows. */
export interface PlacedEntry extends DirectoryEntry {
  place: string;
}

export async function loadDirectory(
  filter: Partial<DirectoryFilter>,
  { cursor, limit, signal }: { cursor?: string; limit?: number; signal?: AbortSignal } = {},
): Promise<Page<PlacedEntry>> {
  const { items, nextCursor } = await callPage(listDirectory, { query: { ...filter, cursor, limit }, signal });
  return { items: items.map((entry, index) => ({ ...entry, place: `${cursor ?? "first"}-${index}` })), nextCursor };
}
