import { sendWaitingTag } from "../app-worker/worker-messages.ts";

/** Asks the browser for an event in the worker once there is a network. Only some browsers have it. */
export async function askForSync(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = (await navigator.serviceWorker.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register: (name: string) => Promise<void> } })
    | undefined;
  await registration?.sync?.register(sendWaitingTag);
}
