import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { appCaches } from "../shared/app-worker/app-caches.ts";
import { isWholeFile } from "./worker-replies.ts";

/** The path of `getRecording`. Importing the call would add all schemas to the worker. */
export const recordingsPath = "/api/Recordings/files/";

const isSound = (response: Response): boolean =>
  isWholeFile(response) && /^audio\//.test(response.headers.get("content-type") ?? "");

/**
 * Serves recorded sentences from the cache first. What is not there is fetched when somebody plays it, and stays. The
 * address has a hash of the content, so it is never out of date.
 */
export function serveRecordings(): void {
  const isRecording = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(recordingsPath);
  const strategy = new CacheFirst({
    cacheName: appCaches.recordings,
    plugins: [{ cacheWillUpdate: async ({ response }) => (isSound(response) ? response : null) }],
  });
  registerRoute(isRecording, strategy);
}

/** Removes recordings that were replaced or removed: those whose hash is not in the list. */
export async function removeOldRecordings(hashes: readonly string[]): Promise<void> {
  const cache = await caches.open(appCaches.recordings);
  const current = new Set(hashes.map((hash) => recordingsPath + hash));
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
}
