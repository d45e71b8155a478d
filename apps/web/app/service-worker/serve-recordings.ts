import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { appCaches } from "../shared/app-worker/app-caches.ts";
import { isWholeFile } from "./worker-replies.ts";

/** The paths of `listRecordings` and `getRecording`. Importing the calls would add all schemas to the worker. */
export const listPath = "/api/Recordings/";
export const recordingsPath = `${listPath}files/`;

/** On a slow network the last list is shown after this time. */
const listWaitSeconds = 3;

const isSound = (response: Response): boolean =>
  isWholeFile(response) && /^audio\//.test(response.headers.get("content-type") ?? "");

const isJson = ({ status, headers }: Response): boolean =>
  status === 200 && /^application\/json/.test(headers.get("content-type") ?? "");

/**
 * Serves recorded sentences from the cache first. What is not there is fetched when somebody plays it, and stays. The
 * address has a hash of the content, so it is never out of date. Their list comes from the network, or else as it was
 * last.
 */
export function serveRecordings(): void {
  const isRecording = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(recordingsPath);
  const strategy = new CacheFirst({
    cacheName: appCaches.recordings,
    plugins: [{ cacheWillUpdate: async ({ response }) => (isSound(response) ? response : null) }],
  });
  registerRoute(isRecording, strategy);
  const isList = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(listPath) && !url.pathname.startsWith(recordingsPath);
  const list = new NetworkFirst({
    cacheName: appCaches.recordings,
    networkTimeoutSeconds: listWaitSeconds,
    plugins: [{ cacheWillUpdate: async ({ response }) => (isJson(response) ? response : null) }],
  });
  registerRoute(isList, list);
}

/** Removes recordings that were replaced or removed: those whose hash is not in the list. */
export async function removeOldRecordings(hashes: readonly string[]): Promise<void> {
  const cache = await caches.open(appCaches.recordings);
  const current = new Set(hashes.map((hash) => recordingsPath + hash));
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (path.startsWith(recordingsPath) && !current.has(path)) await cache.delete(request);
  }
}
