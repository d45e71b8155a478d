import { useState } from "react";
import { z } from "zod";

const storageKey = "officeFilters";

const SavedFilter = z.object({ name: z.string(), search: z.string() });
const SavedFilters = z.record(z.string(), z.array(SavedFilter));
export type SavedFilter = z.infer<typeof SavedFilter>;

const filtersMax = 12;

/** Returns the saved filters; none when the stored text is of an older version or otherwise invalid. */
export function readFilters(): Record<string, SavedFilter[]> {
  try {
    return SavedFilters.parse(JSON.parse(localStorage.getItem(storageKey) ?? "{}"));
  } catch {
    return {};
  }
}

/** Adds one filter to a desk's. It replaces one with the same name, and the oldest are dropped above the maximum. */
export function addFilter(filters: readonly SavedFilter[], added: SavedFilter): SavedFilter[] {
  return [...filters.filter(({ name }) => name !== added.name), added].slice(-filtersMax);
}

/** The filters of a desk that this browser stores. */
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
