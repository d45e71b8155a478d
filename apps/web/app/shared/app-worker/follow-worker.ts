import installedApp from "../../locales/en/installed-app.json";
import { confirmAction } from "../dialogs/dialogs.tsx";
import { forgetOthersReplies } from "../person/kept-database.ts";
import { readSession } from "../person/session.ts";
import { getLanguage, getMessages } from "../texts/messages.ts";
import { whenMismatched } from "./mismatch.ts";
import { isQuiet } from "./quiet-moment.ts";
import { tellWorker } from "./tell-worker.ts";

const hourMilliseconds = 3_600_000;

/**
 * Follows new versions of the worker, and so of the portal. A new one waits beside the old one until a quiet moment:
 * the page is then reloaded, so that nobody loses what they type. A page whose reply the server no longer writes as it
 * expects asks whether to open the new version.
 */
export function followWorker(registration: ServiceWorkerRegistration): void {
  const turn = makeTurn(registration);
  const onInstalled = () => {
    // The first worker has no older one to replace.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    tellWorker(registration.waiting, {
      kind: "keep-screens",
      role: readSession()?.role ?? "",
      language: getLanguage(),
    });
    turn.offer();
  };
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", onInstalled),
  );
  navigator.serviceWorker.addEventListener("controllerchange", turn.noteTaken);
  document.addEventListener("visibilitychange", turn.offer);
  lookForNews(registration);
  void forgetOthersReplies(readSession()?.person).catch(() => undefined);
  whenMismatched(() => void turn.ask());
  onInstalled();
}

/** The moments of one change of version. */
function makeTurn(registration: ServiceWorkerRegistration) {
  let isAsked = false;
  let isAgreed = false;
  let isTaken = false;
  const begin = () => {
    isAsked = true;
    tellWorker(registration.waiting, { kind: "take-over" });
  };
  const offer = () => {
    if (!isQuiet()) return;
    if (isTaken) window.location.reload();
    else if (registration.waiting && !isAsked) begin();
  };
  const noteTaken = () => {
    // Another tab may have asked, and the very first worker takes a page that has none.
    isTaken = isAsked;
    if (isTaken && (isAgreed || isQuiet())) window.location.reload();
  };
  const ask = async () => {
    await registration.update().catch(() => undefined);
    if (!registration.waiting) return;
    const { title, text, open, stay } = getMessages(installedApp).renewed;
    isAgreed = await confirmAction({ title, text, yes: open, no: stay });
    if (isAgreed) begin();
  };
  return { offer, noteTaken, ask };
}

/** The browser looks for a new version when an address is opened. The installed app may stay open for days. */
function lookForNews(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < hourMilliseconds) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
