import { sendWaitingTag } from "../shared/app-worker/worker-messages.ts";

/** The parts of a service worker that background sync needs. A `ServiceWorkerGlobalScope` has them. */
export interface SyncWorker {
  clients: { matchAll(options: { type: "window" }): Promise<readonly { postMessage(message: unknown): void }[]> };
  addEventListener(type: string, listener: (event: Event) => void): void;
}

/** The browser's own event, in the parts that are read. */
interface SyncEvent {
  tag: string;
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Asks the open pages to send what waits when the browser has a network again. The worker sends nothing itself: only a page knows who is
 * logged in (docs/security-rules.md SB8).
 */
export function listenForSync(worker: SyncWorker): void {
  worker.addEventListener("sync", (event) => {
    const sync = event as unknown as SyncEvent;
    if (sync.tag === sendWaitingTag) sync.waitUntil(askPages(worker));
  });
}

async function askPages({ clients }: SyncWorker): Promise<void> {
  for (const page of await clients.matchAll({ type: "window" })) page.postMessage({ kind: sendWaitingTag });
}
