/** The page's own requests come first. */
const restMilliseconds = 5_000;

/**
 * Registers the service worker some seconds after the page has loaded. Without one, as in some private windows, the
 * portal works with a network only.
 */
export function startWorkerLater(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    setTimeout(() => void startWorker().catch(() => {}), restMilliseconds);
}

async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js");
  if (registration) (await import("./follow-worker.ts")).followWorker(registration);
}
