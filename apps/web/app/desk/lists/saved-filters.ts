import { listSavedViews, removeView, type SavedView, saveView } from "@hunarmand/api/staff/saved-views";
import { useEffect, useEffectEvent, useState } from "react";
import { z } from "zod";
import { callApi } from "../../shared/calls/call-api.ts";

const storageKey = "officeFilters";

const StoredFilter = z.object({ name: z.string(), search: z.string() });
const StoredFilters = z.record(z.string(), z.array(StoredFilter));

/** Returns the filters that earlier versions of the portal stored in this browser; none if they cannot be read. */
export function readStored(): z.infer<typeof StoredFilters> {
  try {
    return StoredFilters.parse(JSON.parse(localStorage.getItem(storageKey) ?? "{}"));
  } catch {
    return {};
  }
}

/** Moves this desk's filters from the browser to the account, once. */
async function moveStored(desk: string): Promise<void> {
  const { [desk]: stored = [], ...others } = readStored();
  if (stored.length === 0) return;
  for (const { name, search } of stored) await callApi(saveView, { body: { desk, name, search } });
  localStorage.setItem(storageKey, JSON.stringify(others));
}

/** The saved filters of a desk: the person's own and those that colleagues share. The api package calls them views. */
export function useSavedFilters(desk: string) {
  const [filters, setFilters] = useState<readonly SavedView[]>([]);
  const load = async () => setFilters(await callApi(listSavedViews, { query: { desk } }));
  const start = useEffectEvent(() =>
    moveStored(desk)
      .then(load)
      // The desk also works without them.
      .catch(() => {}),
  );
  useEffect(() => void start(), []);
  return {
    filters,
    save: async (filter: Pick<SavedView, "name" | "search" | "isShared">) => {
      await callApi(saveView, { body: { desk, ...filter } });
      await load();
    },
    remove: async (id: string) => {
      await callApi(removeView, { params: { id } });
      await load();
    },
  };
}
