import { createHandlerBoundToURL, matchPrecache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { appCaches } from "../shared/app-worker/app-caches.ts";
import { findShell, findWantedShell } from "./shells.ts";
import type { WorkerFiles } from "./worker-files.ts";
import { isOnePathOf, isWholePage } from "./worker-replies.ts";

/** On a slow network a page of before shows after this time. */
const pageWaitSeconds = 3;

interface Visit {
  request: Request;
  url: URL;
  sameOrigin: boolean;
}

/**
 * Own screens open in the shell, without the network. Public pages come from the network, or else as they were last, or
 * else in the shell. Everything else, such as calls and the office, is the browser's own matter.
 */
export function servePages({ shells, ownPaths, publicPaths }: WorkerFiles): void {
  const openers = new Map(shells.map(({ url }) => [url, createHandlerBoundToURL(url)]));
  const pages = new NetworkFirst({
    cacheName: appCaches.pages,
    networkTimeoutSeconds: pageWaitSeconds,
    plugins: [
      {
        // A query can contain what somebody searched.
        cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).origin + new URL(request.url).pathname,
        cacheWillUpdate: async ({ response }) => (isWholePage(response) ? response : null),
        handlerDidError: ({ request }) => matchPrecache(findShell(shells, new URL(request.url).pathname).shell.url),
      },
    ],
  });
  const isOf =
    (paths: readonly string[]) =>
    ({ request, url, sameOrigin }: Visit) =>
      request.mode === "navigate" && sameOrigin && isOnePathOf(paths, findShell(shells, url.pathname).path);
  registerRoute(isOf(publicPaths), pages);
  registerRoute(isOf(ownPaths), async (visit) => {
    const { shell, path } = findShell(shells, visit.url.pathname);
    const wanted = await findWantedShell(shells, shell);
    // As the server does: the address names the language of the page.
    if (wanted !== shell) return Response.redirect(wanted.base + path + visit.url.search);
    return openers.get(shell.url)?.(visit) ?? fetch(visit.request);
  });
}
