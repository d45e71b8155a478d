import { clientsClaim, setCacheNameDetails } from "workbox-core";
import type { WorkerMessage } from "../shared/app-worker/worker-messages.ts";
import { keepScreens, removeOldScreens, renewShell } from "./keep-screens.ts";
import { listenForPush } from "./push-events.ts";
import { serveFiles } from "./serve-files.ts";
import { servePages } from "./serve-pages.ts";
import { removeOldRecordings, serveRecordings } from "./serve-recordings.ts";
import { listenForSync } from "./sync-events.ts";
import { isOwnRole, type OwnRole, type WorkerFiles } from "./worker-files.ts";

/** The service worker, served as /sw.js. It stores no reply to a call except recorded sentences (docs/security-rules.md SB7). */

declare const self: ServiceWorkerGlobalScope;
/** Written into the script by the build (apps/web/worker-build/build-worker.ts). */
declare const workerFiles: WorkerFiles;
/** Read once: the build writes the lists in each place of the name. */
const files = workerFiles;

setCacheNameDetails({ prefix: "app", precache: "shell", suffix: "" });
serveFiles(self, files);
servePages(files);
serveRecordings();
listenForPush(self);
listenForSync(self);
clientsClaim();

self.addEventListener("activate", (event) => event.waitUntil(removeOldScreens(files)));

self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === "take-over") event.waitUntil(self.skipWaiting());
  if (message.kind === "keep-recordings") event.waitUntil(removeOldRecordings(message.hashes));
  if (message.kind === "keep-screens" && isOwnRole(message.role))
    event.waitUntil(prepare(message.role, message.language));
});

async function prepare(role: OwnRole, language: string): Promise<void> {
  await renewShell(self, files, language).catch(() => undefined);
  await keepScreens(files, role, language);
}
