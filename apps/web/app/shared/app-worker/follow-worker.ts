import installedApp from "../../locales/en/installed-app.json";
import { confirmAction } from "../dialogs/dialogs.tsx";
import { forgetOthersReplies } from "../person/kept-database.ts";
import { readSession } from "../person/session.ts";
import { getLanguage, getMessages } from "../texts/messages.ts";
import { whenWritesEnd } from "../waiting-calls/running-writes.ts";
import { whenMismatched } from "./mismatch.ts";
import { isQuiet } from "./quiet-moment.ts";
import { tellWorker } from "./tell-worker.ts";

const hourMilliseconds = 3_600_000;

/**
 * Opens new versions of the service worker, and so of the portal. A new worker waits until the page is quiet, so that
 * nobody loses what they type. Then it takes over, and the page is reloaded. If a reply of the server does not fit this
 * version of the page, the page asks whether to open the new version.
 */
export function followWorker(registration: ServiceWorkerRegistration): void {
  const change = makeVersionChange(registration);
  const onInstalled = () => {
    // The first worker has no older one to replace.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    tellWorker(registration.waiting, {
      kind: "keep-screens",
      role: readSession()?.role ?? "",
      language: getLanguage(),
    });
    change.continueIfQuiet();
  };
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", onInstalled),
  );
  navigator.serviceWorker.addEventListener("controllerchange", change.noteTakeOver);
  document.addEventListener("visibilitychange", change.continueIfQuiet);
  whenWritesEnd(change.continueIfQuiet);
  checkForVersions(registration);
  void forgetOthersReplies(readSession()?.person).catch(() => undefined);
  whenMismatched(() => void change.askPerson());
  onInstalled();
}

/** One change from the current worker to the waiting one. */
function makeVersionChange(registration: ServiceWorkerRegistration) {
  let hasBegun = false;
  let isAgreed = false;
  let hasTakenOver = false;
  const begin = () => {
    hasBegun = true;
    tellWorker(registration.waiting, { kind: "take-over" });
  };
  const continueIfQuiet = () => {
    if (!isQuiet()) return;
    if (hasTakenOver) window.location.reload();
    else if (registration.waiting && !hasBegun) begin();
  };
  const noteTakeOver = () => {
    // If this tab did not begin the change, it is not reloaded: another tab began it, or the page had no worker before.
    hasTakenOver = hasBegun;
    if (hasTakenOver && (isAgreed || isQuiet())) window.location.reload();
  };
  const askPerson = async () => {
    await registration.update().catch(() => undefined);
    await waitForInstallation(registration);
    if (!registration.waiting || hasBegun) return;
    const { title, text, open, stay } = getMessages(installedApp).renewed;
    isAgreed = await confirmAction({ title, text, yes: open, no: stay });
    if (isAgreed) begin();
  };
  return { continueIfQuiet, noteTakeOver, askPerson };
}

/** Waits until the newer worker has fetched its files, or failed to: `update` resolves before that. */
function waitForInstallation({ installing }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve) => {
    if (!installing) return resolve();
    installing.addEventListener("statechange", () => resolve(), { once: true });
  });
}

/** Checks for a new version, at most once an hour. The browser checks only when a page is opened, and an app may be open for days. */
function checkForVersions(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < hourMilliseconds) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
