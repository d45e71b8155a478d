import { cacheNames, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { getCacheKeyForURL, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { appCaches } from "../shared/app-worker/app-caches.ts";
import type { UpdatingScope, WorkerFiles } from "./worker-files.ts";
import { isWholeFile } from "./worker-replies.ts";

/** A visit of the whole portal loads some five hundred files. */
const filesMax = 300;

/** Its type declares optional functions in another way than the strategy's. */
const limitFiles = new ExpirationPlugin({ maxEntries: filesMax, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Serves files with a hash in their name from the caches first. What is not there is fetched and stays. */
export function serveFiles(scope: UpdatingScope, files: WorkerFiles): void {
  const { shells, base } = files;
  const entries = [
    ...shells.map(({ url, revision }) => ({ url, revision })),
    ...base.map((url) => ({ url, revision: null })),
  ];
  // Without these the precache would reply for other addresses too.
  precacheAndRoute(entries, { directoryIndex: "", cleanURLs: false });
  const strategy = new CacheFirst({
    cacheName: appCaches.files,
    plugins: [
      // First: it counts only the files of its own cache.
      limitFiles,
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? (await caches.match(request, { cacheName: appCaches.screens })),
        cacheWillUpdate: async ({ response }) => (isWholeFile(response) ? response : null),
        fetchDidSucceed: async ({ response }) => {
          if (response.status === 404) await leaveOldBuild(scope, files);
          return response;
        },
      },
    ],
  });
  const isFile = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith("/assets/");
  registerRoute(isFile, strategy);
}

/**
 * The server no longer has a file. If it has another build, the next screen is opened with its own shell, and meanwhile
 * the worker of that build is installed. Otherwise a page of an older build has requested its own file, and the shell of
 * this build still opens without a network.
 */
async function leaveOldBuild(scope: UpdatingScope, { shells, manifest }: WorkerFiles): Promise<void> {
  if (!(await hasOtherBuild(shells, manifest))) return;
  const cache = await caches.open(cacheNames.precache);
  for (const { url } of shells) await cache.delete(getCacheKeyForURL(url) ?? url);
  scope.registration.update().catch(() => undefined);
}

/** Not without a network: then only the stored shell opens. */
async function hasOtherBuild([shell]: WorkerFiles["shells"], manifest: string): Promise<boolean> {
  const response = shell && (await fetch(shell.url, { cache: "no-cache" }).catch(() => undefined));
  if (!response?.ok) return false;
  return response.text().then(
    (page) => !page.includes(manifest),
    () => false,
  );
}
