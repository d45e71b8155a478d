import { vi } from "vitest";

/** The portal's key, as the server sends it. */
export const serverKey = "BAUG";

interface FakedPush {
  permission?: NotificationPermission;
  /** What the person chooses when the browser asks. */
  chooses?: NotificationPermission;
  /** Whether the browser has a subscription, made with the portal's key or another. */
  subscribedWith?: string;
  /** Without a service worker the browser can do nothing yet. */
  hasWorker?: boolean;
}

const toBytes = (key: string) => Uint8Array.from(atob(key), (character) => character.charCodeAt(0)).buffer;

/** A browser with push messages. Returns what it was asked and did. */
export function fakePush({ permission = "default", chooses = "granted", subscribedWith, hasWorker = true }: FakedPush) {
  const done: string[] = [];
  const state = { permission, count: 0, subscription: undefined as object | undefined };
  const subscribe = (key: string) => {
    state.count += 1;
    const endpoint = `https://fcm.googleapis.com/fcm/send/${state.count}`;
    const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
    state.subscription = {
      endpoint,
      options: { applicationServerKey: toBytes(key) },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        done.push("unsubscribed");
        state.subscription = undefined;
      },
    };
    return state.subscription;
  };
  if (subscribedWith) subscribe(subscribedWith);
  const shown = [{ close: () => done.push("closed a notification") }];
  const registration = {
    getNotifications: async () => shown,
    pushManager: {
      getSubscription: async () => state.subscription ?? null,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        done.push("subscribed");
        return subscribe(applicationServerKey);
      },
    },
  };
  const requestPermission = async () => {
    done.push("asked");
    state.permission = chooses;
    return chooses;
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return state.permission;
    },
    requestPermission,
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => (hasWorker ? registration : undefined),
    ready: hasWorker ? Promise.resolve({ active: null }) : new Promise(() => {}),
  });
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  return { done, removeWorker: () => Reflect.deleteProperty(navigator, "serviceWorker") };
}
