import { type PushMessage, readPushMessage } from "@hunarmand/api/notices/push-message";

/** The parts of a service worker that push messages need. A `ServiceWorkerGlobalScope` has them. */
export interface PushWorker {
  location: { origin: string };
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(filter?: { tag?: string }): Promise<readonly Notification[]>;
    pushManager: { subscribe(options: PushSubscriptionOptionsInit): Promise<unknown> };
  };
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly unknown[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: string, listener: (event: Event) => void): void;
}

/** The browser's own events, in the parts that are read. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface PushedEvent extends WorkerEvent {
  data: { text(): string } | null;
}
interface ClickedEvent extends WorkerEvent {
  action: string;
  notification: Pick<Notification, "close" | "data">;
}
interface ChangedEvent extends WorkerEvent {
  oldSubscription?: { options: PushSubscriptionOptions } | null;
}

interface Events {
  push: PushedEvent;
  notificationclick: ClickedEvent;
  pushsubscriptionchange: ChangedEvent;
}

/** Paths that a press opens, stored in the notification. */
interface Targets {
  id: string;
  see: string;
  call?: string;
}

interface OpenWindow {
  focus(): Promise<OpenWindow>;
  navigate(url: string): Promise<unknown>;
}

/**
 * Shows push messages, opens their screens, and renews a subscription that the browser has ended (docs/product.md N7). Call it once, while
 * the service worker starts: later listeners miss events.
 */
export function listenForPush(worker: PushWorker): void {
  const listen = <Name extends keyof Events>(name: Name, handle: (event: Events[Name]) => Promise<void>) =>
    worker.addEventListener(name, (event) => {
      const known = event as unknown as Events[Name];
      known.waitUntil(handle(known));
    });
  listen("push", ({ data }) => show(worker, data?.text() ?? ""));
  listen("notificationclick", ({ action, notification }) => {
    const { see, call, id } = notification.data as Targets;
    notification.close();
    return open(worker, action === "call" && call ? call : see, id);
  });
  listen("pushsubscriptionchange", (event) => renew(worker, event));
}

/** Browsers end the subscription of a page that shows nothing for a message. */
const unreadable: PushMessage = {
  id: "",
  kind: "notice",
  title: "Hunarmand",
  topic: "notice",
  see: { label: "", path: "/notices" },
};

async function show({ registration }: PushWorker, text: string): Promise<void> {
  const { id, title, topic, see, call } = readPushMessage(text) ?? unreadable;
  const shown = await registration.getNotifications({ tag: topic });
  const isRepeated = shown.some(({ data }) => id !== "" && (data as Targets | null)?.id === id);
  const data: Targets = { id, see: see.path, ...(call ? { call: call.path } : {}) };
  const actions = [
    { action: "see", title: see.label },
    { action: "call", title: call?.label ?? "" },
  ].filter(({ title: label }) => label !== "");
  // `actions` and `renotify` are missing in the types of a page's own notifications.
  const options = { tag: topic, data, actions, renotify: !isRepeated, silent: isRepeated, icon: "/icons/app-192.png" };
  await registration.showNotification(title, options as NotificationOptions);
}

/** In a window of the portal if there is one, or else in a new one. The app marks the notice as read. */
async function open({ clients, location }: PushWorker, path: string, id: string): Promise<void> {
  const target = new URL(path, location.origin);
  if (target.origin !== location.origin) return;
  if (id) target.searchParams.set("notice", id);
  const [known] = (await clients.matchAll({ type: "window", includeUncontrolled: true })) as readonly OpenWindow[];
  // A window that another worker controls cannot be navigated.
  const isOpened = await known
    ?.focus()
    .then((focused) => focused.navigate(target.href))
    .then(
      () => true,
      () => false,
    );
  if (!isOpened) await clients.openWindow(target.href);
}

/** The app sends the new address to the server when it opens next: a worker has no token. */
async function renew({ registration }: PushWorker, { oldSubscription }: ChangedEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (key) await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
