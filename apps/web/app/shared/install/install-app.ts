import { useSyncExternalStore } from "react";
import installedApp from "../../locales/en/installed-app.json";
import { showMessage } from "../dialogs/dialogs.tsx";
import { getMessages } from "../texts/messages.ts";
import { install } from "./install-prompt.ts";

/** How this browser puts the portal on the phone: by a dialog, or by its own menu. */
export type InstallWay = "prompt" | "ios" | "menu";

const isInstalled = (): boolean =>
  window.matchMedia("(display-mode: standalone)").matches ||
  // Safari's own property.
  ("standalone" in navigator && navigator.standalone === true);

/** An iPad calls itself a Mac, but Macs have no touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

function findInstallWay(): InstallWay | undefined {
  if (isInstalled()) return undefined;
  if (install.prompt) return "prompt";
  if (isIos()) return "ios";
  return window.matchMedia("(pointer: coarse)").matches ? "menu" : undefined;
}

const usedEvent = "install-prompt-used";
const changes = ["beforeinstallprompt", "appinstalled", usedEvent];

function subscribe(listener: () => void): () => void {
  for (const name of changes) window.addEventListener(name, listener);
  return () => {
    for (const name of changes) window.removeEventListener(name, listener);
  };
}

window.addEventListener("appinstalled", () => {
  install.prompt = undefined;
});

/** Shows the browser's own question. It can be shown once. */
async function showInstallPrompt(): Promise<void> {
  const { prompt } = install;
  install.prompt = undefined;
  window.dispatchEvent(new Event(usedEvent));
  await prompt?.prompt();
}

/** Returns undefined in the installed app, and at a desk whose browser cannot install it. */
export const useInstallWay = (): InstallWay | undefined =>
  useSyncExternalStore(subscribe, findInstallWay, () => undefined);

/** Asks by the browser's dialog, or says how it is done. */
export async function installApp(way: InstallWay): Promise<void> {
  if (way === "prompt") return showInstallPrompt();
  const texts = getMessages(installedApp).install;
  await showMessage({ title: texts.how, text: texts[way] });
}
