import { setOwnLanguage } from "@hunarmand/api/account/language";
import { listNotices } from "@hunarmand/api/notices/notices";
import type { Page, Worker } from "@playwright/test";
import type { PushWorker } from "../app/service-worker/push-events.ts";
import { go } from "./go.ts";
import { enter, expect, test } from "./journey.ts";
import { readToast } from "./office-visit.ts";
import { call, logIn, makePlumber, postJob } from "./portal-api.ts";
import { openWorkerPhone } from "./worker-phone.ts";

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Gives the page what a headless Chromium lacks: the permission, and a subscription, which Google's servers would make.
 * Runs in the page, before its scripts.
 */
function addPush({ endpoint, keys }: Subscription): void {
  let subscription: object | null = null;
  const state = { permission: "default" };
  const requestPermission = async () => {
    state.permission = "granted";
    return state.permission;
  };
  Object.defineProperty(Notification, "permission", { get: () => state.permission });
  Object.defineProperty(Notification, "requestPermission", { value: requestPermission });
  PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
  PushManager.prototype.subscribe = async (options) => {
    const key = String(options?.applicationServerKey).replaceAll("-", "+").replaceAll("_", "/");
    const applicationServerKey = Uint8Array.from(atob(key), (character) => character.charCodeAt(0)).buffer;
    subscription = { endpoint, options: { applicationServerKey }, toJSON: () => ({ endpoint, keys }) };
    return subscription as PushSubscription;
  };
}

interface Shown {
  title: string;
  body: string;
  isSilent: boolean;
  buttons: string[];
}

/** What the worker does on a phone with a screen. */
type WatchedScope = PushWorker & EventTarget & { shown: Shown[]; opened: string[] };

/** Notes what the worker shows and opens: a headless Chromium has no place for notifications. Runs in the worker. */
function watchWorker(): void {
  const scope = self as unknown as WatchedScope;
  Object.assign(scope, { shown: [], opened: [] });
  const current = new Map<string | undefined, Notification>();
  const { registration, clients } = scope;
  registration.showNotification = async (title, options = {}) => {
    const { actions = [] } = options as { actions?: { title: string }[] };
    const [isSilent, body] = [options.silent === true, options.body ?? ""];
    scope.shown.push({ title, body, isSilent, buttons: actions.map((action) => action.title) });
    current.delete(options.tag);
    current.set(options.tag, { ...options, title } as Notification);
  };
  registration.getNotifications = async ({ tag } = {}) =>
    [...current.values()].filter((one) => tag === undefined || one.tag === tag);
  clients.matchAll = async () => [];
  clients.openWindow = async (url) => {
    scope.opened.push(String(url));
    return null;
  };
}

const readShown = () => (self as unknown as WatchedScope).shown;

/** Presses the button of the newest notification, and returns what the worker opens. Runs in the worker. */
async function pressSee(): Promise<string[]> {
  const scope = self as unknown as WatchedScope;
  const notification = (await scope.registration.getNotifications()).at(-1);
  const pressed = new Event("notificationclick");
  let work: Promise<unknown> = Promise.resolve();
  const waitUntil = (given: Promise<unknown>) => {
    work = given;
  };
  const closed = { data: notification?.data, close: () => undefined };
  scope.dispatchEvent(Object.assign(pressed, { action: "see", notification: closed, waitUntil }));
  await work;
  return scope.opened;
}

/** Returns a function that hands a decrypted message to the worker, as the browser does when a push service sends it. */
async function findDelivery(page: Page): Promise<(text: string) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const target = { origin: new URL(page.url()).origin, registrationId: await found };
  return async (data) => void (await browser.send("ServiceWorker.deliverPushMessage", { ...target, data }));
}

test("an offer reaches the service worker of Chromium as one encrypted message, is shown once in Urdu and in English, and opens", async ({
  browser,
  portal,
  pushService,
}) => {
  const { path, subscription } = pushService.makeBrowser();
  const handyman = await logIn(await makePlumber());
  const { context, page } = await openWorkerPhone(browser, { baseURL: portal.address });
  await context.addInitScript(addPush, subscription);
  await enter(page, handyman);
  await page.goto("/accountsettings");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await go(page, "/notificationsettings");
  await page.locator("[name=thisDevice]").click();
  await readToast(page, "This device gets notices now.");
  const [worker] = context.serviceWorkers() as [Worker];
  await worker.evaluate(watchWorker);
  const deliver = await findDelivery(page);

  const findSent = (jobId: string) =>
    pushService.received.filter((sent) => sent.path === path && sent.message?.see.path.endsWith(`offer=${jobId}`));
  const receive = async () => {
    const jobId = await postJob();
    await expect.poll(() => findSent(jobId).length).toBe(1);
    return { jobId, text: findSent(jobId)[0]?.text ?? "" };
  };
  const english = await receive();
  await deliver(english.text);
  const inEnglish = { title: "New job near you", body: "", isSilent: false, buttons: ["See"] };
  await expect.poll(() => worker.evaluate(readShown)).toEqual([inEnglish]);
  // A push service may send a message twice.
  await deliver(english.text);
  await expect.poll(() => worker.evaluate(readShown)).toEqual([inEnglish, { ...inEnglish, isSilent: true }]);

  await call(handyman, setOwnLanguage, { body: { language: "ur" } });
  const urdu = await receive();
  await deliver(urdu.text);
  const inUrdu = { ...inEnglish, title: "آپ کے قریب نیا کام", buttons: ["دیکھیں"] };
  await expect.poll(async () => (await worker.evaluate(readShown)).at(-1)).toEqual(inUrdu);
  expect([findSent(english.jobId).length, findSent(urdu.jobId).length]).toEqual([1, 1]);

  const [address = ""] = await worker.evaluate(pressSee);
  expect(address).toContain(`/requestedjobs?offer=${urdu.jobId}&notice=`);
  await page.goto(address);
  // The shell shows offers under a heading of its own until the screen has its list.
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  const id = new URL(address).searchParams.get("notice");
  const isRead = async () => (await call(handyman, listNotices, {})).some((one) => one.id === id && one.readDate);
  await expect.poll(isRead).toBe(true);
  await context.close();
});
