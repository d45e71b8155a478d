import { cacheNames } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import { appCaches } from "../shared/app-worker/app-caches.ts";
import { type OwnRole, ownRoles, type UpdatingScope, type WorkerFiles } from "./worker-files.ts";
import { isWholeFile } from "./worker-replies.ts";

/** Beside the page's own requests, on a slow network. */
const fetchesAtOnce = 3;

/**
 * Fetches what the screens of this role need in this language and the phone does not have yet. A file that fails is
 * fetched at the next visit, or when its screen is opened.
 */
export async function keepScreens({ screens, texts }: WorkerFiles, role: OwnRole, language = "en"): Promise<void> {
  const cache = await caches.open(appCaches.screens);
  const left = [...screens[role], ...(texts[language] ?? [])];
  const fetchNext = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift())
      if (!(await cache.match(file))) await keepFile(cache, file).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: fetchesAtOnce }, fetchNext));
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  const response = await fetch(file);
  if (isWholeFile(response)) await cache.put(file, response);
}

/** Removes the files of older builds. */
export async function removeOldScreens({ screens, texts }: WorkerFiles): Promise<void> {
  const cache = await caches.open(appCaches.screens);
  const current = new Set([...ownRoles.flatMap((role) => screens[role]), ...Object.values(texts).flat()]);
  for (const request of await cache.keys())
    if (!current.has(new URL(request.url).pathname)) await cache.delete(request);
}

/**
 * Fetches the shell of a language again: it contains the office's settings, such as its phone number. A shell of another
 * build stays with the server, and the worker of that build is installed.
 */
export async function renewShell(scope: UpdatingScope, { shells, manifest }: WorkerFiles, language = "en") {
  const shell = shells.find((one) => one.language === language) ?? shells[0];
  if (!shell) return;
  const response = await fetch(shell.url, { cache: "no-cache" });
  if (!response.ok) return;
  const isOfThisBuild = (await response.clone().text()).includes(manifest);
  if (!isOfThisBuild) return void (await scope.registration.update());
  const cache = await caches.open(cacheNames.precache);
  await cache.put(getCacheKeyForURL(shell.url) ?? shell.url, response);
}
