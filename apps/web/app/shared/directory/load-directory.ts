import { type DirectoryEntry, listDirectory } from "@hunarmand/api/providers/directory";
import { callPage } from "../calls/call-api.ts";
import type { Page } from "../calls/use-more-pages.ts";

/** Names from the look-ups. The screen offers an area only with its city, and a skill only with its category. */
export interface DirectoryFilter {
  category: string | undefined;
  skill: string | undefined;
  city: string | undefined;
  area: string | undefined;
}

/** Each card has a picture, so a page is short. */
const pageItems = 20;

export function loadDirectory(
  filter: Partial<DirectoryFilter>,
  { cursor, limit = pageItems, signal }: { cursor?: string; limit?: number; signal?: AbortSignal } = {},
): Promise<Page<DirectoryEntry>> {
  return callPage(listDirectory, { query: { ...filter, cursor, limit }, signal });
}
