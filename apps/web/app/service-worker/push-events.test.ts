import type { PushMessage } from "@hunarmand/api/notices/push-message";
import { beforeEach, describe, expect, test } from "vitest";
import { listenForPush, type PushWorker } from "./push-events.ts";

interface Shown {
  title: string;
  options: NotificationOptions & { actions: { action: string; title: string }[]; renotify: boolean };
}

const origin = "https://portal.test";
const jobPath = "/jobs/7f0e6a7e-0000-4000-8000-000000000001";

/** A worker that notes what it shows, opens and subscribes. */
function makeWorker() {
  const listeners = new Map<string, (event: Event) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const subscribed: PushSubscriptionOptionsInit[] = [];
  const windows: unknown[] = [];
  const worker: PushWorker = {
    location: { origin },
    registration: {
      showNotification: async (title, options) => {
        const known = shown.findIndex((one) => one.options.tag === options.tag);
        shown.splice(known < 0 ? shown.length : known, known < 0 ? 0 : 1, {
          title,
          options: options as Shown["options"],
        });
      },
      getNotifications: async ({ tag } = {}) =>
        shown.filter(({ options }) => options.tag === tag).map(({ options }) => options as unknown as Notification),
      pushManager: { subscribe: async (options) => subscribed.push(options) },
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (url) => opened.push(url),
    },
    addEventListener: (type, listener) => void listeners.set(type, listener),
  };
  listenForPush(worker);
  const send = async (type: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (given: Promise<unknown>) => {
      work = given;
    };
    listeners.get(type)?.({ ...event, waitUntil } as unknown as Event);
    await work;
  };
  const push = (text: string | null) => send("push", { data: text === null ? null : { text: () => text } });
  const press = (action = "", place = 0) =>
    send("notificationclick", { action, notification: { close: () => {}, data: shown[place]?.options.data } });
  return { shown, opened, subscribed, windows, send, push, press };
}

const message: PushMessage = {
  id: "11111111-0000-4000-8000-000000000001",
  kind: "job-accepted",
  title: "A handyman took your job",
  topic: "topic-of-the-job",
  see: { label: "See", path: jobPath },
  call: { label: "Call", path: `${jobPath}#call` },
};
const written = (changes: object = {}) => JSON.stringify({ ...message, ...changes });

let worker: ReturnType<typeof makeWorker>;
beforeEach(() => {
  worker = makeWorker();
});

describe("a push message", () => {
  test("shows its title and its buttons", async () => {
    await worker.push(written());
    expect(worker.shown).toMatchObject([
      { title: message.title, options: { renotify: true, actions: [{ title: "See" }, { title: "Call" }] } },
    ]);
  });

  test("that arrives twice is shown once, and rings once", async () => {
    await worker.push(written());
    await worker.push(written());
    expect(worker.shown).toMatchObject([{ options: { renotify: false, silent: true } }]);
  });

  test("replaces an older one about the same thing, and rings again", async () => {
    await worker.push(written());
    await worker.push(written({ id: "11111111-0000-4000-8000-000000000002", title: "Your handyman is running late" }));
    expect(worker.shown).toMatchObject([{ title: "Your handyman is running late", options: { renotify: true } }]);
  });

  test.each([null, "", "no json", "{}", written({ see: { label: "See", path: "https://evil.test/" } })])(
    "that cannot be read shows the portal's name and leads to the notices: %s",
    async (text) => {
      await worker.push(text);
      expect(worker.shown).toMatchObject([{ title: "Hunarmand", options: { actions: [] } }]);
      await worker.press();
      expect(worker.opened).toEqual([`${origin}/notices`]);
    },
  );
});

describe("a press", () => {
  test("opens the screen in a new window, and names the notice that was read", async () => {
    await worker.push(written());
    await worker.press("see");
    expect(worker.opened).toEqual([`${origin}${jobPath}?notice=${message.id}`]);
  });

  test("on Call opens the place with the call button", async () => {
    await worker.push(written());
    await worker.press("call");
    expect(worker.opened).toEqual([`${origin}${jobPath}?notice=${message.id}#call`]);
  });

  test("uses an open window of the portal, if it can be navigated", async () => {
    const visited: string[] = [];
    const window = { focus: async () => window, navigate: async (url: string) => visited.push(url) };
    worker.windows.push(window);
    await worker.push(written({ see: { label: "See", path: "/requestedjobs?offer=7" } }));
    await worker.press();
    expect(visited).toEqual([`${origin}/requestedjobs?offer=7&notice=${message.id}`]);
    expect(worker.opened).toEqual([]);
    window.navigate = () => Promise.reject(new TypeError("not controlled"));
    await worker.press();
    expect(worker.opened).toHaveLength(1);
  });

  test("never leaves the portal", async () => {
    await worker.push(written());
    for (const see of ["https://evil.test/", "//evil.test/"])
      await worker.send("notificationclick", { action: "", notification: { close: () => {}, data: { id: "1", see } } });
    expect(worker.opened).toEqual([]);
  });
});

test("a subscription that the browser has ended is made again with the same key", async () => {
  const applicationServerKey = new Uint8Array([4, 1, 2]).buffer;
  await worker.send("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey } } });
  await worker.send("pushsubscriptionchange", { oldSubscription: null });
  expect(worker.subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey }]);
});
