import type { DueKind } from "@hunarmand/api/staff/inbox";
import { useSyncExternalStore } from "react";

/** What a person of the office decides at once. Alarms are not decided, a visit only in its hour, a crew in many steps, a replacement by a call. */
export type TaskKind = Exclude<DueKind, "visit" | "backup" | "texts" | "crew" | "replacement">;

/** The real decision at the end of the demo's tour (docs/product.md E4). */
export interface TourTask {
  kind: TaskKind;
  /** The record's, for a price and for cash the job's. */
  id: string;
  /** Where it is decided. */
  address: string;
}

/** In the tab: a reload keeps it, and a logout removes it. */
const key = "officeTourTask";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The task of the tour while it waits for its decision, as JSON. */
export const useTourTask = (): string | null => useSyncExternalStore(subscribe, () => sessionStorage.getItem(key));

export function keepTask(task: TourTask): void {
  sessionStorage.setItem(key, JSON.stringify(task));
  for (const listener of listeners) listener();
}

export function endTask(): void {
  sessionStorage.removeItem(key);
  for (const listener of listeners) listener();
}
