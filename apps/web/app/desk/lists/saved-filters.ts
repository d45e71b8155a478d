import { useState } from "react";
import { z } from "zod";

const storageKey = "officeFilters";

const SavedFilter = z.object({ name: z.string(), search: z.string() });
const SavedFilters = z.record(z.string(), z.array(SavedFilter));
export type SavedFilter = z.infer<typeof SavedFilter>;

const filtersMax = 12;

/** What is stored may be of an older version, or not ours at all: then there is none. */
export function readFilters(): Record<string, SavedFilter[]> {
  try {
    return SavedFilters.parse(JSON.parse(localStorage.getItem(storageKey) ?? "{}"));
  } catch {
    return {};
  }
}

/** A desk's filters with one more; the same name is taken anew, and the oldest make room. */
export function addFilter(filters: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  return [...filters.filter(({ name }) => name !== added.name), added].slice(-filtersMax);
}

/** The filters that this browser keeps for a desk. */
export function useSavedFilters(path: string) {
  const [filters, setFilters] = useState(() => readFilters()[path] ?? []);
  const keep = (next: SavedFilter[]) => {
    localStorage.setItem(storageKey, JSON.stringify({ ...readFilters(), [path]: next }));
    setFilters(next);
  };
  return {
    filters,
    save: (filter: SavedFilter) => keep(addFilter(filters, filter)),
    remove: (name: string) => keep(filters.filter((filter) => filter.name !== name)),
  };
}
