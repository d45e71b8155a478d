import { getPush, type PushSettings, removePushDevice, subscribePush } from "@hunarmand/api/notices/push";
import { callApi } from "../calls/call-api.ts";
import { readSession } from "../person/session.ts";
import { forgetPush, pushOwnerKey } from "./forget-push.ts";

/**
 * Whether this browser gets push messages for the person. `blocked`: they have refused them. `install-first`: an iPhone or iPad, which
 * shows them only for an app on its home screen. `not-ready`: the service worker is missing, for example before the first reload.
 */
export type PushState = "on" | "off" | "blocked" | "install-first" | "not-ready" | "unsupported";

/** iPads name themselves as Macs, which have no touch screen. */
const isAppleMobile = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes("Mac OS X") && navigator.maxTouchPoints > 1);

const hasPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export async function findPushState(): Promise<PushState> {
  if (!hasPush()) return isAppleMobile() ? "install-first" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return "not-ready";
  const subscription = await registration.pushManager.getSubscription();
  return subscription && Notification.permission === "granted" && isOwn() ? "on" : "off";
}

const isOwn = (): boolean => localStorage.getItem(pushOwnerKey) === readSession()?.person;

/**
 * Asks for the permission and subscribes. Call it from a press: browsers ask at no other time.
 *
 * @throws ApiError if the server refuses, and the browser's error if its push service cannot be reached
 */
export async function turnOnPush(): Promise<PushState> {
  if (!hasPush()) return findPushState();
  const permission = await Notification.requestPermission();
  const registration = await navigator.serviceWorker.getRegistration();
  if (permission !== "granted" || !registration) return findPushState();
  const { publicKey } = await callApi(getPush);
  await sendSubscription(await subscribeWith(registration, publicKey));
  return "on";
}

/** Ends it for this browser, on the server first: otherwise a message may still come. */
export async function turnOffPush({ devices }: PushSettings): Promise<void> {
  for (const { id, isCurrent } of devices) if (isCurrent) await callApi(removePushDevice, { params: { id } });
  await forgetPush();
}

/** A subscription made with another key of the portal gets nothing. */
async function subscribeWith(registration: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const known = await registration.pushManager.getSubscription();
  if (known && encodeKey(known.options.applicationServerKey) === publicKey) return known;
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

const encodeKey = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer())))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** What was sent in this session. A logout removes it. */
const pushSentKey = "pushSent";

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys } = subscription.toJSON();
  await callApi(subscribePush, { body: { endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } } });
  localStorage.setItem(pushSentKey, endpoint);
  localStorage.setItem(pushOwnerKey, readSession()?.person ?? "");
}

/**
 * When the app opens: gives the server the subscription again after a new login, and after the browser has renewed it. The subscription of
 * somebody else who used this browser is ended.
 */
export async function keepPush(): Promise<void> {
  const registration = hasPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription || !readSession()) return;
  if (!isOwn()) return forgetPush();
  if (localStorage.getItem(pushSentKey) !== subscription.endpoint) await sendSubscription(subscription);
}
