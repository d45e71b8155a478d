import { getLanguage } from "../texts/messages.ts";
import type { WorkerMessage } from "./worker-messages.ts";

export function tellWorker(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

/** Asks the worker, as soon as there is one, to fetch all screens of this role. */
export async function keepScreensOf(role: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  tellWorker(active, { kind: "keep-screens", role, language: getLanguage() });
}

/** Asks the worker, as soon as there is one, to remove the recordings of sentences that were replaced. */
export async function keepRecordings(hashes: readonly string[]): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  tellWorker(active, { kind: "keep-recordings", hashes });
}
